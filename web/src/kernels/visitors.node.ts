// Visitors who think for themselves, without a page: node visitors.mjs ADDRESS, with their tables on the standard input.
// Each gets a sample, fetches what it needs, thinks for a moment, and says what it would show; for tests.

import { readFileSync } from "node:fs";
import { together, withProof } from "./merging";
import type { Facts } from "./module";
import type { Proof } from "./proving";
import { work, type Answer, type Question, type Sample, type Seen } from "./working";

const base = process.argv[2]!;
const laid = JSON.parse(readFileSync(0, "utf-8")) as { table: string; token: string }[];

async function fetched(address: string, asked?: RequestInit): Promise<Response> {
  const answer = await fetch(`${base}${address}`, asked);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function last(question: Question): Promise<Answer> {
  const said: Answer[] = [];
  await work(question, (answer) => said.push(answer));
  return said.at(-1)!;
}

async function shown({ table, token }: { table: string; token: string }): Promise<{ fetched: string[]; seen: Seen[] }> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sample = (await (
    await fetched(`/api/tables/${table}/sample`, { method: "POST", headers, body: "{}" })
  ).json()) as Sample;
  const address = ((await (await fetched("/api/modules")).json()) as Record<string, string>)[sample.game]!;
  const module = await WebAssembly.compile(await (await fetched(`${address}.wasm`)).arrayBuffer());
  const facts = (await (await fetched(`${address}.json`)).json()) as Facts;
  const thought = await last({
    kind: "think",
    module,
    facts,
    sample,
    share: 0,
    shares: 1,
    seed: [1, 2, 3, 4],
    seconds: Infinity,
    nodes: 20_000,
  });
  if (thought.kind !== "thought") throw new Error(JSON.stringify(thought));
  const seen = together([thought.seen], sample.search);
  if (!sample.provable) return { fetched: ["wasm", "json"], seen };
  const known = await (await fetched(`${address}.bin`)).arrayBuffer();
  const said = (await last({ kind: "prove", module, facts, words: sample.provable.words, known })) as { proof: Proof };
  const sure = withProof(seen, said.proof, sample.provable.settles_all, facts.proofs!);
  return { fetched: ["wasm", "json", "bin"], seen: sure };
}

console.log(JSON.stringify(await Promise.all(laid.map(shown))));
