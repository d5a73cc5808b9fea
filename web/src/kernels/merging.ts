// Puts together what several workers see of one position, and what is proved of it.

import type { Facts } from "./module";
import type { Proof } from "./proving";
import { LOGIT, type Sample, type Seen } from "./working";

/** A mean that is not proved is never quite 1. */
const CERTAIN = 1 - 1e-12;

/** Puts together what several workers see: each action's mean by weight; where trees grow, what was tried most first. */
export function together(seen: Seen[][], search: Sample["search"]): Seen[] {
  const found = new Map<number, Seen[]>();
  for (const one of seen.flat()) found.set(one.code, [...(found.get(one.code) ?? []), one]);
  const byJudgement = (one: Seen, other: Seen): number => other.judgement - one.judgement;
  const byWeight = (one: Seen, other: Seen): number => other.weight - one.weight || byJudgement(one, other);
  return [...found.values()].map(mean).sort(search === "growing" ? byWeight : byJudgement);
}

/** Gives the mean of what several workers say of one action. */
function mean(all: Seen[]): Seen {
  const [first] = all as [Seen];
  if (all.length === 1) return first;
  const weight = all.reduce((sum, one) => sum + one.weight, 0);
  const value = weight ? all.reduce((sum, one) => sum + one.value * one.weight, 0) / weight : first.value;
  const isSure = all.every((one) => one.isSure) && Math.abs(value) === 1;
  const latest = all.reduce((least, one) => (Math.abs(one.judgement) < Math.abs(least.judgement) ? one : least));
  const judgement = isSure ? latest.judgement : LOGIT * Math.atanh(Math.max(-CERTAIN, Math.min(CERTAIN, value)));
  const line = all.reduce((longest, one) => (one.line.length > longest.length ? one.line : longest), first.line);
  return { ...first, value, judgement, isSure, weight, line };
}

/** Puts first what is proved to win; that is sure only if it settles all, and is not a part of a match. */
export function withProof(
  seen: Seen[],
  { value, worths }: Proof,
  settlesAll: boolean,
  { win, game_won }: Pick<NonNullable<Facts["proofs"]>, "win" | "game_won">,
): Seen[] {
  if (value === 0 || (value < 0 && !settlesAll)) return seen;
  if (value < 0) return seen.map((one) => ({ ...one, value: -1, judgement: -win, isSure: true }));
  const proved = settlesAll
    ? { value: 1, judgement: win, isSure: true }
    : { value: Math.tanh(game_won / LOGIT), judgement: game_won, isSure: false };
  const wins = ({ code }: Seen): boolean => worths.get(code) === 1;
  return [...seen.filter(wins).map((one) => ({ ...one, ...proved })), ...seen.filter((one) => !wins(one))];
}
