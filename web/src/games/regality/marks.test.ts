import { describe, expect, it } from "vitest";
import type { RegalityPreview } from "./cells";
import { countsOf, marksOf, marksOfAll, touchedBy } from "./marks";

const NONE = { turns: [], destroys: [], leaves: [], moves: [], tile: null, uses: null };

const preview = (changes: Partial<RegalityPreview>): RegalityPreview => ({
  game: "regality",
  ...NONE,
  effects: [],
  shields: [],
  silences: [],
  allies: [1, 0],
  ends: false,
  wins: null,
  ...changes,
});

const effect = (action: string, changes: Partial<RegalityPreview["effects"][0]>) => ({ ...NONE, action, ...changes });

describe("marks", () => {
  it("are sure for what an action does itself", () => {
    const marks = marksOf(preview({ turns: ["a1", "b2"], shields: ["c2"] }));
    expect(marks).toEqual([
      { does: "turn", cell: "a1", sure: true },
      { does: "turn", cell: "b2", sure: true },
      { does: "shield", cell: "c2", sure: true },
    ]);
  });

  it("are unsure where one of several effects can be chosen, and each is there once", () => {
    const effects = [effect(">+", { turns: ["a1", "b2"] }), effect(">x", { turns: ["b2"] })];
    expect(marksOf(preview({ effects }))).toEqual([
      { does: "turn", cell: "a1", sure: false },
      { does: "turn", cell: "b2", sure: false },
    ]);
  });

  it("draw an arrow only for a move that is sure", () => {
    expect(marksOf(preview({ moves: [["a1", "c3"]] }))[0]?.goal).toBe("c3");
    const effects = [effect(">a1c3", { moves: [["a1", "c3"]] }), effect(">a1c2", { moves: [["a1", "c2"]] })];
    expect(marksOf(preview({ effects }))).toEqual([{ does: "move", cell: "a1", sure: false }]);
  });

  it("gather all that an effect could do", () => {
    const all = [preview({ destroys: ["a1"] }), preview({ destroys: ["c1"] })];
    expect(marksOfAll(all).map(({ cell, sure }) => [cell, sure])).toEqual([
      ["a1", false],
      ["c1", false],
    ]);
  });
});

describe("counts", () => {
  it("say the most that one way can turn", () => {
    const effects = [effect(">+", { turns: ["a1", "b2"] }), effect(">x", { turns: ["c3"] })];
    expect(countsOf(preview({ effects }))).toEqual([{ does: "turn", count: 2, sure: false }]);
  });

  it("say among how many one is chosen", () => {
    const effects = [effect(">a1", { destroys: ["a1"] }), effect(">c3", { destroys: ["c3"] })];
    expect(countsOf(preview({ effects, silences: ["b1"] }))).toEqual([
      { does: "destroy", count: 2, sure: false },
      { does: "silence", count: 1, sure: true },
    ]);
  });
});

describe("touched cells", () => {
  it("stand for an action only if no other one touches them", () => {
    const previews = { ">N": preview({ turns: ["b3"] }), ">+": preview({ turns: ["b3", "a2"] }) };
    expect([...touchedBy(previews, [">N", ">+"])]).toEqual([["a2", ">+"]]);
  });
});
