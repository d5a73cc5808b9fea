// The book of puzzles, as the server has it; asked for once.

import { answer, server, type Schemas } from "@/lib/ask";
import { progress } from "@/lib/kept.svelte";
import { lay } from "@/lib/lay";
import { ownName } from "@/lib/names";
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
  name,
  seats: [{ kind: "me", level: 3 }],
  draw_sides: false,
  clock: { kind: "none", seconds: 0, increment: 0 },
  is_public: false,
  is_rated: false,
});

/** Gives the puzzle after another: the first that is not solved yet, or just the next one. */
export async function puzzleAfter(name: string): Promise<string | null> {
  const all = await puzzles();
  const index = all.findIndex((one) => one.name === name);
  const following = all.slice(index + 1).find((one) => !progress.best(one.name)) ?? all[index + 1];
  return following?.name ?? null;
}

/** Tells a puzzle of the book, which has a name, from the text of one. */
export const isNamed = (puzzle: string): boolean => puzzle.length < 5;

/** Names a puzzle as a title does. */
export const titleOf = (puzzle: string): string =>
  isNamed(puzzle) ? t("puzzle-title", { name: puzzle }) : t("puzzle-own");

/** Lays the table of a puzzle, of the book or of the reader's own. */
export const layPuzzle = (puzzle: string): Promise<void> =>
  lay(puzzleTable(puzzle, ownName()), isNamed(puzzle) ? { names: [puzzle] } : { key: "puzzle-own" });

type View = Pick<Schemas["HimikiView"], "actions" | "free_actions" | "is_lost" | "is_paid" | "moves_left" | "returns">;

/** Gives the decisions that are offered: where the moves of a puzzle are used up, only those that cost none. */
export const offered = ({ actions, free_actions: free, is_paid: isPaid, moves_left: left }: View): readonly string[] =>
  actions.length && isPaid && left === 0 ? (free ?? actions) : actions;

/** Tells whether no move is left in a puzzle that is not solved. */
export const isStuck = ({ is_lost: isLost, returns }: View): boolean => isLost === true && !returns;
