import { expect, test, vi } from "vitest";
import type { Game } from "@/lib/games.svelte";

let held: ((position: string) => void)[] = [];
vi.mock("@/lib/ask", () => ({
  answer: async (given: Promise<unknown>) => given,
  server: {
    POST: () => new Promise((resolve) => held.push((position) => resolve({ moments: [{ position, seat: 0 }] }))),
  },
}));
vi.mock("@/lib/place.svelte", () => ({ editHash: () => "", rename: () => undefined }));
const { Editing } = await import("./editing.svelte");

test("a start that comes late does not take the place of what was written meanwhile", async () => {
  held = [];
  const editing = new Editing({ name: "toy", options: [] } as unknown as Game, null);
  const begun = editing.begin({}, null);
  editing.change("mine");
  held[0]!("start");
  await begun;
  expect(editing.text).toBe("mine");
  editing.stop();
});
