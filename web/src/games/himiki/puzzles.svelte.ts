// The book of puzzles, as the server has it; asked for once.

import { answer, server, type Schemas } from "@/lib/ask";
import { t } from "@/lib/words.svelte";

export type Puzzle = Schemas["BookPuzzle"];

let known: Promise<Puzzle[]> | undefined;

/** Gives the puzzles in the order of the book; after a failure they are asked for anew. */
export function puzzles(): Promise<Puzzle[]> {
  known ??= answer(server.GET("/api/puzzles")).catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

/** Writes down the table of a puzzle. */
export const puzzleTable = (puzzle: string, name: string): Schemas["NewTable"] => ({
  game: "himiki",
  options: { mode: "mindlock", puzzle },
  name: name || t("table-guest"),
  seats: [{ kind: "me", level: 3 }],
  draw_sides: false,
  clock: { kind: "none", seconds: 0, increment: 0 },
  is_public: false,
});
