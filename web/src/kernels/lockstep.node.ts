// Runs the comparison in Node: node lockstep.mjs MODULE.wasm NATIVE.json

import { readFileSync } from "node:fs";
import { compare, type Native } from "./lockstep";
import { Kernels, type Facts } from "./module";
import { keysOf } from "./proving";

const [module, native] = process.argv.slice(2) as [string, string];
const facts = JSON.parse(readFileSync(module.replace(/wasm$/, "json"), "utf-8")) as Facts;
const kernels = await Kernels.load(await WebAssembly.compile(readFileSync(module)), facts);
const lost = facts.proofs && (await keysOf(new Uint8Array(readFileSync(module.replace(/wasm$/, "bin"))).buffer));
console.log(compare(kernels, JSON.parse(readFileSync(native, "utf-8")) as Native, lost));
