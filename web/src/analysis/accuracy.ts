// How accurately somebody has decided, from 0 to 100. The formula is that of `engines/accuracy.py`, and a file of numbers,
// which both sides are tested with, keeps the two the same.

// The curve that lichess has fitted, and the point that it adds since no search is sure.
const SCALE = 103.1668100711649;
const SLOPE = 0.04354415386753951;
const SHIFT = 3.166924740191411;
const BONUS = 1;

/** Over so many positions the chances' ups and downs are looked at: a tenth of the game, within these. */
const NARROWEST = 2;
const WIDEST = 8;

/** A decision's weight, by the standard deviation of the chances around it. */
const CALMEST = 0.5;
const WILDEST = 12;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Turns a mean return, from -1 to 1, into chances, from 0 to 100. */
export const percentOf = (value: number): number => 50 + 50 * value;

/** Says how accurate a decision was: the mean return of the best one, and that of what was played. */
export function accuracyOf(best: number, played: number): number {
  if (played >= best) return 100;
  const lost = percentOf(best) - percentOf(played);
  return within(SCALE * Math.exp(-SLOPE * lost) - SHIFT + BONUS, 0, 100);
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Says how much each step between two chances counts: more where they go up and down. */
export function weightsOf(chances: readonly number[]): number[] {
  const steps = chances.length - 1;
  const width = within(Math.floor(steps / 10), NARROWEST, WIDEST);
  return Array.from({ length: steps }, (_, step) => {
    const first = Math.max(0, step + 2 - width);
    return within(deviation(chances.slice(first, first + width)), CALMEST, WILDEST);
  });
}

/** Says how accurate all decisions of a side were together. */
export function gameAccuracy(accuracies: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = accuracies.reduce((sum, one, place) => sum + one * weights[place]!, 0) / total;
  const harmonic = accuracies.length / accuracies.reduce((sum, one) => sum + 1 / Math.max(one, 1), 0);
  return (weighted + harmonic) / 2;
}
