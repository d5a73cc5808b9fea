// Has this browser think: fetches a game's module when it is needed, shares the work among workers, and puts together
// what they say. Whoever calls falls back to the server when this gives up.

import type { Schemas } from "@/lib/ask";
import { answer, server } from "@/lib/ask";
import type { Facts } from "./module";
import address from "./worker?worker&url";
import { together, withProof } from "./merging";
import type { Proof } from "./proving";
import type { Answer, Question, Sample, Solution } from "./working";

export type { Sample, Solution } from "./working";
export type Thought = Schemas["Thought"];

/** Says that this browser cannot think about a game, or not yet. */
export class NotHere extends Error {
  override readonly name = "NotHere";
}

const MOST_WORKERS = 4;

interface Loaded {
  address: string;
  module: WebAssembly.Module;
  facts: Facts;
}
const loading = new Map<string, Promise<Loaded>>();
const learning = new Map<string, Promise<ArrayBuffer>>();

/** Does something once; if it fails, again when somebody asks again. */
function once<Result>(kept: Map<string, Promise<Result>>, name: string, begin: () => Promise<Result>): Promise<Result> {
  const known = kept.get(name) ?? begin();
  kept.set(name, known);
  known.catch(() => kept.delete(name));
  return known;
}

/** Fetches the module that knows a sample's words. */
const moduleOf = (sample: Sample): Promise<Loaded> => once(loading, sample.module, () => fetched(sample));

async function fetched({ game, module: name }: Sample): Promise<Loaded> {
  if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") throw new NotHere();
  const address = (await answer(server.GET("/api/modules")))[game];
  if (!address?.endsWith(name)) throw new NotHere();
  const [code, facts] = await Promise.all([file(`${address}.wasm`), file(`${address}.json`)]);
  const module = await WebAssembly.compile(await code.arrayBuffer());
  return { address, module, facts: (await facts.json()) as Facts };
}

async function file(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new NotHere();
  return found;
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

/** Proves who wins, where there is anything to prove: from what is known by heart, which is fetched only then. */
async function proofOf({ provable }: Sample, { address, module, facts }: Loaded, signal: AbortSignal): Promise<Proof> {
  if (!provable) return { value: 0, worths: new Map() };
  const known = await once(learning, address, async () => (await file(`${address}.bin`)).arrayBuffer());
  for await (const { answer: said } of asked([{ kind: "prove", module, facts, words: provable.words, known }], signal))
    if (said.kind === "proved") return said.proof;
  throw stopped();
}

const stopped = (): DOMException => new DOMException("It was stopped.", "AbortError");

/** How much to think: what is reached first ends it. */
export interface Limits {
  seconds: number;
  nodes?: number;
  /** How many workers share a position. */
  workers?: number;
}

/** Says how many workers this browser should have at once: the reader needs a core, too. */
export const cores = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Thinks about a position, better and better, until a limit is reached or it is stopped. */
export async function* thoughts(
  sample: Sample,
  { seconds, nodes: most = Infinity, workers = cores() }: Limits,
  signal: AbortSignal,
): AsyncGenerator<Thought> {
  const loaded = await moduleOf(sample);
  const { module, facts } = loaded;
  const proof = await proofOf(sample, loaded, signal);
  const shares = sample.search === "deepening" ? Math.min(workers, sample.codes.length) : workers;
  const enough = proof.value === 0 ? most : Math.min(most, facts.proofs!.enough_nodes); // then only lines are to be found
  const nodes = enough / shares;
  const questions = Array.from({ length: shares }, (_, share): Question => {
    const seed = [...crypto.getRandomValues(new Uint32Array(4))];
    return { kind: "think", module, facts, sample, share, shares, seed, seconds, nodes };
  });
  const last = new Map<number, Answer & { kind: "thought" }>();
  for await (const { from, answer: said } of asked(questions, signal)) {
    if (said.kind !== "thought") continue;
    last.set(from, said);
    if (last.size < shares) continue; // every action is to be seen by somebody
    const all = [...last.values()].filter(({ seen }) => seen.length);
    const going = all.filter(({ isDone }) => !isDone); // a worker that has proved its share looks no further
    const ranked = together(
      all.map(({ seen }) => seen),
      sample.search,
    );
    const sure = sample.provable ? withProof(ranked, proof, sample.provable.settles_all, facts.proofs!) : ranked;
    yield {
      depth: Math.min(...(going.length ? going : all).map(({ depth }) => depth)),
      nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
      ranked: sure.map(({ action, value, isSure, line }) => ({ action, value, is_sure: isSure, line, score: [] })),
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
  throw stopped();
}
