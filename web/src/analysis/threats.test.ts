import { expect, test, vi } from "vitest";
import type { Analysis, Kernels } from "./analysis.svelte";

let asked: string[] = [];
vi.mock("@/lib/ask", () => ({
  answer: async (given: Promise<unknown>) => given,
  server: {
    POST: async (_: string, { body }: { body: { position: string } }) => {
      asked.push(body.position);
      return { sample: body.position === "mid" ? null : { seat: 1, position: body.position } };
    },
  },
}));
const { Threats } = await import("./threats.svelte");

const thoughtOf = (depth: number) => ({ depth, nodes: 1, ranked: [] });
const kernels = {
  thoughts: async function* () {
    yield thoughtOf(1);
    yield thoughtOf(2);
  },
} as unknown as Kernels;

function looked(position: string): { analysis: Analysis; threats: InstanceType<typeof Threats> } {
  asked = [];
  const analysis = {
    place: { position },
    budget: "quick",
    openCards: false,
    record: { game: "toy", options: {} },
  } as unknown as Analysis;
  return { analysis, threats: new Threats(analysis, () => Promise.resolve(kernels)) };
}

test("what the others would do at once is thought about once, as deep as all else", async () => {
  const { threats } = looked("here");
  expect(threats.here).toBeUndefined();
  await threats.see();
  expect(threats.here).toEqual({ seat: 1, thought: thoughtOf(2) });
  await threats.see();
  expect(asked).toEqual(["here"]);
});

test("where nobody can say, that is known", async () => {
  const { threats } = looked("mid");
  await threats.see();
  expect(threats.here).toBeNull();
});

test("what comes after one has gone on is dropped", async () => {
  const { analysis, threats } = looked("here");
  const first = threats.see();
  (analysis as { place: { position: string } }).place.position = "there";
  await threats.see();
  await first;
  expect(threats.here).toEqual({ seat: 1, thought: thoughtOf(2) });
  (analysis as { place: { position: string } }).place.position = "here";
  expect(threats.here).toBeUndefined();
});
