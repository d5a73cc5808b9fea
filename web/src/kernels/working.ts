// What a worker does: it searches a share of a position, telling on again and again, solves a puzzle, or proves who wins.

import { Kernels, type Facts } from "./module";
import { keysOf, Proving, type Proof } from "./proving";
import { Deepening, Growing, Guessing, type Search } from "./searching";
import { Solving, TooLarge } from "./solving";

/** A position to think about, as the server's `sample` gives it. */
export interface Sample {
  game: string;
  module: string;
  seat: number;
  side: number;
  words: string[];
  codes: number[];
  search: "deepening" | "guessing" | "growing";
  provable: { words: string[]; settles_all: boolean } | null;
}

/** What a worker is asked: to think about a share of a position, to solve a puzzle, or to prove who wins. */
export type Question = { module: WebAssembly.Module; facts: Facts } & (
  | { kind: "think"; sample: Sample; share: number; shares: number; seed: number[]; seconds: number; nodes: number }
  | { kind: "solve"; sample: Sample; most: number | null; isMeasured: boolean }
  | { kind: "prove"; words: string[]; known: ArrayBuffer }
);

/** An action as a worker sees it: the mean return for whoever decides, from -1 to 1, and how much that counts. */
export interface Seen {
  code: number;
  action: string;
  value: number;
  /** The same in hundredths of a logit; what is proved is beyond all else, the nearer win before the later one. */
  judgement: number;
  isSure: boolean;
  weight: number;
  line: string[];
}

/** What is proved about a position of a puzzle. */
export interface Solution {
  least: number | null;
  actions: string[] | null;
  positions: number;
  solutions: number;
  isCounted: boolean;
  difficulty: number | null;
  grade: string | null;
}

/** What a worker answers. */
export type Answer =
  | { kind: "thought"; seen: Seen[]; depth: number; nodes: number; isDone: boolean }
  | { kind: "searching"; positions: number; moves: number }
  | ({ kind: "solved" } & Solution)
  | { kind: "proved"; proof: Proof }
  | { kind: "too-large" }
  | { kind: "failed"; problem: string };

/** Every move that comes within this of the best gets a value of its own: all of them do. */
const MARGIN = 1_500_000;
/** For how many of the best actions a line is told. */
const LINES = 8;
/** So many hundredths of a logit make a mean return of tanh 1. */
export const LOGIT = 200;
/** How long a slice is to take, in milliseconds, and how often is told. */
const SLICE = 25;
const PAUSE = 100;

function searchOf(
  kernels: Kernels,
  sample: Sample,
  { share, shares, seed }: { share: number; shares: number; seed: number[] },
): Search | null {
  const words = sample.words.map(BigInt);
  const generator = kernels.filled(seed);
  switch (sample.search) {
    case "growing":
      return new Growing(kernels, words, sample.seat, generator);
    case "guessing": {
      // The first guess of the first worker is the position given, so that its lines can be played there.
      const own = Math.max(1, Math.round(kernels.facts.sizes.guesses / shares));
      const guesses = Array.from({ length: own }, (_, number) =>
        share === 0 && number === 0 ? words : kernels.sample(words, sample.seat, generator),
      );
      return new Guessing(kernels, guesses, sample.seat, sample.codes, MARGIN, kernels.facts.sizes.table / 8);
    }
    case "deepening": {
      const codes = sample.codes.filter((_, place) => place % shares === share);
      return codes.length ? new Deepening(kernels, words, sample.seat, codes, MARGIN) : null;
    }
  }
}

/** Writes a line of actions as texts. */
export function lineTexts(kernels: Kernels, words: readonly bigint[], line: readonly number[]): string[] {
  let now = words;
  return line.map((code) => {
    const text = kernels.text(now, code);
    now = kernels.step(now, code).words;
    return text;
  });
}

/** Says what a search has found so far, with lines where they can be played. */
export function seenBy(kernels: Kernels, sample: Sample, search: Search, hasLines: boolean): Seen[] {
  const words = sample.words.map(BigInt);
  const sign = sample.side === 0 ? 1 : -1;
  return search.ranking().map(({ code, value, weight }, place) => {
    const judgement = sign * value;
    const isSure = Math.abs(value) > kernels.facts.sizes.sure;
    return {
      code,
      action: kernels.text(words, code),
      value: isSure ? Math.sign(judgement) : Math.tanh(judgement / LOGIT),
      judgement,
      isSure,
      weight,
      line: hasLines && place < LINES ? lineTexts(kernels, words, search.line(code)) : [],
    };
  });
}

type Tell = (answer: Answer) => void;

function think(kernels: Kernels, question: Question & { kind: "think" }, tell: Tell): void {
  const { sample } = question;
  const search = searchOf(kernels, sample, question);
  // Other guesses than the first are other positions: their lines could not be played.
  const hasLines = sample.search !== "guessing" || question.share === 0;
  const begin = performance.now();
  let told = -PAUSE;
  let until = 0;
  let size = 256;
  let isDone = search === null;
  while (search && !isDone) {
    const before = performance.now();
    until += size;
    isDone = search.advance(until) || sample.codes.length === 1;
    const now = performance.now();
    isDone ||= now - begin > 1000 * question.seconds || until >= question.nodes;
    size = Math.max(16, Math.min(2 * size, Math.round((size * SLICE) / Math.max(now - before, 0.1))));
    if (isDone || now - told > PAUSE) {
      told = now;
      tell({
        kind: "thought",
        seen: seenBy(kernels, sample, search, hasLines),
        depth: search.depth,
        nodes: search.nodes,
        isDone,
      });
    }
  }
  if (!search) tell({ kind: "thought", seen: [], depth: Infinity, nodes: 0, isDone: true });
}

function solve(kernels: Kernels, { sample, most, isMeasured }: Question & { kind: "solve" }, tell: Tell): void {
  const words = sample.words.map(BigInt);
  const solving = new Solving(kernels, words);
  let told = performance.now();
  try {
    const run = solving.run(most);
    while (!run.next().done) {
      if (performance.now() - told > PAUSE) {
        told = performance.now();
        tell({ kind: "searching", positions: solving.found, moves: solving.cost });
      }
    }
  } catch (problem) {
    if (!(problem instanceof TooLarge || problem instanceof RangeError)) throw problem;
    tell({ kind: "too-large" });
    return;
  }
  const least = solving.solution;
  const none = { solutions: 0, isCounted: true, difficulty: null, grade: null };
  tell({
    kind: "solved",
    least,
    actions: least === null ? null : lineTexts(kernels, words, solving.path()),
    positions: solving.found,
    ...none,
    ...(least !== null && isMeasured && { ...solving.count(), ...solving.measure() }),
  });
}

/** Answers a question, telling as often as there is something to tell. */
export async function work(question: Question, tell: Tell): Promise<void> {
  const kernels = await Kernels.load(question.module, question.facts);
  if (question.kind === "think") think(kernels, question, tell);
  else if (question.kind === "solve") solve(kernels, question, tell);
  else {
    const proving = new Proving(kernels, await keysOf(question.known));
    tell({ kind: "proved", proof: proving.answer(question.words.map(BigInt)) });
  }
}
