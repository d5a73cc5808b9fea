import { describe, expect, it } from "vitest";
import { choicesOf } from "./choices";

describe("choices", () => {
  it("sorts placements by tile and cell", () => {
    const { placements } = choicesOf(["Ki@b2", "Ki@c3", "Qu@b2"]);
    expect([...placements.keys()]).toEqual(["Ki", "Qu"]);
    expect(placements.get("Ki")?.get("c3")).toBe("Ki@c3");
  });

  it("knows every form of an effect", () => {
    const found = choicesOf([">c3", ">NW", ">S", ">+", ">x", ">!", ">c3a1", ">Ki", ">?", "-"]);
    expect(found.cells.get("c3")).toBe(">c3");
    expect([...found.ways.keys()]).toEqual(["NW", "S"]);
    expect([...found.sets.values()]).toEqual([">+", ">x"]);
    expect(found.apply).toBe(">!");
    expect(found.moves.get("c3")?.get("a1")).toBe(">c3a1");
    expect(found.tiles.get("Ki")).toBe(">Ki");
    expect(found.hidden).toBe(">?");
    expect(found.leave).toBe("-");
  });

  it("knows drafts and who begins", () => {
    const found = choicesOf(["=Sm", "first", "second"]);
    expect(found.picks.get("Sm")).toBe("=Sm");
    expect([found.first, found.second]).toEqual(["first", "second"]);
  });

  it("loses no action", () => {
    const actions = ["Ki@b2", ">c3", ">N", ">+", ">!", ">c3a1", ">Sm", ">?", "-", "=Sm", "first"];
    const found = choicesOf(actions);
    const all = Object.values(found).flatMap((one: unknown) =>
      one instanceof Map
        ? [...one.values()].flatMap((inner) => (inner instanceof Map ? [...inner.values()] : [inner]))
        : one,
    );
    expect(all.filter(Boolean).sort()).toEqual([...actions].sort());
  });
});
