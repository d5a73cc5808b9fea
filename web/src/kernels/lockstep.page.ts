// Runs the comparison in a page, whose title then says how it went: ?module=ADDRESS&native=ADDRESS

import { compare, type Native } from "./lockstep";
import { Kernels, type Facts } from "./module";
import { keysOf } from "./proving";

async function compared(): Promise<string> {
  const asked = new URLSearchParams(location.search);
  const module = asked.get("module")!;
  const [code, facts, native] = await Promise.all([
    fetch(module).then((answer) => answer.arrayBuffer()),
    fetch(module.replace(/wasm$/, "json")).then((answer) => answer.json() as Promise<Facts>),
    fetch(asked.get("native")!).then((answer) => answer.json() as Promise<Native>),
  ]);
  const lost =
    facts.proofs && (await keysOf(await fetch(module.replace(/wasm$/, "bin")).then((answer) => answer.arrayBuffer())));
  return compare(await Kernels.load(await WebAssembly.compile(code), facts), native, lost);
}

document.title = await compared().catch((problem: unknown) => `failed: ${String(problem)}`);
