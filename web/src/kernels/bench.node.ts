// Measures kernels in Node: node bench.mjs MODULE.wasm; a question a line on the standard input, its rate as answer.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { perft, searchOf, type Native } from "./lockstep";
import { Kernels, type Facts } from "./module";

type Question = { seconds: number } & (
  | { kind: "perft"; words: string[]; depth: number }
  | { kind: "search"; asked: Native["searches"][number]; nodes: number }
);

const module = process.argv[2]!;
const facts = JSON.parse(readFileSync(module.replace(/wasm$/, "json"), "utf-8")) as Facts;
const kernels = await Kernels.load(await WebAssembly.compile(readFileSync(module)), facts);

function work(question: Question): number {
  if (question.kind === "perft") return perft(kernels, question.words.map(BigInt), question.depth);
  kernels.clear();
  const search = searchOf(kernels, question.asked);
  search.advance(question.nodes);
  return search.nodes;
}

/** How many seconds this program has had a processor: what others do at the same time is not counted. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question;
  const begin = used();
  let done = 0;
  while (used() - begin < question.seconds) done += work(question);
  console.log(done / (used() - begin));
}
