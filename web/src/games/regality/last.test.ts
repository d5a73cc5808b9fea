import { describe, expect, it } from "vitest";
import type { Cell } from "./cells";
import { lastOf, type Frame } from "./last";

const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

function frame(texts: string[], version: number, board: Record<string, Cell> = {}, acting: string[] = []): Frame {
  return {
    lines: texts.map((text, n) => ({ version: version + n, kind: text[0] === "?" ? "chance" : "act", text })),
    view: {
      game: "regality",
      style: "old",
      match: "single",
      seat: 0,
      who: "r",
      actions: [],
      position: "",
      board: { ...Object.fromEntries(CELLS.map((cell) => [cell, null])), ...board },
      zones: { r: { open: [], hidden: 0 }, l: { open: [], hidden: 0 } },
      neutral: { open: [], hidden: 0 },
      discards: [],
      gone: [],
      pending: acting.length ? { kind: "effect", side: "r", tiles: acting.map(() => "Qu"), cells: acting } : null,
      first: "r",
      placements: 1,
      allies: [0, 0],
      score: [0, 0],
      returns: null,
    },
  };
}

describe("the last turn", () => {
  it("is a placement and what it aimed at", () => {
    expect(lastOf(frame(["Mi@a2", ">b3"], 1), null)).toEqual({ placed: "a2", touched: ["b3"] });
    expect(lastOf(frame(["Fa@a2", ">b3c1"], 1), null)).toEqual({ placed: "a2", touched: ["b3", "c1"] });
  });

  it("has no cells for ways, tiles and chance", () => {
    expect(lastOf(frame(["As@a2", ">?", "?Sm"], 1), null)).toEqual({ placed: "a2", touched: [] });
    expect(lastOf(frame(["Qu@a2", ">NE"], 1), null).touched).toEqual([]);
  });

  it("forgets the turn before", () => {
    expect(lastOf(frame(["Mi@a2", ">b3", "Te@c3"], 1), null)).toEqual({ placed: "c3", touched: [] });
  });

  it("sees what an effect has changed since the position before", () => {
    const before = frame(
      ["Qu@a3"],
      4,
      { a3: { tile: "Qu", faces: "north", ally: "r" }, a2: { tile: "Bi", faces: "south", ally: "l" } },
      ["a3"],
    );
    const now = frame([">S"], 5, {
      a3: { tile: "Qu", faces: "north", ally: "r" },
      a2: { tile: "Bi", faces: "north", ally: "r" },
    });
    expect(lastOf(now, before)).toEqual({ placed: "a3", touched: ["a2"] });
  });

  it("compares nothing that does not follow", () => {
    const before = frame(["Qu@a3"], 2, {}, ["a3"]);
    const now = frame([">S"], 5, { a2: { tile: "Bi", faces: "north", ally: "r" } });
    expect(lastOf(now, before)).toEqual({ placed: null, touched: [] });
  });

  it("does not mark cells that destroyed tiles have left", () => {
    const before = frame(["Pa@c2"], 1, { c1: { tile: "Mi", faces: "north", ally: "r", destroyed_by: "l" } });
    expect(lastOf(frame(["Wi@c3"], 2), before)).toEqual({ placed: "c3", touched: [] });
  });
});
