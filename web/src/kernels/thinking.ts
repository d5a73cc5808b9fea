// Has this browser think: fetches a game's module when it is needed, shares the work among workers, and puts together
// what they say. Whoever calls falls back to the server when this gives up.

import type { Schemas } from "@/lib/ask";
import { answer, server } from "@/lib/ask";
import type { Facts } from "./module";
import address from "./worker?worker&url";
import type { Answer, Question, Sample, Seen, Solution } from "./working";

export type { Sample, Solution } from "./working";
export type Thought = Schemas["Thought"];

/** Says that this browser cannot think about a game, or not yet. */
export class NotHere extends Error {}

const MOST_WORKERS = 4;
const loading = new Map<string, Promise<{ module: ArrayBuffer; facts: Facts }>>();

/** Fetches a module; once, whatever happens on the way is tried again by the next one who asks. */
function moduleOf(game: string): Promise<{ module: ArrayBuffer; facts: Facts }> {
  const known = loading.get(game) ?? fetched(game);
  loading.set(game, known);
  known.catch(() => loading.delete(game));
  return known;
}

async function fetched(game: string): Promise<{ module: ArrayBuffer; facts: Facts }> {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") throw new NotHere();
  const address = (await answer(server.GET("/api/modules")))?.[game];
  if (!address) throw new NotHere();
  const [module, facts] = await Promise.all([fetch(`${address}.wasm`), fetch(`${address}.json`)]);
  if (!module.ok || !facts.ok) throw new NotHere();
  return { module: await module.arrayBuffer(), facts: (await facts.json()) as Facts };
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): string };
}

// Where a browser knows trusted types, the page's policy lets workers come from here only.
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
const policy = policies?.createPolicy("yamabushi-worker", { createScriptURL: () => address });
const newWorker = (): Worker => new Worker(policy ? policy.createScriptURL(address) : address, { type: "module" });

/** Asks some workers, and gives their answers as they come; ends them all when the caller stops listening. */
async function* asked(questions: Question[], signal: AbortSignal): AsyncGenerator<{ from: number; answer: Answer }> {
  const waiting: { from: number; answer: Answer }[] = [];
  let problem: Error | null = null;
  let wake = (): void => {};
  const workers = questions.map((question, from) => {
    const worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === "failed") problem = new NotHere(data.problem);
      else waiting.push({ from, answer: data });
      wake();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      problem = new NotHere(event.message);
      wake();
    };
    worker.postMessage(question);
    return worker;
  });
  const stop = (): void => wake();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else if (problem) throw problem as Error;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal.removeEventListener("abort", stop);
    for (const worker of workers) worker.terminate();
  }
}

/** Puts together what several workers see: each action's mean by weight; where trees grow, what was tried most first. */
export function together(seen: Seen[][], search: Sample["search"]): Seen[] {
  const found = new Map<number, Seen>();
  for (const one of seen.flat()) {
    const known = found.get(one.code);
    if (!known) {
      found.set(one.code, { ...one });
      continue;
    }
    const weight = known.weight + one.weight;
    known.value = weight ? (known.value * known.weight + one.value * one.weight) / weight : known.value;
    known.isSure &&= one.isSure;
    known.weight = weight;
    if (one.line.length > known.line.length) known.line = one.line;
  }
  const all = [...found.values()];
  const byValue = (one: Seen, other: Seen): number => other.value - one.value;
  return all.sort(search === "growing" ? (one, other) => other.weight - one.weight || byValue(one, other) : byValue);
}

/** Thinks about a position, better and better, for so many seconds or until stopped. */
export async function* thoughts(sample: Sample, seconds: number, signal: AbortSignal): AsyncGenerator<Thought> {
  const { module, facts } = await moduleOf(sample.game);
  const cores = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const shares = sample.search === "deepening" ? Math.min(cores, sample.codes.length) : cores;
  const questions = Array.from({ length: shares }, (_, share): Question => {
    const seed = [...crypto.getRandomValues(new Uint32Array(4))];
    return { kind: "think", module, facts, sample, share, shares, seed, seconds };
  });
  const last = new Map<number, Answer & { kind: "thought" }>();
  for await (const { from, answer: said } of asked(questions, signal)) {
    if (said.kind !== "thought") continue;
    last.set(from, said);
    if (last.size < shares) continue; // every action is to be seen by somebody
    const all = [...last.values()];
    yield {
      depth: Math.min(...all.map(({ depth }) => depth)),
      nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
      ranked: together(
        all.map(({ seen }) => seen),
        sample.search,
      ).map(({ action, value, isSure, line }) => ({ action, value, is_sure: isSure, line, score: [] })),
    };
    if (all.every(({ isDone }) => isDone)) return;
  }
}

/** Solves a puzzle, within so many moves if it is said how many; tells how many positions it has seen. */
export async function solution(
  sample: Sample,
  most: number | null,
  signal: AbortSignal,
  tell: (positions: number) => void,
): Promise<Solution> {
  const { module, facts } = await moduleOf(sample.game);
  for await (const { answer: said } of asked([{ kind: "solve", module, facts, sample, most }], signal)) {
    if (said.kind === "searching") tell(said.positions);
    else if (said.kind === "solved") return said;
    else if (said.kind === "too-large") throw new NotHere("too large");
  }
  throw new DOMException("It was stopped.", "AbortError");
}
