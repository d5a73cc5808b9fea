// A puzzle that somebody makes: proved in this browser while it is made. The next change stops what is being proved.

import { answer, isRefused, server, type Schemas } from "@/lib/ask";
import { makeHash, rename } from "@/lib/place.svelte";
import type { Solution } from "@/kernels/working";
import type { Arrangement } from "../arranging";
import { arranged, withPar } from "./making";
import type { Setting } from "./setting";

type Drafted = Schemas["Drafted"];
type View = Schemas["HimikiView"];

/** What is proved about a puzzle; the line is a shortest solution, where this browser has found it. */
export interface Proof {
  least: number | null;
  solutions: number;
  isCounted: boolean;
  difficulty: number | null;
  grade: string | null;
  actions: string[] | null;
}

/** A solution as it is shown: what is done, and the board after each step, the first one before any. */
export interface Line {
  actions: string[];
  steps: string[];
  boards: Setting[];
}

/** So long a text rests before it is proved, in milliseconds. */
const REST = 300;
const FIRST = "C4HKM/C2HKM,D5KHM par=3 headlock";

/** Solves a start, within so many moves or however many it takes. */
async function solved(
  sample: NonNullable<Drafted["sample"]>,
  most: number | null,
  signal: AbortSignal,
  tell: (positions: number) => void,
): Promise<Solution> {
  const { solution } = await import("@/kernels/thinking");
  return solution(sample, most, true, signal, tell);
}

/** Proves a puzzle: here where this browser can, else by the server, which tells no line. */
export async function proved(
  text: string,
  sample: NonNullable<Drafted["sample"]>,
  signal: AbortSignal,
  tell: (positions: number) => void,
): Promise<Proof> {
  try {
    const { least, solutions, isCounted, difficulty, grade, actions } = await solved(sample, null, signal, tell);
    return { least, solutions, isCounted, difficulty, grade, actions };
  } catch (problem) {
    if (signal.aborted || isRefused(problem)) throw problem;
  }
  const said = await answer(server.POST("/api/puzzles/check", { body: { puzzle: text }, signal }));
  const { least, solutions, is_counted: isCounted, difficulty, grade } = said;
  return { least, solutions, isCounted, difficulty, grade, actions: null };
}

/** Plays a solution; a puzzle whose PAR is too low for it is given a higher one. */
export async function played(text: string, least: number, actions: string[], signal?: AbortSignal): Promise<Line> {
  const body = { puzzle: withPar(text, least), position: null, actions };
  const said = await answer(server.POST("/api/puzzles/line", { body, signal: signal ?? null }));
  const boards = (said.views as unknown as View[]).map(({ cubes, chaos }) => ({
    cubes: new Map(Object.entries(cubes).map(([square, cube]) => [square, cube.colour + cube.orientation])),
    terrain: new Map(Object.entries(chaos?.terrain ?? {})),
  }));
  return { actions: said.actions, steps: said.steps, boards };
}

export class Maker {
  text = $state("");
  problem = $state("");
  proof: Proof | null = $state.raw(null);
  /** Pieces without which it would be just as hard: squares, tiles of the hand, elements. */
  needless: readonly string[] = $state.raw([]);
  /** How many pieces were looked at, of how many. */
  looked: readonly [looked: number, total: number] = $state.raw([0, 0]);
  positions = $state(0);
  isProving = $state(false);
  line: Line | null = $state.raw(null);
  /** Which board of the line is shown. */
  at = $state(0);
  private stopping: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private laidOut: Arrangement | null = $state.raw(null);

  constructor(text: string | null) {
    this.change(text ?? FIRST, 0);
  }

  /** What is laid out: the puzzle, or where its cubes have come to in the line that is shown. */
  get arrangement(): Arrangement | null {
    return this.line ? arranged(this.text, this.line.boards[this.at]) : this.laidOut;
  }

  /** Takes another text, and proves it once it rests. */
  change(text: string, rest = REST): void {
    this.stop();
    this.text = text;
    this.laidOut = arranged(text) ?? this.laidOut;
    [this.problem, this.proof, this.needless, this.looked, this.line] = ["", null, [], [0, 0], null];
    [this.isProving, this.positions] = [true, 0];
    rename(makeHash(text));
    this.timer = setTimeout(() => void this.prove(), rest);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopping?.abort();
    this.stopping = null;
    this.isProving = false;
  }

  /** Shows the solution on the board, or no longer. */
  async show(): Promise<void> {
    const proof = this.proof;
    if (this.line || !proof?.actions || proof.least === null) return void (this.line = null);
    const text = this.text;
    try {
      const line = await played(text, proof.least, proof.actions);
      if (text === this.text) [this.line, this.at] = [line, 0];
    } catch (refused) {
      this.problem = (refused as Error).message;
    }
  }

  private async prove(): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    const { signal } = stopping;
    const { text } = this;
    try {
      const drafted = await answer(server.POST("/api/puzzles/draft", { body: { puzzle: text }, signal }));
      if (!drafted.sample) return void (this.problem = drafted.problem ?? "");
      const proof = await proved(text, drafted.sample, signal, (positions) => (this.positions = positions));
      if (signal.aborted) return;
      this.proof = proof;
      if (proof.actions && proof.least !== null) await this.look(drafted, proof.least, proof.solutions, signal);
    } catch (refused) {
      if (!signal.aborted) this.problem = (refused as Error).message;
    } finally {
      if (this.stopping === stopping) this.isProving = false;
    }
  }

  /** Looks for needless pieces: without one it is solved in as many moves, and in no more ways. */
  private async look(drafted: Drafted, least: number, solutions: number, signal: AbortSignal): Promise<void> {
    const total = drafted.lesser.length;
    for (const [number, { piece, sample }] of drafted.lesser.entries()) {
      this.looked = [number, total];
      const found = await solved(sample, least, signal, () => undefined).catch((problem: unknown) => {
        if (signal.aborted) throw problem;
        return null; // too large for this browser: nothing is said about this piece
      });
      if (signal.aborted) return;
      if (found?.least === least && found.solutions <= solutions) this.needless = [...this.needless, piece];
    }
    this.looked = [total, total];
  }
}
