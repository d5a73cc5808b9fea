// How strong a reader is, against the measured difficulty of the puzzles that they solve or fail, in this browser only.
//
// It is Elo's formula with a puzzle as the opponent. A library would rate both sides over a history of matches; here one
// side is measured already and stays as it is, which leaves three lines of arithmetic.

import { store, stored } from "@/lib/settings.svelte";

export interface Rating {
  value: number;
  /** How many puzzles it rests on. */
  count: number;
}

const KEY = "yamabushi-rating";
const BEGINNER: Rating = { value: 1000, count: 0 };
/** So many puzzles move a rating by twice as much as later ones. */
const FIRST = 20;

/** Gives a puzzle's rating: from 780 for the easiest of the book to 1890 for the hardest. */
export const ratingOf = (difficulty: number): number => 600 + 30 * difficulty;

/** Gives the chance that a puzzle is solved. */
export const chance = (value: number, difficulty: number): number =>
  1 / (1 + 10 ** ((ratingOf(difficulty) - value) / 400));

/** Gives a rating after one more puzzle. */
export function after({ value, count }: Rating, difficulty: number, isSolved: boolean): Rating {
  const step = count < FIRST ? 40 : 20;
  return { value: value + step * (Number(isSolved) - chance(value, difficulty)), count: count + 1 };
}

/** Reads the rating that is kept; what makes no sense counts as none. */
export function rating(): Rating {
  const { value, count } = stored<Partial<Rating>>(KEY, {});
  return Number.isFinite(value) && Number.isInteger(count) ? { value: value!, count: count! } : BEGINNER;
}

/** Keeps what comes of one more puzzle, and gives it. */
export function rate(difficulty: number, isSolved: boolean): Rating {
  const found = after(rating(), difficulty, isSolved);
  store(KEY, found);
  return found;
}
