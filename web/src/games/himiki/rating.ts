// How strong a reader is, against the measured difficulty of the puzzles that they solve or fail, in this browser only.
//
// It is Glicko-2 with a puzzle as the opponent, whose rating is measured and stays as it is. How sure a rating is, is a
// part of it: so the first puzzles move it far, and later ones a little.

import rated from "glicko2-lite";
import { store, stored } from "@/lib/settings.svelte";

export interface Rating {
  value: number;
  /** One standard deviation of the value: how sure it is. */
  deviation: number;
  volatility: number;
  /** How many puzzles it rests on. */
  count: number;
}

const KEY = "yamabushi-rating";
const BEGINNER: Rating = { value: 1000, deviation: 250, volatility: 0.06, count: 0 };
/** How well the difficulty of a puzzle is known, in points. */
const MEASURED = 60;

/** Gives a puzzle's rating: from 780 for the easiest of the book to 1890 for the hardest. */
export const ratingOf = (difficulty: number): number => 600 + 30 * difficulty;

/** Gives a rating after one more puzzle. */
export function after({ value, deviation, volatility, count }: Rating, difficulty: number, isSolved: boolean): Rating {
  const found = rated(value, deviation, volatility, [[ratingOf(difficulty), MEASURED, Number(isSolved)]]);
  return { value: found.rating, deviation: found.rd, volatility: found.vol, count: count + 1 };
}

/** Reads the rating that is kept; what makes no sense counts as none. */
export function rating(): Rating {
  const found: Rating = { ...BEGINNER, ...stored<Partial<Rating>>(KEY, {}) };
  return Object.values(found).every((number) => Number.isFinite(number)) ? found : BEGINNER;
}

/** Keeps what comes of one more puzzle, and gives it. */
export function rate(difficulty: number, isSolved: boolean): Rating {
  const found = after(rating(), difficulty, isSolved);
  store(KEY, found);
  return found;
}
