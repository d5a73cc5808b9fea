// A table of Terres de Yokai.

import type { Schemas } from "@/lib/ask";
import { t } from "@/lib/words.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Entry from "./Entry.svelte";
import { notes } from "./notes";
import Piece from "./Piece.svelte";
import Relation from "./Relation.svelte";
import { logged, spoken } from "./spoken";
import { reason, told } from "./story";

/** A pile by its letter, or a sketch of the hand. */
const marked = (place: string): string =>
  place.length === 1 ? `[data-land="${place}"]` : `.hand [data-thing="${place}"]`;

/** A yokai as `G4`, or a sketch as `GB+`. */
const isPiece = (code: string): boolean => /^([GRBY][3-7]|([GRBY])(?!\2)[GRBY][+!]?)$/.test(code);

export default {
  Board,
  Emblem,
  Piece,
  isPiece,
  aim: () => t("yokaiboard-aim"),
  Relation,
  Entry,
  spoken,
  logged,
  told,
  reason,
  marked,
  notes,
} satisfies GameTable<Schemas["YokaiView"]>;
