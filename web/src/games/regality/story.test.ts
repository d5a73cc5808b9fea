// What came of decisions, in sentences.
import { expect, test, vi } from "vitest";
import type { Line } from "@/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { told } = await import("./story");
const { goingOn, question } = await import("./asking");
const { choicesOf } = await import("./choices");

const line = (events: object[]): Line => ({ version: 2, kind: "act", seat: 1, text: ">x", events }) as Line;

test("who wins a game is said in a sentence of its own", async () => {
  await speak("de", false);
  const turned = { what: "turned", cells: ["b1", "b3"] };
  expect(told(line([turned, { what: "game", winner: "l", why: "count" }]))).toBe(
    "dreht b1 und b3 um. Die Religion gewinnt diese Partie",
  );
  expect(told(line([turned, { what: "left", tiles: ["Pa"] }]))).toBe(
    "dreht b1 und b3 um, der Paladin verlässt das Brett",
  );
});

test("a tile that acts is called as a language calls it", async () => {
  const view = { who: "l", pending: { kind: "effect", tiles: ["St"] } } as unknown as Parameters<typeof goingOn>[0];
  await speak("de", false);
  expect(goingOn(view, false)).toBe("Die Religion entscheidet, was der Heilige tut.");
  await speak("en", false);
  expect(goingOn(view, false)).toBe("Religion decides what the Saint does.");
});

test("neighbours are chosen only where there are two kinds to choose from", async () => {
  await speak("en", false);
  expect(question(choicesOf([">+", ">x", "-"]), null, null, { placements: 3 })).toBe("Which neighbours?");
  expect(question(choicesOf([">x", "-"]), null, null, { placements: 3 })).toBe("Use the effect?");
});

test("a game that is no part of a match is not called one", async () => {
  await speak("en", false);
  const over = (match: string) => ({ who: ".", returns: [1, -1], match }) as unknown as Parameters<typeof goingOn>[0];
  expect(goingOn(over("single"), true)).toBe("This game is over.");
  expect(goingOn(over("two-wins"), true)).toBe("The match is over.");
});
