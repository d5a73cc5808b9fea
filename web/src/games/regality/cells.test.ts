import { describe, expect, it } from "vitest";
import { placeOf, pointsUp, rowsOf, slant } from "./cells";

describe("cells on the screen", () => {
  it("lie with row 3 on top for Royalty, and the other way round for Religion", () => {
    expect(rowsOf(0)[0]).toEqual(["a3", "b3", "c3"]);
    expect(rowsOf(1)[0]).toEqual(["c1", "b1", "a1"]);
  });

  it("are where the rows have them", () => {
    for (const bottom of [0, 1])
      rowsOf(bottom).forEach((row, y) => row.forEach((cell, x) => expect(placeOf(cell, bottom)).toEqual([x, y])));
  });

  it("turn ways with the board", () => {
    expect(slant("NE", 0)).toEqual([1, -1]);
    expect(slant("NE", 1)).toEqual([-1, 1]);
  });

  it("have tiles that point away from their own side", () => {
    expect(pointsUp("r", 0)).toBe(true);
    expect(pointsUp("r", 1)).toBe(false);
  });
});
