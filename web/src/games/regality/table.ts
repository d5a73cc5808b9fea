// A table of Regality vs. Religion.

import type { Schemas } from "@/lib/ask";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import { isSetUp, logged, spoken } from "./spoken";
import { reason, steps, told } from "./story";

export default { Board, spoken, logged, isSetUp, told, steps, reason } satisfies GameTable<Schemas["RegalityView"]>;
