// A table of Terres de Yokai.

import type { Schemas } from "@/lib/ask";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import { notes } from "./notes";
import { spoken } from "./spoken";
import { told } from "./story";

/** A pile by its letter, or a sketch of the hand. */
const marked = (place: string): string =>
  place.length === 1 ? `[data-land="${place}"]` : `.hand [data-thing="${place}"]`;

export default { Board, spoken, told, marked, notes } satisfies GameTable<Schemas["YokaiView"]>;
