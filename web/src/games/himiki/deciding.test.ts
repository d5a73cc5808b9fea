import { beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "@/games/board";
import type { Deciding as DecidingType, HimikiView } from "./deciding.svelte";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { questionOf } = await import("./asking");
const { Deciding } = await import("./deciding.svelte");

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
  asks: "move",
  asked_tile: null,
  confused: false,
  must_tilt: false,
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
  more: Partial<Pick<BoardProps<HimikiView>, "bottom" | "aids" | "isStudied" | "tried">> & {
    view?: Partial<HimikiView>;
    actions?: () => string[];
  } = {},
): DecidingType {
  const { bottom = 0, aids = true, view = {}, actions: now = () => actions, ...others } = more;
  const found = new Deciding(() => ({
    view: { ...VIEW, ...view },
    actions: now(),
    lines: [{ version: 1, kind: "act", seat: 1, text: "B2-B3" }],
    bottom,
    titles: ["White", "Black"],
    hinted: "D4-D3",
    aids,
    hasHappened: false,
    isOver: false,
    ...others,
    play: (action) => played.push(action),
    preview: () => Promise.resolve({}),
  }));
  found.follow();
  return found;
}

test("terrain is read by a tap on it, unless it is where a cube can go", () => {
  const chaos = { hands: {}, discards: [], armed: null, confused: [], terrain: { C4: "Tr", A1: "Gh" } };
  const board = deciding(MOVES, { view: { chaos } });
  board.tap("A1");
  expect(board.tile).toBe("Gh");
  board.tap("A1");
  expect(board.tile).toBeNull();
  board.tap("C5");
  board.tap("C4");
  expect([board.tile, played]).toEqual([null, ["C5-C4"]]);
});

test("a cube is chosen, and goes where it can", () => {
  const board = deciding(MOVES);
  expect(board.selected).toBeNull();
  board.tap("C5");
  expect([...board.goals]).toEqual(["C4", "B5"]);
  board.tap("C4");
  expect(played).toEqual(["C5-C4"]);
});

test("two taps pivot a cube, or one and the button", () => {
  const board = deciding(MOVES);
  board.tap("C5");
  expect([played, board.pivotAction]).toEqual([[], "C5~"]);
  board.tap("C5");
  expect(played).toEqual(["C5~"]);
});

test("where a cube may not pivot, the second tap puts it back", () => {
  const board = deciding(["C5-C4", "D4-D3"]);
  board.tap("C5");
  board.tap("C5");
  expect([board.selected, played]).toEqual([null, []]);
});

test("several cubes are marked to pivot together, and what cannot be chosen puts all back", () => {
  const board = deciding(MOVES);
  board.togglePivot("C5");
  expect([board.canPivotMore, board.pivotAction]).toEqual([true, "C5~"]);
  board.tap("D4");
  expect([board.pivoting, board.pivotAction, board.canPivotMore]).toEqual([["C5", "D4"], "C5~D4~", false]);
  board.tap("C5");
  expect(board.pivoting).toEqual(["D4"]);
  board.tap("A1");
  expect([board.selected, board.pivoting, played]).toEqual([null, [], []]);
});

test("where one cube pivots and no more, marking another takes its place", () => {
  const board = deciding(["C5-C4", "C5~", "D4~"]);
  board.togglePivot("C5");
  expect(board.canPivotMore).toBe(false);
  board.togglePivot("D4");
  expect([board.pivoting, board.pivotAction]).toEqual([["D4"], "D4~"]);
});

test("the first tap on the only cube neither marks nor makes a pivot", () => {
  const board = deciding(["C5-C4", "C5~"]);
  expect([board.selected, board.isMeant]).toEqual(["C5", false]);
  board.tap("C5");
  expect([board.selected, board.isMeant, board.pivoting, played]).toEqual(["C5", true, [], []]);
  board.tap("C5");
  expect(played).toEqual(["C5~"]);
});

test("who taps a cube while something is still to be seen has chosen it when it can be", () => {
  let actions: string[] = [];
  const board = deciding([], { actions: () => actions });
  board.tap("C5");
  expect(board.selected).toBeNull();
  actions = MOVES;
  board.follow();
  expect([board.selected, board.isMeant]).toEqual(["C5", false]);
  // It has only pointed there: the next tap on it does not pivot yet.
  board.tap("C5");
  expect(played).toEqual([]);
  board.follow();
  expect(board.selected).toBeNull();
});

test("that PAR is used up is known before one goes beyond it", () => {
  const puzzle = (left: number, isPaid: boolean) =>
    deciding(MOVES, { view: { mode: "mindlock", moves_left: left, is_paid: isPaid, par: 3 } });
  expect(puzzle(2, true)).toMatchObject({ isLastOfPar: false, isBeyondPar: false });
  expect(puzzle(1, true)).toMatchObject({ isLastOfPar: true, isBeyondPar: false });
  expect(puzzle(0, true)).toMatchObject({ isLastOfPar: false, isBeyondPar: true });
  expect(puzzle(0, false)).toMatchObject({ isLastOfPar: false, isBeyondPar: false });
  expect(deciding(MOVES).isBeyondPar).toBe(false);
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

test("whoever studies a position sets up by hand, and nobody is told off for closing a choice", () => {
  const tries: string[] = [];
  const board = deciding(["A5=HMK", "A6=HMK"], { tried: (action) => tries.push(action) });
  expect(board.canSetUp).toBe(true);
  board.tap("A5");
  board.tap("C3");
  expect([board.selected, tries]).toEqual([null, []]);
  expect(deciding(["A5=HMK", "A6=HMK"], { isStudied: true }).canSetUp).toBe(false);
});

test("whoever may not rotate is told why", async () => {
  await speak("en", false);
  const tilts = ["C5-C4", "C5-B5", "D4-D3"];
  const asked = (view: Partial<HimikiView>, actions = tilts) =>
    questionOf(deciding(actions, { view: { must_tilt: true, controlled: ["C5", "D4"], ...view } }));
  expect(asked({})).toBe("Your opponent has just rotated: this turn you must tilt.");
  expect(asked({ mode: "mukyan" })).toBe("Muk Yan has just rotated: this turn you must tilt.");
  expect(asked({ mode: "mindlock" })).toBe("You have just rotated: now you must tilt.");
  expect(asked({ mode: "mindlock", is_paid: true, moves_left: 1 })).toContain("You have just rotated");
  // The only cube that can tilt is chosen for the reader, who is told all the same.
  expect(asked({}, ["C5-C4"])).toContain("must tilt");
  expect(asked({}, ["."])).toContain("after a rotation you may not rotate");
  expect(asked({ controlled: [] }, ["."])).toBe("You have no cube to play: you must pass.");
});

test("a tile that is held and cannot be used is tried, so that the rules say why", () => {
  const tried: string[] = [];
  const chaos = { hands: { w: { tiles: 1, known: ["Gh"] } }, discards: [], armed: null, confused: [], terrain: {} };
  const board = deciding(MOVES, { view: { chaos }, tried: (action) => tried.push(action) });
  board.read("Gh");
  board.read("Gh");
  board.read("Im");
  expect(tried).toEqual(["!Gh"]);
});
