// Why something happened, as it is said: words and lists of words are those of the reader's language.
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
vi.stubGlobal("location", { origin: "http://localhost" });
const { speak } = await import("@/lib/words.svelte");
const { isRuling, reason } = await import("./why");

const BEATS = {
  key: "why-himiki-beats",
  arguments: {
    winner: { word: "subject-H" },
    loser: { word: "object-K" },
    square: "C4",
    squares: ["C3", "B4"],
    count: 2,
  },
  rule: "neighbours",
};
const BANISHED = {
  key: "why-regality-banished",
  arguments: { tile: { word: "subject-Sm" }, tiles: [{ word: "object-Ki" }], cell: "b2" },
  rule: "effects",
};

beforeAll(() => speak("en", false));

test("a sentence is filled with words, numbers and lists", () => {
  expect(reason(BEATS)).toEqual({ said: "Fire on C4 beats wood on C3 and B4: 2 conflicts won.", rule: "neighbours" });
});

test("each language has its own forms", async () => {
  await speak("es", false);
  expect(reason(BEATS).said).toBe("El fuego de C4 vence a la madera de C3 y B4: 2 conflictos ganados.");
  await speak("de", false);
  expect(reason(BANISHED).said).toBe(
    "Der Samurai verbannt den König von b2: sofort in die Ablage, und das Feld ist frei.",
  );
  await speak("en", false);
});

test("rulings are told from parts of the rules", () => {
  expect([isRuling("H-03"), isRuling("neighbours")]).toEqual([true, false]);
});
