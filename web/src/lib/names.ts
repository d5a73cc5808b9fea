// What people are called.

import { account } from "./account.svelte";
import { kept, type Against } from "./kept.svelte";
import { settings } from "./settings.svelte";
import { listed, t } from "./words.svelte";

/** What the server calls whoever gives no name: everybody reads it in their own language. */
const NAMELESS = "Guest";

/** What it calls whoever has deleted their account. */
const GONE = "someone";

/** Gives the name that one sits down with: that of the account, the one that was used at a table that this one follows,
 * or one's own. */
export const ownName = (after?: string): string =>
  account.name() ?? ((after === undefined ? "" : kept.of(after)?.name) || settings.name || NAMELESS);

/** Names somebody. */
export const personName = (name: string | null | undefined): string =>
  !name || name === NAMELESS ? t("table-guest") : name === GONE ? t("table-gone") : name;

/** Names somebody who sits somewhere, and says so where it is a program. */
export const markedName = ({ name, is_bot = false }: { name: string; is_bot?: boolean }): string =>
  is_bot ? t("bot-name", { name }) : personName(name);

/** Gives a name as it is kept; somebody without one may have one later. */
export const keptName = (name: string): string => (name === NAMELESS ? "" : name);

/** Names an opponent in the reader's language. */
export const againstWhom = (one: Against): string => ("key" in one ? t(one.key) : listed(one.names.map(personName)));
