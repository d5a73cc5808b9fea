import { beforeEach, expect, test } from "vitest";
import { Deciding, type HimikiView } from "./deciding.svelte";

const VIEW: HimikiView = {
  game: "himiki",
  mode: "duel",
  seat: 0,
  who: "w",
  actions: [],
  position: "p1",
  cubes: { C5: { colour: "w", orientation: "HMK" }, D4: { colour: "w", orientation: "KMH" } },
  controlled: [],
  influences: { H: null, M: null, K: null },
  turn: "",
  pending: null,
  confused: false,
  quiet_turns: 0,
  points_to_win: 5,
  score: [0, 0],
  returns: null,
};
const MOVES = ["C5-C4", "C5-B5", "D4-D3", "C5~", "D4~", "C5~D4~"];

let played: string[];
beforeEach(() => (played = []));

function deciding(
  actions: string[],
  more: { bottom?: number; aids?: boolean; view?: Partial<HimikiView> } = {},
): Deciding {
  const { bottom = 0, aids = true, view = {} } = more;
  const found = new Deciding(() => ({
    view: { ...VIEW, ...view },
    actions,
    lines: [{ version: 1, kind: "act", seat: 1, text: "B2-B3" }],
    bottom,
    titles: ["White", "Black"],
    hinted: "D4-D3",
    aids,
    hasHappened: false,
    isOver: false,
    play: (action) => played.push(action),
    preview: () => Promise.resolve({}),
  }));
  found.follow();
  return found;
}

test("a cube is chosen, and goes where it can", () => {
  const board = deciding(MOVES);
  expect(board.selected).toBeNull();
  board.tap("C5");
  expect([...board.goals]).toEqual(["C4", "B5"]);
  board.tap("C4");
  expect(played).toEqual(["C5-C4"]);
});

test("a second tap pivots, others join, and what cannot be chosen puts all back", () => {
  const board = deciding(MOVES);
  board.tap("C5");
  board.tap("C5");
  board.tap("D4");
  expect([board.pivoting, board.pivotAction]).toEqual([["C5", "D4"], "C5~D4~"]);
  board.tap("A1");
  expect([board.selected, board.pivoting]).toEqual([null, []]);
});

test("the only thing to choose is chosen already", () => {
  expect(deciding(["C5-C4", "C5-B5"]).selected).toBe("C5");
  expect(deciding(["D4=HMK", "D4=KMH"]).selected).toBe("D4");
  expect(deciding(["A5=HMK"]).selected).toBeNull(); // a free square: cubes are put there
});

test("a cube that is dragged goes to the square beneath, or that way; the board may be turned", () => {
  deciding(MOVES).drop("C5", "B5", [2, 60]);
  deciding(MOVES).drop("C5", null, [-60, 2]);
  deciding(MOVES, { bottom: 1 }).drop("C5", null, [60, 2]);
  deciding(MOVES).drop("C5", "C5", [-20, 2]);
  deciding(MOVES).drop("C5", null, [60, 2]);
  expect(played).toEqual(["C5-B5", "C5-C4", "C5-C4"]);
});

test("previews are wanted of tilts, by those who want aids", () => {
  expect(deciding(MOVES).wanted).toEqual(["C5-C4", "C5-B5", "D4-D3"]);
  expect(deciding(MOVES, { aids: false }).wanted).toEqual([]);
});

test("what happened last and what is recommended is marked", () => {
  const board = deciding(MOVES);
  expect([[...board.last], [...board.hints]]).toEqual([
    ["B2", "B3"],
    ["D4", "D3"],
  ]);
});

test("chance sets up cubes until another is next, or a choice was refused", () => {
  const board = deciding(["A5=HMK", "A6=HMK"]);
  expect(board.nextSetUp()).toBeNull();
  board.setUp();
  expect(board.nextSetUp()).toMatch(/^A[56]=HMK$/);
  expect(board.nextSetUp()).toBeNull(); // the same position is back
  const other = deciding(MOVES);
  other.setUp();
  expect(other.nextSetUp()).toBeNull();
});
