// What a game was worth: what each decision gave away, how accurately each side played, where it turned. The same as
// `engines/reviewing.py` says, from what this browser has thought.

import type { Schemas } from "@/lib/ask";
import { accuracyOf, gameAccuracy, percentOf, weightsOf } from "./accuracy";

export type Thought = Schemas["Thought"];
export type Ranked = Schemas["Ranked"];

/** How bad a decision was, by the mean return that it gave away at least; the limits are lichess's. */
export const SLIPS = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.3 } as const;
export type Slip = keyof typeof SLIPS;

/** A decision that was made, with what is thought of all that was possible. */
export interface Judged {
  /** The position in which it was made. */
  id: number;
  seat: number;
  action: string;
  thought: Thought;
  /** The mean return that was left to expect after it, for whoever decided. */
  value: number;
}

/** Gives what was best. */
export const bestOf = ({ thought }: Judged): Ranked => thought.ranked[0]!;

/** Says how much was given away. */
export const lostBy = (judged: Judged): number => Math.max(bestOf(judged).value - judged.value, 0);

/** Says how bad something is that gives away so much; null where that is little. */
export function slipBy(lost: number): Slip | null {
  const reached = (Object.keys(SLIPS) as Slip[]).filter((slip) => lost >= SLIPS[slip]);
  return reached.at(-1) ?? null;
}

/** Gives the chances of side 0 before each decision and after the last one, in hundredths. */
export function chancesOf(all: readonly Judged[], sides: readonly number[]): number[] {
  const seen = (judged: Judged, value: number): number => percentOf(sides[judged.seat] === 0 ? value : -value);
  const last = all.at(-1);
  return last ? [...all.map((one) => seen(one, bestOf(one).value)), seen(last, last.value)] : [];
}

/** Says how accurately a side has played, from 0 to 100; null if it had no choice. */
export function sideAccuracy(all: readonly Judged[], sides: readonly number[], side: number): number | null {
  const weights = weightsOf(chancesOf(all, sides));
  const own = all.flatMap((one, place) => (sides[one.seat] === side ? [place] : []));
  if (!own.length) return null;
  return gameAccuracy(
    own.map((place) => accuracyOf(bestOf(all[place]!).value, all[place]!.value)),
    own.map((place) => weights[place]!),
  );
}

/** Lists the decisions that gave away much, in the order of the game. */
export const turningPoints = (all: readonly Judged[]): Judged[] => all.filter((one) => slipBy(lostBy(one)) !== null);

/** Gives the least and the greatest depth that was searched. */
export function depthsOf(all: readonly Judged[]): [number, number] {
  const depths = all.map(({ thought }) => thought.depth);
  return [Math.min(...depths), Math.max(...depths)];
}
