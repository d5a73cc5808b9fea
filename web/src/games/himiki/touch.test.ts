import { expect, test } from "vitest";
import { pivotable, setKey, touched } from "./touch";

test("actions are sorted by what they are chosen with", () => {
  const touch = touched([
    "C5-C6",
    "C5-B5",
    "C5~",
    "C5~D4~",
    "B2=HMK",
    "B2=KMH",
    "@C3",
    "*E4",
    "%A1",
    "!Mh",
    "!Tr",
    ".",
    "-",
  ]);
  expect(touch.moves.get("C5")).toEqual(["C6", "B5"]);
  expect(touch.pivots.get(setKey(["D4", "C5"]))).toBe("C5~D4~");
  expect(touch.turns.get("B2")).toEqual(["HMK", "KMH"]);
  expect([...touch.taps]).toEqual([
    ["C3", "@C3"],
    ["E4", "*E4"],
    ["A1", "%A1"],
  ]);
  expect(touch.tiles).toEqual(["Mh", "Tr"]);
  expect([touch.canStop, touch.canDecline]).toEqual([true, true]);
  expect([...pivotable(touch)].sort()).toEqual(["C5", "D4"]);
});

test("without actions nothing can be touched", () => {
  const touch = touched([]);
  expect(touch.moves.size + touch.pivots.size + touch.turns.size + touch.taps.size + touch.tiles.length).toBe(0);
  expect(touch.canStop || touch.canDecline).toBe(false);
});
