// A table of a game that has no folder here: its own picture, and its own words.

import type { Schemas } from "@/lib/ask";
import type { GameTable } from "../game";
import Board from "./Board.svelte";

export default { Board, spoken: (action) => action } satisfies GameTable<Schemas["GeneralView"]>;
