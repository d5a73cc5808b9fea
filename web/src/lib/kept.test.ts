import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
const { kept, progress, trimmed } = await import("./kept.svelte");
type Kept = ReturnType<typeof kept.all>[number];

const table = (id: string, isOver = false): Kept => ({
  id,
  token: `token-${id}`,
  name: "",
  game: "himiki",
  options: {},
  against: { names: [] },
  invites: [],
  seats: [0],
  when: 0,
  isOver,
});
const written = (): Kept[] => JSON.parse(storage.get("yamabushi-tables") ?? "[]") as Kept[];

beforeEach(() => storage.clear());

test("the newest table is the first, and none is there twice", () => {
  for (const id of ["a", "b", "a"]) kept.put(table(id));
  expect(kept.all().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(kept.of("b")?.token).toBe("token-b");
});

test("what another tab has laid meanwhile is not lost", () => {
  kept.put(table("mine"));
  storage.set("yamabushi-tables", JSON.stringify([table("theirs"), ...written()]));
  kept.put(table("next"));
  kept.change("mine", { isOver: true });
  expect(written().map(({ id }) => id)).toEqual(["next", "theirs", "mine"]);
  expect(written()[2]?.isOver).toBe(true);
});

test("finished tables go first, running ones never", () => {
  const all = [table("new"), table("old game", true), table("puzzle", true), table("oldest, still on")];
  expect(trimmed(all, 3).map(({ id }) => id)).toEqual(["new", "old game", "oldest, still on"]);
  expect(trimmed(all, 1).map(({ id }) => id)).toEqual(["new", "oldest, still on"]);
});

test("changing or dropping what is not there writes nothing", () => {
  kept.change("nobody", { isOver: true });
  kept.drop("nobody");
  expect(storage.size).toBe(0);
});

test("garbage, and what an earlier page has kept, can be read", () => {
  storage.set("yamabushi-tables", '{"what": "ever"}');
  kept.put(table("a"));
  storage.set(
    "yamabushi-tables",
    JSON.stringify([null, 7, { id: "old", token: "t", game: "HI MI KI", opponent: "Sparrow", invites: [], when: 1 }]),
  );
  kept.change("old", { game: "himiki" });
  expect(written()).toEqual([{ ...table("old"), token: "t", against: { names: ["Sparrow"] }, seats: [], when: 1 }]);
});

test("of a puzzle the best is kept", () => {
  progress.put("F01", 0);
  expect(progress.best("F01")).toBe(0);
  progress.put("F01", 4);
  progress.put("F01", 3);
  progress.put("F01", 5);
  progress.put("F01", 0);
  expect(progress.best("F01")).toBe(3);
});
