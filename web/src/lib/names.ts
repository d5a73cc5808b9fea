// What people are called.

import { kept } from "./kept.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** What the server calls whoever gives no name: everybody reads it in their own language. */
const NAMELESS = "Guest";

/** Gives the name that one sits down with: the one that was used at a table that this one follows, or one's own. */
export const ownName = (after?: string): string =>
  (after === undefined ? "" : kept.of(after)?.name) || settings.name || NAMELESS;

/** Names somebody. */
export const personName = (name: string | null | undefined): string =>
  !name || name === NAMELESS ? t("table-guest") : name;

/** Gives a name as it is kept; somebody without one may have one later. */
export const keptName = (name: string): string => (name === NAMELESS ? "" : name);
