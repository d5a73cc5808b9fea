// A table of Terres de Yokai.

import type { Schemas } from "@/lib/ask";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import { spoken } from "./spoken";
import { told } from "./story";

export default { Board, spoken, told } satisfies GameTable<Schemas["YokaiView"]>;
