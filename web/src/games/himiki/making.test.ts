import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { speak } = await import("@/lib/words.svelte");
const { arranged, readEntries, readMade, withPar, writeEntries, writeMade } = await import("./making");
const { collection } = await import("./collection.svelte");

beforeAll(() => speak("en", false));

const PLAIN = "C4HKM/B3KMH,D3MHK par=3 headlock";
const WHOLE = "C4HKM,D2MHK/B3KMH,D3MHK par=4 influences=H!M hand=MhCj terrain=C3Im+D4Tr edition=first";

test.each([PLAIN, WHOLE])("what is read is written alike: %s", (text) => {
  expect(writeMade(readMade(text)!)).toBe(text);
  for (const { value, choose } of arranged(text)!.choices) expect(choose(value)).toBe(text);
});

test("parts come in any order, and what is none is not read", () => {
  expect(writeMade(readMade(" C4HKM/B3KMH,D3MHK  headlock par=3 ")!)).toBe(PLAIN);
  for (const text of ["", "C4HKM par=3", "C4HKM/B3KMH par=3 what=ever", "C4HHM/B3KMH par=3", "C4HKM/B3KMH terrain=C"])
    expect(readMade(text)).toBeNull();
});

test("cubes, terrain and tiles are put where they can lie", () => {
  const puzzle = arranged(PLAIN)!;
  expect(puzzle.put("A1", "wMKH")).toBe("A1MKH,C4HKM/B3KMH,D3MHK par=3 headlock");
  expect(puzzle.put("E1", "Tp")).toBe("C4HKM/B3KMH,D3MHK par=3 headlock terrain=E1Tp");
  expect(puzzle.put("hand", "Cj")).toBe("C4HKM/B3KMH,D3MHK par=3 headlock hand=Cj");
  for (const [place, code] of [
    ["hand", "wMKH"],
    ["hand", "Tp"],
    ["A1", "Mh"],
  ] as const)
    expect(puzzle.put(place, code)).toBe(PLAIN);
  expect(puzzle.take("D3", 0)).toBe("C4HKM/B3KMH par=3 headlock");
  expect(puzzle.turn!("C4", 0)).toBe("C4MHK/B3KMH,D3MHK par=3 headlock");
  expect(arranged(WHOLE)!.move("C3", 0, "E6")).toContain("terrain=D4Tr+E6Im");
  expect(puzzle.choices[1]!.choose("demanded")).toBe("C4HKM/B3KMH,D3MHK par=3 influences=H!");
  expect(withPar(WHOLE, 7)).toContain(" par=7 ");
});

test("a collection is passed on as text, and read again", () => {
  const entries = [
    { name: "First", text: PLAIN },
    { name: "", text: WHOLE },
  ];
  expect(readEntries(writeEntries(entries))).toEqual({ entries, unread: [] });
  expect(readEntries(`# Named\n\nnonsense\n${PLAIN}\r\n`)).toEqual({
    entries: [{ name: "", text: PLAIN }],
    unread: [3],
  });
});

test("a browser keeps each puzzle once", () => {
  collection.put({ name: "First", text: PLAIN }, { name: "Second", text: WHOLE });
  collection.put({ name: "Better name", text: PLAIN });
  expect(collection.all().map(({ name }) => name)).toEqual(["Second", "Better name"]);
  collection.drop(WHOLE);
  expect([collection.has(WHOLE), collection.has(PLAIN)]).toEqual([false, true]);
  expect(JSON.parse(kept.get("yamabushi-own-puzzles")!)).toHaveLength(1);
});
