// Positions taken apart and written again: each folder reads what its game writes, and what is changed has the right form.
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody asks here")));
const { speak } = await import("@/lib/words.svelte");
const { arrangingOf, GAMES } = await import("./registry");
import type { Arrangement } from "./arranging";

beforeAll(() => speak("en", false));

const DUEL = "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -";
const EXPERT = "B5HMK,C6HMK,E4MHK/B2MHK,D3MKH,E2HMK b 1-1 w-- - 2 CjImVx,MkGhTp/-/-/-/-";
const TILES = ".,.,cd/Hi,ci,te/qu,mi,. r KiPrGeWiCa StBiPaMo - - - 6";
const PILED = ".,(Ki:l),./.,To+Ge,./.,.,. r QuPrMiWiCa HiCdStBiPaMoTe Dr Ci - 4 first=l won=1-0 gone=SmNjBaPeSh";
const CARDS =
  "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB - GYGY!2RBRYRY! " +
  "3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R";

async function opened(game: string, text: string, options = {}): Promise<(changed?: string) => Arrangement> {
  const arranging = (await arrangingOf(game))!;
  return (changed = text) => arranging.read(changed, options)!;
}
const names = (arrangement: Arrangement): string[] =>
  [...arrangement.fields.flatMap(({ rows }) => rows.flat()), ...arrangement.rows].flatMap(({ pieces }) =>
    pieces.map(({ name }) => name),
  );

test("every game with a folder has a palette whose pieces have names", async () => {
  for (const game of GAMES) {
    const { palette } = (await arrangingOf(game))!;
    const pieces = palette({ expert: true }).flatMap((group) => group.pieces);
    expect(pieces.length, game).toBeGreaterThan(11);
    expect(new Set(pieces.map(({ code }) => code)).size, game).toBe(pieces.length);
    for (const { name } of pieces) expect(name, game).not.toMatch(/^(chaos|tile|yokai|himikiboard)-|^$/);
  }
  expect(await arrangingOf("nim")).toBeNull();
});

test.each([
  ["himiki", DUEL, {}],
  ["himiki", EXPERT, { expert: true }],
  ["regality", TILES, {}],
  ["regality", PILED, {}],
  ["yokai", CARDS, {}],
])("%s: choosing what is chosen changes nothing: %s", async (game, text, options) => {
  const read = await opened(game, text, options);
  for (const { value, choose, choices } of read().choices) {
    expect(choose(value)).toBe(text);
    expect(choices.map(([one]) => one)).toContain(value);
  }
  for (const name of names(read())) expect(name).toBeTruthy();
});

test.each(["", "C4", "what is this", `${DUEL} more`])("what is no position is not taken apart: %j", async (text) => {
  for (const game of GAMES) expect((await arrangingOf(game))!.read(text, {})).toBeNull();
});

test("cubes are put down, moved, turned and taken away", async () => {
  const read = await opened("himiki", DUEL);
  expect(read().put("A1", "wHKM")).toBe("A1HKM,B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -");
  expect(read().move("B5", 0, "E6")).toBe("C5HKM,D5MHK,E6HMK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -");
  expect(read().turn!("B5", 0)).toBe(DUEL.replace("B5HMK", "B5HKM"));
  expect(read().take("B5", 0)).toBe(DUEL.replace("B5HMK,", ""));
  expect(read().put("A1", "Im")).toBe(DUEL); // without the expert rules there is no terrain
});

test("what is in the middle of a turn is over when the board is changed", async () => {
  const read = await opened("himiki", DUEL.replace("--- -", "--- r1;B5<B4"));
  expect(read().put("A1", "wHKM")).toContain(" --- - 0 -");
});

