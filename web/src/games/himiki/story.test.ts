// Fights as they are told, and in which order they are seen.
import { beforeAll, expect, test, vi } from "vitest";
import type { Frame } from "@/lib/showing.svelte";
import type { Line } from "@/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { fights, steps, told } = await import("./story");
const { spoken } = await import("./spoken");

const line = (seat: number | null, events: object[]): Line =>
  ({ version: 2, kind: seat === null ? "chance" : "act", seat, text: "D5-D4", events }) as Line;
const BEATS = { what: "beats", cube: "D4", shows: "H", against: "K", cubes: ["C4"] };
const LOSES = { what: "loses", cube: "C4", shows: "M", against: "K", cubes: ["C3", "B4"] };
const TAKES = { what: "influence", element: "H", side: "w", before: "b" };

beforeAll(() => speak("en", false));

test("a fight says which element beats which, and what it brings", () => {
  const won = line(0, [{ what: "tilted" }, BEATS, TAKES, { what: "points", w: 2, b: -1 }]);
  expect(told(won)).toBe("fire beats wood, +1, White takes the fire influence from Black, +1, −1 for Black");
  expect(told(line(0, [LOSES, { what: "points", w: 0, b: 1 }]))).toBe("wood beats water ×2, +1 for Black");
  expect(told(line(null, [BEATS, { what: "points", w: 0, b: 1 }]))).toBe("fire beats wood, +1");
  expect(told(line(1, [{ what: "like" }, { what: "again" }]))).toBe(
    "plays again: the same element beside it, and no conflict",
  );
  expect(told(line(0, [{ what: "tilted" }]))).toBe("");
});

test("an element has its article where a language wants one", async () => {
  const lost = line(0, [LOSES]);
  await speak("fr", false);
  expect(told(lost)).toBe("le bois bat l’eau ×2");
  await speak("es", false);
  expect(told(lost)).toBe("la madera vence al agua ×2");
  await speak("en", false);
});

test("so has a chaos tile, also at the beginning of a line", async () => {
  const acts = line(0, [{ what: "acts", tile: "Gh" }]);
  await speak("fr", false);
  expect([told(acts), spoken("!My")]).toEqual(["déclenche la Porte des enfers", "Utiliser le Yokai Majeur"]);
  await speak("de", false);
  expect([told(acts), spoken("!My")]).toEqual(["löst das Höllentor aus", "Den Großen Yokai einsetzen"]);
  await speak("en", false);
  expect([told(acts), spoken("!Mh")]).toEqual(["sets off the Gate of Hell", "Use Fire Mana"]);
});

test("fights are found whoever wins them", () => {
  expect(fights([line(0, [BEATS, LOSES])])).toEqual([
    { winner: "H", loser: "K", from: "D4", squares: ["C4"] },
    { winner: "K", loser: "M", from: "C4", squares: ["C3", "B4"] },
  ]);
});

test("score, influences and beaten cubes stay as they were until the cube has arrived", () => {
  type Next = Frame<Parameters<typeof steps>[0]>;
  const black = { colour: "b", orientation: "KHM" };
  const white = { colour: "w", orientation: "HMK" };
  const before = { cubes: { D5: white, C4: black }, score: [0, 3], influences: { H: "b" } };
  const view = { cubes: { D4: white }, score: [1, 3], influences: { H: "w" }, actions: ["x"] };
  const next = { version: 2, view, lines: [line(0, [BEATS, { what: "removed", cubes: ["C4"] }])] } as unknown as Next;
  const [first, ...rest] = steps(before as unknown as Next["view"], next);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    isOnItsWay: true,
    view: { cubes: { D4: white, C4: black }, score: [0, 3], influences: { H: "b" }, actions: [] },
  });
  expect(steps(before as unknown as Next["view"], { ...next, lines: [line(0, [{ what: "tilted" }])] })).toEqual([]);
});
