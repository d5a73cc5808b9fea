// A table of Regality vs. Religion.

import type { Schemas } from "@/lib/ask";
import { has, t } from "@/lib/words.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Entry from "./Entry.svelte";
import { notes } from "./notes";
import Piece from "./Piece.svelte";
import Relation from "./Relation.svelte";
import { isSetUp, logged, spoken } from "./spoken";
import { reason, steps, told } from "./story";

const isCell = (place: string): boolean => /^[abc][123]$/.test(place);

/** Says what wins a game, and the match if it has several. */
function aim({ games, games_to_win: wins }: Schemas["RegalityView"]): string {
  const match = wins ? t("regality-aim-wins", { wins }) : games ? t("regality-aim-points", { games }) : "";
  return [t("regality-wins"), match].filter(Boolean).join(" · ");
}

export default {
  Board,
  Emblem,
  Piece,
  isPiece: (code) => /^[A-Z][a-z]$/.test(code) && has(`tile-${code}`),
  aim,
  Relation,
  Entry,
  spoken,
  logged,
  isSetUp,
  told,
  steps,
  reason,
  notes,
  marked: (place) => (isCell(place) ? `[data-cell="${place}"]` : `[data-code="${place}"]`),
} satisfies GameTable<Schemas["RegalityView"]>;
