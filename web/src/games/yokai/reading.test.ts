import { describe, expect, it } from "vitest";
import {
  abilityOf,
  asked,
  drawn,
  goesOn,
  goalOf,
  isPlayable,
  lastPlace,
  pips,
  played,
  tallied,
  touches,
} from "./reading";
import type { Line, YokaiPreview } from "./types";

const act = (version: number, seat: number, text: string): Line => ({ version, kind: "act", seat, text });
const chance = (version: number, text: string): Line => ({ version, kind: "chance", text });

describe("decisions", () => {
  it("reads what is played where", () => {
    expect(played("GB+@B")).toEqual({ card: "GB+", pile: "B" });
    expect(played("^R")).toBeNull();
    expect(abilityOf("RY!")).toBe("distract");
    expect(abilityOf("RY")).toBeNull();
  });

  it("knows what is asked", () => {
    expect(asked(["GR@G", "GR@R", "."])).toBe("play");
    expect(asked(["^R", "^B", "-"])).toBe("call");
    expect(asked(["%", "-"])).toBe("distract");
    expect(asked([])).toBeNull();
  });

  it("lays decisions on lands", () => {
    const actions = ["GR@G", "GR@R", "GR!@G", "GR!@R", "."];
    expect(touches(actions, "GR", {})).toEqual({ G: "GR@G", R: "GR@R" });
    expect(touches(actions, null, {})).toEqual({});
    expect(touches(["^R", "^Y", "-"], null, {})).toEqual({ R: "^R", Y: "^Y" });
    const previews = { "%": { game: "yokai", ability: null, counts: [], goal: "R" } satisfies YokaiPreview };
    expect(goalOf(previews)).toBe("R");
    expect(touches(["%", "-"], null, previews)).toEqual({ R: "%" });
    expect(touches(["%", "-"], null, {})).toEqual({});
    expect(isPlayable("GR!", actions)).toBe(true);
    expect(isPlayable("GB", actions)).toBe(false);
  });
});

describe("counting", () => {
  it("fills places from both sides", () => {
    expect(pips(5, 2, 1)).toEqual(["mine", "mine", "free", "free", "theirs"]);
    expect(pips(3, 2, 2)).toEqual(["mine", "mine", "theirs", "theirs"]);
    expect(pips(null, 0, 1)).toEqual(["theirs"]);
  });

  it("tallies cards in card order", () => {
    expect(tallied(["BY!", "GR", "BY", "GR"])).toEqual([
      ["GR", 2],
      ["BY", 1],
      ["BY!", 1],
    ]);
  });
});

describe("what the log says", () => {
  it("finds the card that was drawn", () => {
    expect(drawn([act(1, 1, "."), chance(2, "?GB+")])).toBe("GB+");
    expect(drawn([act(1, 0, "."), chance(2, "?")])).toBeNull();
    expect(drawn([chance(1, "?G5")])).toBeNull();
  });

  it("finds where the last decision was", () => {
    expect(lastPlace([act(4, 1, "GR@G"), chance(5, "?G7")])).toEqual({ seat: 1, pile: "G", card: "GR" });
    expect(lastPlace([act(4, 1, "^B")])).toEqual({ seat: 1, pile: "B", card: null });
    expect(lastPlace([act(4, 1, ".")])).toBeNull();
    expect(lastPlace([])).toBeNull();
  });

  it("tells whether lines go on where others ended", () => {
    const first = [act(10, 1, "GR@G")];
    const second = [act(11, 1, "GB@B"), chance(12, "?B4")];
    expect(goesOn(first, second)).toBe(true);
    expect(goesOn(second, first)).toBe(false);
    expect(goesOn([], first)).toBe(false);
  });
});
