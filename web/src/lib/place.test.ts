import { expect, test, vi } from "vitest";

let moved = (): void => undefined;
vi.stubGlobal("location", { hash: "#/" });
vi.stubGlobal("history", { state: 1, replaceState: (_: unknown, __: string, to: string) => (location.hash = to) });
vi.stubGlobal("addEventListener", (_: string, hear: () => void) => (moved = hear));
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("document", { getElementById: () => null });
const { editHash, follow, gameHere, go, note, place, placeOf, rename, tableHash } = await import("./place.svelte");

function goTo(hash: string): void {
  location.hash = hash;
  moved();
}

test("addresses lead to places", () => {
  expect(placeOf("")).toEqual({ at: "home" });
  expect(placeOf("#/")).toEqual({ at: "home" });
  expect(placeOf("#play=himiki")).toEqual({ at: "game", game: "himiki" });
  expect(placeOf("#rules=yokai")).toEqual({ at: "rules", game: "yokai" });
  expect(placeOf("#t=abc123")).toEqual({ at: "table", id: "abc123", invite: null, joins: false });
  expect(placeOf("#t=abc123&join")).toEqual({ at: "table", id: "abc123", invite: null, joins: true });
  expect(placeOf("#t=abc123&i=Xy_9")).toEqual({ at: "table", id: "abc123", invite: "Xy_9", joins: true });
  expect(placeOf("#book")).toEqual({ at: "book" });
  expect(placeOf("#book=run")).toEqual({ at: "book", page: "run" });
  expect(placeOf("#book=<b>")).toEqual({ at: "book" });
  expect(placeOf("#about")).toEqual({ at: "about" });
  expect(placeOf("#account")).toEqual({ at: "account" });
});

test("positions stand in addresses, with their options", () => {
  const hash = editHash("himiki", { mode: "duel", expert: true }, "A1HMK/- w 0-0 --- t;c=A1+ 0 ?&");
  expect(placeOf(`#${hash}`)).toEqual({
    at: "edit",
    game: "himiki",
    options: { mode: "duel", expert: true },
    position: "A1HMK/- w 0-0 --- t;c=A1+ 0 ?&",
  });
  expect(placeOf(`#${editHash("yokai", {}, null)}`)).toEqual({
    at: "edit",
    game: "yokai",
    options: {},
    position: null,
  });
  expect(placeOf("#edit")).toEqual({ at: "edit", game: null, options: {}, position: null });
  for (const options of ["{", "null", '{"a": {}}', "7"])
    expect(placeOf(`#edit=nim&o=${encodeURIComponent(options)}`)).toMatchObject({ game: "nim", options: {} });
});

test("nonsense leads nowhere, and that is said", () => {
  for (const hash of ["#t=../../etc", "#play=<script>", "#what=ever", "#nonsense", "#/nonsense"])
    expect(placeOf(hash)).toEqual({ at: "nowhere" });
});

test("the game that one is at is known by the address, or by the table", () => {
  follow();
  expect(gameHere()).toBeNull();
  goTo("#play=yokai");
  expect(gameHere()).toBe("yokai");
  goTo("#rules=regality");
  expect(gameHere()).toBe("regality");
  goTo("#learn=yokai&course=first");
  expect(gameHere()).toBe("yokai");
  goTo("#t=abc");
  expect(gameHere()).toBeNull();
  note("abc", "himiki");
  expect(gameHere()).toBe("himiki");
  // Whoever is invited is at that game as well, and so is who looks back at it.
  goTo("#t=abc&i=Xy_9");
  expect(gameHere()).toBe("himiki");
  goTo("#analyse=abc");
  expect(gameHere()).toBe("himiki");
  goTo("#analyse=abc&move=7");
  expect(gameHere()).toBe("himiki");
  goTo("#analyse&r=KLUv");
  expect(gameHere()).toBeNull();
  note(null, "yokai");
  expect(gameHere()).toBe("yokai");
  goTo("#t=another");
  expect(gameHere()).toBeNull();
});

test("an address that says more about a place leads nowhere else", () => {
  follow();
  goTo("#t=abc");
  const before = place();
  rename(tableHash("abc", "Xy_9"));
  expect([location.hash, place()]).toEqual(["#t=abc&i=Xy_9", before]);
  rename(tableHash("abc", null));
  expect(location.hash).toBe("#t=abc");
});

test("who goes somewhere is there before the browser tells of it", () => {
  goTo("#/");
  go("t=abc");
  expect(place()).toEqual({ at: "table", id: "abc", invite: null, joins: false });
});
