// A table of HI MI KI.

import type { Schemas } from "@/lib/ask";
import { t } from "@/lib/words.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Entry from "./Entry.svelte";
import { isChaos, isOrientation } from "./naming";
import { notes } from "./notes";
import Piece from "./Piece.svelte";
import PuzzleCard from "./PuzzleCard.svelte";
import Relation from "./Relation.svelte";
import { isStuck, layPuzzle, offered, puzzleAfter, titleOf } from "./puzzles.svelte";
import { logged, spoken } from "./spoken";
import { isSetUp, steps, told } from "./story";

export default {
  Board,
  sideName: (side) => t(side ? "side-b" : "side-w"),
  Piece,
  isPiece: (code) => isChaos(code) || isOrientation(code),
  PuzzleCard,
  titled: ({ puzzle }) => (puzzle ? titleOf(String(puzzle)) : ""),
  goal: ({ par, score }) => {
    const left = (par ?? 0) - (score[0] ?? 0);
    return left > 0 ? t("puzzle-goal", { par: left }) : "";
  },
  aim: ({ mode, par, points_to_win: points }) =>
    points === null ? t("puzzle-aim", { par: par ?? 0 }) : t("himikiboard-aim", { mode, points }),
  Relation,
  Entry,
  offered,
  isStuck,
  restart: ({ now }) => layPuzzle(String(now?.table.options["puzzle"] ?? "")),
  spoken,
  logged,
  isSetUp,
  told,
  needsWho: true,
  marked: (square) => `[data-square="${square}"]`,
  steps,
  notes,
  next: async ({ now }) => {
    if (!now?.table.is_puzzle) return null;
    const name = await puzzleAfter(String(now.table.options["puzzle"] ?? ""));
    return name ? { said: t("book-next", { name }), go: () => layPuzzle(name) } : null;
  },
  automaton: () => t("seat-muk-yan"),
  // Muk Yan's dice and plans are seen nowhere else.
  showsChance: ({ mode }) => mode === "mukyan",
  isLong: (view) => !!view.muk_yan,
} satisfies GameTable<Schemas["HimikiView"]>;