test("a chaos tile is in one place", async () => {
  const read = await opened("himiki", EXPERT, { expert: true });
  const put = read().put("A3", "Im");
  expect(put).toContain(" 2 CjVx,MkGhTp/-/-/A3Im/-");
  expect(read(put).move("A3", 0, "hand1")).toContain(" 2 CjVx,MkGhImTp/-/-/-/-");
  expect(read().put("A3", "Cj")).toBe(EXPERT); // no terrain
  expect(read().put("hand0", "wHMK")).toBe(EXPERT); // no tile
});

test("a side to decide is chosen, Muk Yan with his dice", async () => {
  const read = await opened("himiki", DUEL, { mode: "mukyan" });
  const [who] = read().choices;
  expect(who!.choices.map(([value]) => value)).toEqual(["w", "?"]);
  expect(who!.choose("?")).toBe(DUEL.replace(" w ", " ? ").replace("--- -", "--- mk"));
});

test("tiles are laid, covered, destroyed and put back", async () => {
  const read = await opened("regality", TILES);
  expect(read().put("b3", "Ki")).toBe(".,Ki,cd/Hi,ci,te/qu,mi,. r PrGeWiCa StBiPaMo - - - 8");
  expect(read().put("a2", "To")).toBe(".,.,cd/To+Hi,ci,te/qu,mi,. r KiPrGeWiCa StBiPaMo - - - 8");
  expect(read().put("a2", "Ki")).toBe(".,.,cd/Ki,ci,te/qu,mi,. r PrGeWiCa HiStBiPaMo - - - 6");
  expect(read().take("c3", 0)).toBe(".,.,./Hi,ci,te/qu,mi,. r KiPrGeWiCa CdStBiPaMo - - - 6");
  expect(read().move("l", 0, "a3")).toBe("st,.,cd/Hi,ci,te/qu,mi,. r KiPrGeWiCa BiPaMo - - - 8");
  let text = TILES;
  for (const shown of ["hi", "(Hi:r)", "(Hi:l)", "Hi"]) {
    text = read(text).turn!("a2", 0);
    expect(text).toContain(`/${shown},ci`);
  }
});

test("an effect or an ability that waits is chosen, and over when the board is changed", async () => {
  const read = await opened("regality", TILES);
  const pending = read().choices.find(({ name }) => name === "What comes next")!;
  expect(pending.choices).toContainEqual(["Mi@b1", "effect: Minister, b1"]);
  const waiting = pending.choose("Mi@b1");
  expect(waiting).toBe(TILES.replace(" - - - 6", " - - Mi@b1 6"));
  expect(read(waiting).put("a3", "Ki")).toContain(" - - - ");
  const cards = (await opened("yokai", CARDS.replace("1:GR!@R", "1:-")))().choices.at(-1)!;
  expect(cards.choices.map(([value]) => value)).toEqual(["-", "+0", "+1", "GR!@R"]);
  expect(cards.choose("GR!@R")).toBe(CARDS);
});

test("the other side decides after one more placement", async () => {
  const read = await opened("regality", TILES);
  expect(read().choices[0]!.choose("l")).toBe(TILES.replace(" r Ki", " l Ki").replace(" 6", " 7"));
});

test("a sketch comes from the draw pile, and goes to the discards", async () => {
  const read = await opened("yokai", CARDS);
  const put = read().put("hand1", "RB");
  expect(put).toContain(" RB RB GYGY!RBRYRY! ");
  expect(read(put).take("hand1", 0)).toContain(" RB - GYGY!RBRYRY! 3GRGR+2GBGB+GYGY+2RBRB!RY4BYBY+BY! ");
  expect(read().put("G", "RB")).toBe(CARDS); // no yokai
});

test("a yokai is in one place, and comes from those that nobody has seen", async () => {
  const read = await opened("yokai", CARDS);
  expect(read().put("taken0", "R7")).toContain(" R:??:RYGR!:RY+ ");
  const put = read().put("taken1", "G3");
  expect(put).toContain("G:B7G6???:");
  expect(put).toContain(" G3R4B3 24:");
  expect(read().move("G", 0, "G", 2)).toContain("G:G6B7????:");
});
