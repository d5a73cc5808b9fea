// A table of Regality vs. Religion.

import type { Schemas } from "@/lib/ask";
import { has } from "@/lib/words.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { notes } from "./notes";
import Piece from "./Piece.svelte";
import { isSetUp, logged, spoken } from "./spoken";
import { reason, steps, told } from "./story";

const isCell = (place: string): boolean => /^[abc][123]$/.test(place);

export default {
  Board,
  Emblem,
  Piece,
  isPiece: (code) => /^[A-Z][a-z]$/.test(code) && has(`tile-${code}`),
  spoken,
  logged,
  isSetUp,
  told,
  steps,
  reason,
  notes,
  marked: (place) => (isCell(place) ? `[data-cell="${place}"]` : `[data-code="${place}"]`),
} satisfies GameTable<Schemas["RegalityView"]>;
