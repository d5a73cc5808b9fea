// Fights as they are told, and in which order they are seen.
import { beforeAll, expect, test, vi } from "vitest";
import type { Frame } from "@/lib/showing.svelte";
import type { Line } from "@/lib/table.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { fights, isMade, isSetUp, scores, steps, told } = await import("./story");
const { logged: brief, spoken } = await import("./spoken");
const { announced, logged, toldBy } = await import("@/lib/spoken");
const table = { spoken, logged: brief, told, isSetUp, needsWho: true, automaton: () => "Muk Yan" };

const line = (seat: number | null, events: object[]): Line =>
  ({ version: 2, kind: seat === null ? "chance" : "act", seat, text: "D5-D4", events }) as Line;
const BEATS = { what: "beats", cube: "D4", shows: "H", against: "K", cubes: ["C4"] };
const LOSES = { what: "loses", cube: "C4", shows: "M", against: "K", cubes: ["C3", "B4"] };
const TAKES = { what: "influence", element: "H", side: "w", before: "b" };

beforeAll(() => speak("en", false));

test("a fight says which element beats which, and what it brings", () => {
  const won = line(0, [{ what: "tilted" }, BEATS, TAKES, { what: "points", w: 2, b: -1 }]);
  expect(told(won)).toBe("fire beats wood, +1, takes the fire influence from Black, +1, −1 for Black");
  expect(told(line(0, [LOSES, { what: "points", w: 0, b: 1 }]))).toBe("water loses to wood ×2, +1 for Black");
  expect(told(line(null, [BEATS, { what: "points", w: 0, b: 1 }]))).toBe("fire beats wood, +1");
  expect(told(line(1, [{ what: "like" }, { what: "again" }]))).toBe("plays again");
  expect(told(line(0, [{ what: "tilted" }]))).toBe("");
});

test("an element has its article where a language wants one", async () => {
  const [won, lost] = [line(0, [BEATS]), line(0, [LOSES])];
  await speak("fr", false);
  expect([told(won), told(lost)]).toEqual(["le feu bat le bois", "l’eau perd contre le bois ×2"]);
  await speak("es", false);
  expect([told(won), told(lost)]).toEqual(["el fuego vence a la madera", "el agua pierde contra la madera ×2"]);
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

test("what a chaos tile does is told, and turning a cube is no set-up", () => {
  const used = { ...line(1, [{ what: "used", seat: "b", tile: "Cj" }]), text: "!Cj" };
  const turned = { ...line(1, [{ what: "conjured", cube: "D5", orientation: "KMH" }]), text: "D5=KMH" };
  const placed = { ...line(1, [{ what: "placed", cube: "D2", orientation: "KMH" }]), text: "D2=KMH" };
  const put = { ...line(1, [{ what: "put", tile: "Gh", square: "A4" }]), text: "@A4" };
  const said = [used, turned, placed, put].map((one) => logged(table, one, ["White", "Black"]));
  expect(said).toEqual([
    "Uses Conjuration",
    "Turns the cube on D5: wood on top",
    "Cube on D2: wood on top, water north–south, fire east–west",
    "Puts the Gate of Hell on A4",
  ]);
  expect([turned, placed].map((one) => table.isSetUp(one.text, one))).toEqual([false, true]);
  expect(announced(table, used, ["White", "Black"])).toBe("Black: uses Conjuration.");
});

test("where no column says it, who decided is said before what came of it", () => {
  const titles = ["White", "Black"];
  expect(toldBy(table, line(1, [BEATS, { what: "points", b: 1 }]), titles)).toBe("Black: fire beats wood, +1");
  expect(toldBy(table, { ...line(null, [LOSES]), move: "C5-C4" }, titles)).toBe("Muk Yan: water loses to wood ×2");
  expect(toldBy(table, line(0, [{ what: "tilted" }]), titles)).toBe("");
  expect(toldBy({ ...table, needsWho: false }, line(1, [BEATS]), titles)).toBe("Fire beats wood");
});

test("fights are found whoever wins them", () => {
  expect(fights([line(0, [BEATS, LOSES])])).toEqual([
    { isWon: true, winner: "H", loser: "K", from: "D4", squares: ["C4"] },
    { isWon: false, winner: "K", loser: "M", from: "C4", squares: ["C3", "B4"] },
  ]);
  expect([[BEATS], [BEATS, { what: "points", w: 1, b: 0 }]].map((some) => scores([line(0, some)]))).toEqual([
    false,
    true,
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

test("the move that is one too many in a puzzle is told as one that was not made", () => {
  const failed = line(0, [{ what: "paid" }, { what: "over", solved: false }]);
  const made = line(0, [{ what: "paid" }, { what: "tilted", cube: "D5", to: "D4", shows: "H" }]);
  expect([failed, made].map(isMade)).toEqual([false, true]);
  expect(logged(table, failed, [])).toBe("D5–D4: one move too many: not made");
});
