import { beforeEach, describe, expect, it } from "vitest";
import type { BoardProps } from "@/games/board";
import type { RegalityView } from "./cells";
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

let played: string[];

beforeEach(() => {
  played = [];
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
