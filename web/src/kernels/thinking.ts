// Has this browser think: fetches a game's module when it is needed, shares the work among workers, and puts together
// what they say. Whoever calls falls back to the server when this gives up.

import type { Schemas } from "@/lib/ask";
import { answer, server } from "@/lib/ask";
import type { Facts } from "./module";
import address from "./worker?worker&url";
import { together } from "./merging";
import type { Answer, Question, Sample, Solution } from "./working";

export type { Sample, Solution } from "./working";
export type Thought = Schemas["Thought"];

/** Says that this browser cannot think about a game, or not yet. */
export class NotHere extends Error {}

const MOST_WORKERS = 4;

interface Loaded {
  module: WebAssembly.Module;
  facts: Facts;
}
const loading = new Map<string, Promise<Loaded>>();

/** Fetches the module that knows a sample's words: once, and if that fails, again when somebody asks again. */
function moduleOf(sample: Sample): Promise<Loaded> {
  const known = loading.get(sample.module) ?? fetched(sample);
  loading.set(sample.module, known);
  known.catch(() => loading.delete(sample.module));
  return known;
}

async function fetched({ game, module: name }: Sample): Promise<Loaded> {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") throw new NotHere();
  const address = (await answer(server.GET("/api/modules")))[game];
  if (!address?.endsWith(name)) throw new NotHere();
  const [code, facts] = await Promise.all([fetch(`${address}.wasm`), fetch(`${address}.json`)]);
  if (!code.ok || !facts.ok) throw new NotHere();
  return { module: await WebAssembly.compile(await code.arrayBuffer()), facts: (await facts.json()) as Facts };
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
  const workers: Worker[] = [];
  let problem: Error | null = null;
  let wake = (): void => {};
  const fail = (what: string): void => {
    problem = new NotHere(what);
    wake();
  };
  const stop = (): void => wake();
  signal.addEventListener("abort", stop);
  try {
    for (const [from, question] of questions.entries()) {
      if (signal.aborted) return;
      const worker = newWorker();
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === "failed") return fail(data.problem);
        waiting.push({ from, answer: data });
        wake();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message);
      };
      worker.onmessageerror = () => fail("a message that cannot be read");
      worker.postMessage(question);
    }
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

/** Thinks about a position, better and better, for so many seconds or until stopped. */
export async function* thoughts(sample: Sample, seconds: number, signal: AbortSignal): AsyncGenerator<Thought> {
  const { module, facts } = await moduleOf(sample);
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
    const all = [...last.values()].filter(({ seen }) => seen.length);
    const going = all.filter(({ isDone }) => !isDone); // a worker that has proved its share looks no further
    yield {
      depth: Math.min(...(going.length ? going : all).map(({ depth }) => depth)),
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
  isMeasured: boolean,
  signal: AbortSignal,
  tell: (positions: number) => void,
): Promise<Solution> {
  const { module, facts } = await moduleOf(sample);
  for await (const { answer: said } of asked([{ kind: "solve", module, facts, sample, most, isMeasured }], signal)) {
    if (said.kind === "searching") tell(said.positions);
    else if (said.kind === "solved") return said;
    else if (said.kind === "too-large") throw new NotHere("too large");
  }
  throw new DOMException("It was stopped.", "AbortError");
}
