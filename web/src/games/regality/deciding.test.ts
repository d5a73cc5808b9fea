import { beforeEach, describe, expect, it } from "vitest";
import type { BoardProps } from "@/games/board";
import type { RegalityPreview, RegalityView } from "./cells";
import { Deciding } from "./deciding.svelte";

const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

const VIEW: RegalityView = {
  game: "regality",
  style: "old",
  match: "single",
  seat: 0,
  who: "r",
  actions: [],
  position: "",
  board: { ...Object.fromEntries(CELLS.map((cell) => [cell, null])), b2: { tile: "Ci", faces: "north", ally: "r" } },
  zones: { r: { open: ["Ki", "Qu"], hidden: 0 }, l: { open: ["Hi"], hidden: 0 } },
  neutral: { open: [], hidden: 0 },
  discards: [],
  gone: [],
  pending: null,
  first: "r",
  placements: 1,
  allies: [1, 0],
  score: [0, 0],
  returns: null,
};

const PREVIEW: RegalityPreview = {
  game: "regality",
  ...{ turns: [], destroys: [], leaves: [], moves: [], tile: null, uses: null, effects: [], shields: [], silences: [] },
  allies: [2, 0],
  ends: false,
  wins: null,
};
const EFFECT: Partial<RegalityView> = { pending: { kind: "effect", side: "r", tiles: ["Ki"], cells: ["a1"] } };

let played: string[];
let tried: string[];

beforeEach(() => {
  played = [];
  tried = [];
});

function deciding(actions: string[], view: Partial<RegalityView> = {}): Deciding {
  const given: BoardProps<RegalityView> = {
    view: { ...VIEW, ...view },
    actions,
    lines: [],
    bottom: 0,
    titles: ["Royalty", "Religion"],
    hinted: null,
    aids: true,
    hasHappened: false,
    isOver: false,
    play: (action) => played.push(action),
    tried: (action) => tried.push(action),
    preview: () => Promise.resolve({}),
  };
  return new Deciding(() => given);
}

