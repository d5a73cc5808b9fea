// A table of HI MI KI.

import type { Schemas } from "@/lib/ask";
import { t } from "@/lib/words.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import PuzzleCard from "./PuzzleCard.svelte";
import { spoken } from "./spoken";

export default {
  Board,
  PuzzleCard,
  spoken,
  automaton: () => t("seat-muk-yan"),
  // Muk Yan's dice and plans are seen nowhere else.
  showsChance: ({ mode }) => mode === "mukyan",
  isLong: (view) => !!view.muk_yan,
} satisfies GameTable<Schemas["HimikiView"]>;
