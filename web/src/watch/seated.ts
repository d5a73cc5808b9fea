// Who sits at a game that is watched.

import type { Schemas } from "@/lib/ask";
import { markedName } from "@/lib/names";
import { t } from "@/lib/words.svelte";

/** Names those who play, as a line. */
export const seated = (seats: readonly Schemas["ShownSeat"][]): string =>
  seats.map((one) => (one.kind === "engine" ? t(`level-${one.level}`) : markedName(one))).join(" – ");
