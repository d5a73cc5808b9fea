// Kernels beside what native ones gave: for tests, in Node and in browsers. It ends at the first difference.

import type { Kernels, Words } from "./module";
import { Proving } from "./proving";
import { Deepening, Growing, Guessing, type Search } from "./searching";
import { Solving } from "./solving";

type Texts = string[];
type Pair = [number, number];

interface Position {
  decider: number;
  codes: number[];
  texts: Texts;
}

/** What native kernels gave; `tests/browser/native.py` writes it. */
export interface Native {
  games: { start: Texts; first: Position; steps: [number, Texts, Position][] }[];
  samples: { words: Texts; seat: number; generator: number[]; drawn: Texts; after: number[] }[];
  perfts: { words: Texts; depth: number; leaves: number }[];
  searches: {
    kind: "deepening" | "guessing" | "growing";
    guesses: Texts[];
    seat: number;
    codes: number[];
    margin: number;
    size: number;
    generator: number[];
    slices: number[];
    found: { nodes: number; depth: number; ranking: Pair[]; line: number[] }[];
  }[];
  puzzles: {
    words: Texts;
    least: number;
    positions: number;
    line: number[];
    solutions: number;
    is_counted: boolean;
    difficulty: number;
    grade: string;
  }[];
  proofs: { words: Texts; value: number; worths: Pair[]; visited: number }[];
}

const read = (words: Texts): Words => words.map(BigInt);

function require(isEqual: boolean, ...what: unknown[]): void {
  if (!isEqual) throw new Error(`it differs: ${JSON.stringify(what)}`);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Compares all there is; gives what was compared. Where proofs are compared, positions known to be lost are needed. */
export function compare(kernels: Kernels, native: Native, lost: BigInt64Array | null): string {
  const counts = { steps: 0, samples: 0, perfts: 0, searches: 0, puzzles: 0, proofs: 0 };
  for (const game of native.games) {
    let words = read(game.start);
    const first = kernels.opened(words);
    checkPosition(kernels, words, first, game.first);
    for (const [action, expected, position] of game.steps) {
      const after = kernels.step(words, action);
      require(same(after.words.map(String), expected), "a step", action, expected, after.words.map(String));
      words = after.words;
      checkPosition(kernels, words, after, position);
      counts.steps += 1;
    }
  }
  for (const { words, seat, generator, drawn, after } of native.samples) {
    kernels.clear();
    const room = kernels.filled(generator);
    require(same(kernels.sample(read(words), seat, room).map(String), drawn), "a sample", words);
    require(same(Array.from(kernels.words(room), Number), after), "a generator", words);
    counts.samples += 1;
  }
  for (const { words, depth, leaves } of native.perfts) {
    require(perft(kernels, read(words), depth) === leaves, "perft", words, depth);
    counts.perfts += 1;
  }
  for (const asked of native.searches) {
    kernels.clear();
    const search = searchOf(kernels, asked);
    asked.slices.forEach((until, number) => {
      search.advance(until);
      const { nodes, depth, ranking, line } = asked.found[number]!;
      const found = search.ranking().map(({ code, value }) => [code, value]);
      require(search.nodes === nodes && search.depth === depth, "a search", asked.kind, search.nodes, nodes);
      require(same(found, ranking), "a ranking", asked.kind, found, ranking);
      require(same(search.line(found[0]![0]!), line), "a line", asked.kind, line);
    });
    counts.searches += 1;
  }
  for (const { words, least, positions, line, ...rest } of native.puzzles) {
    kernels.clear();
    const solving = new Solving(kernels, read(words));
    const run = solving.run(null);
    while (!run.next().done);
    require(solving.solution === least && solving.found === positions, "a puzzle", words, solving.found, positions);
    require(same(solving.path(), line), "a solution", words, line);
    const { solutions, isCounted } = solving.count();
    const { difficulty, grade } = solving.measure();
    require(same({ solutions, is_counted: isCounted, difficulty, grade }, rest), "a measure", words, rest);
    counts.puzzles += 1;
  }
  for (const { words, value, worths, visited } of native.proofs) {
    kernels.clear();
    const proving = new Proving(kernels, lost!);
    const proof = proving.answer(read(words));
    require(proof.value === value && proving.visited === visited, "a proof", words, proof.value, proving.visited);
    require(same([...proof.worths], worths), "what wins", words, [...proof.worths], worths);
    counts.proofs += 1;
  }
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}

function checkPosition(
  kernels: Kernels,
  words: Words,
  found: { decider: number; codes: number[] },
  expected: Position,
): void {
  require(found.decider === expected.decider, "who decides", words.map(String));
  require(same(found.codes, expected.codes), "what is legal", words.map(String));
  const texts = found.codes.map((code) => kernels.text(words, code));
  require(same(texts, expected.texts), "texts", texts, expected.texts);
}

/** Counts the sequences of so many actions. */
export function perft(kernels: Kernels, words: Words, depth: number): number {
  kernels.clear();
  const { sizes, units } = kernels.facts;
  const actions = kernels.room(8, sizes.actions * depth);
  return kernels.call(units.perft, "count_leaves", kernels.placed(words), depth, actions, 0);
}

/** Begins a search. */
export function searchOf(kernels: Kernels, asked: Omit<Native["searches"][number], "found" | "slices">): Search {
  const guesses = asked.guesses.map(read);
  if (asked.kind === "growing")
    return new Growing(kernels, guesses[0]!, asked.seat, kernels.filled(asked.generator), asked.size);
  if (asked.kind === "guessing")
    return new Guessing(kernels, guesses, asked.seat, asked.codes, asked.margin, asked.size);
  return new Deepening(kernels, guesses[0]!, asked.seat, asked.codes, asked.margin, asked.size);
}
