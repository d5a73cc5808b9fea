import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
vi.stubGlobal("document", { querySelectorAll: () => [], documentElement: { lang: "", dataset: {} } });
const { set } = await import("./settings.svelte");
const { speak } = await import("./words.svelte");
const { kept } = await import("./kept.svelte");
const { againstWhom, keptName, ownName, personName } = await import("./names");

const table = (id: string, name: string) => ({
  ...{ id, name, token: "t", game: "himiki", options: {}, against: { names: [] }, invites: [], seats: [0], when: 0 },
  isOver: false,
});
beforeEach(() => set({ name: "" }));

test("one's name is remembered on this device, and goes into all that one plays", () => {
  set({ name: "Ada" });
  expect(ownName()).toBe("Ada");
  expect(JSON.parse(storage.get("yamabushi-settings") ?? "{}")).toMatchObject({ name: "Ada" });
});

test("what follows from a table is played under the name that one had there", () => {
  kept.put(table("a", "Ada"));
  kept.put(table("b", keptName("Guest")));
  set({ name: "Ben" });
  expect(ownName("a")).toBe("Ada");
  expect(ownName("b")).toBe("Ben");
  expect(ownName("nowhere")).toBe("Ben");
});

test("who has no name is called so in the reader's language", async () => {
  expect(ownName()).toBe("Guest");
  await speak("de", false);
  expect([personName("Guest"), personName(""), personName("Ada")]).toEqual(["Gast", "Gast", "Ada"]);
});

test("an opponent is named in the language that is read now", async () => {
  const [engine, people] = [{ key: "level-2" }, { names: ["Guest", "Ada"] }];
  await speak("en", false);
  expect([againstWhom(engine), againstWhom(people), againstWhom({ names: [] })]).toEqual([
    "Sparrow",
    "Guest and Ada",
    "",
  ]);
  await speak("de", false);
  expect([againstWhom(engine), againstWhom(people)]).toEqual(["Spatz", "Gast und Ada"]);
});