describe("deciding", () => {
  it("takes two taps to place a tile", () => {
    const now = deciding(["Ki@a1", "Qu@a1"]);
    now.tapCell("a1");
    expect(played).toEqual([]);
    expect(now.tapTile("Ki")).toBe(true);
    now.tapCell("a1");
    expect(played).toEqual(["Ki@a1"]);
  });

  it("has chosen a tile that is the only one", () => {
    const now = deciding(["Ci@a1", "Ci@b2"]);
    expect(now.chosen).toBe("Ci");
    expect(now.canPutBack).toBe(false);
  });

  it("puts a tile back", () => {
    const now = deciding(["Ki@a1", "Qu@a1"]);
    now.tapTile("Ki");
    now.tapTile("Ki");
    expect(now.chosen).toBeNull();
  });

  it("shows the card of what cannot be played", () => {
    const now = deciding(["Ki@a1", "Qu@a1"]);
    now.tapTile("Hi");
    expect(now.reading).toEqual({ code: "Hi" });
    now.tapCell("b2");
    expect(now.reading).toEqual({ code: "Ci", cell: "b2" });
    now.tapCell("b2");
    expect(now.card).toBeNull();
  });

  it("aims with one tap", () => {
    const now = deciding([">b2", "-"], { pending: { kind: "effect", side: "r", tiles: ["Ki"], cells: ["a1"] } });
    now.tapCell("b2");
    expect(played).toEqual([">b2"]);
  });

  it("shows to a finger what a placement would do elsewhere, before it is made", () => {
    const now = deciding(["Ki@a1", "Ki@a2", "Ki@a3", "Qu@a1"]);
    now.tapTile("Ki", true);
    now.previews = { "Ki@a1": PREVIEW, "Ki@a2": { ...PREVIEW, turns: ["b2"] }, "Ki@a3": PREVIEW };
    now.tapCell("a2", true);
    expect([played, now.asked, now.preview?.turns]).toEqual([[], "Ki@a2", ["b2"]]);
    now.tapCell("a2", true);
    expect(played).toEqual(["Ki@a2"]);
    // Nothing would come of it but the tile itself: one tap does.
    now.tapTile("Ki", true);
    now.tapCell("a1", true);
    expect(played).toEqual(["Ki@a2", "Ki@a1"]);
  });

  it("takes a tap on what would be hit for a second tap", () => {
    const now = deciding(["Ki@a1", "Ki@a2", "Qu@a1"]);
    now.tapTile("Ki", true);
    now.previews = { "Ki@a2": { ...PREVIEW, turns: ["b2"] } };
    now.tapCell("a2", true);
    now.tapCell("c3", true);
    expect([played, now.asked]).toEqual([[], null]);
    now.tapCell("a2", true);
    now.tapCell("b2", true);
    expect(played).toEqual(["Ki@a2"]);
  });

  it("lets a finger change its mind", () => {
    const now = deciding(["Ki@a1", "Ki@a2", "Qu@a1"]);
    now.tapTile("Ki", true);
    now.tapCell("a1", true);
    now.tapCell("a2", true);
    expect([played, now.asked]).toEqual([[], "Ki@a2"]);
    now.tapTile("Qu", true);
    expect([now.chosen, now.asked]).toEqual(["Qu", null]);
  });

  it("shows the only way to use an effect without being asked, and aims at once", () => {
    const now = deciding([">b2", "-"], EFFECT);
    now.previews = { ">b2": { ...PREVIEW, turns: ["b2", "c3"] } };
    expect(now.preview?.turns).toEqual(["b2", "c3"]);
    now.tapCell("b2", true);
    expect(played).toEqual([">b2"]);
  });

  it("shows a finger what a direction would turn; a key has seen it", () => {
    const now = deciding([">N", ">E", "-"], EFFECT);
    now.previews = { ">N": { ...PREVIEW, turns: ["a2"] }, ">E": { ...PREVIEW, turns: ["b1", "c1"] } };
    now.decide(">E", true);
    expect([played, now.looked]).toEqual([[], ">E"]);
    now.decide(">E", true);
    now.decide(">N");
    now.decide("-", true);
    expect(played).toEqual([">E", ">N", "-"]);
  });

  it("lets a finger read a tile before it takes it", () => {
    const now = deciding([">Hi", ">Qu", "-"], EFFECT);
    now.tapTile("Hi", true);
    expect([played, now.reading]).toEqual([[], { code: "Hi" }]);
    now.tapTile("Hi", true);
    expect(played).toEqual([">Hi"]);
  });

  it("asks the rules why not", () => {
    const first = deciding(["Qu@a1", "Qu@c3"]);
    first.tapTile("Ki");
    first.tapTile("Hi"); // whose it is can be seen
    first.tapCell("b2");
    expect(tried).toEqual(["Ki@a1", "Qu@b2"]);
    deciding([">a2", "-"], EFFECT).tapCell("b2");
    deciding([], EFFECT).tapCell("b2");
    expect(tried.slice(2)).toEqual([">b2"]);
  });

  it("moves with two taps", () => {
    const now = deciding([">b2c3", ">a1c3", "-"]);
    now.tapCell("b2");
    expect(now.lifted).toBe("b2");
    now.tapCell("c3");
    expect(played).toEqual([">b2c3"]);
  });

  it("chooses tiles beside the board", () => {
    const now = deciding([">Hi", "-"]);
    now.tapTile("Hi");
    expect(played).toEqual([">Hi"]);
  });

  it("asks only for what can be chosen next", () => {
    const now = deciding(["Ki@a1", "Qu@a1"]);
    expect(now.wanted).toEqual([]);
    now.tapTile("Qu");
    expect(now.wanted).toEqual(["Qu@a1"]);
  });
});
