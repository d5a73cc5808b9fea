import { describe, expect, it } from "vitest";
import { lidsOf } from "./creatures";
import { outcome, shortVerdict } from "./phrases";
import { moodOf, slipsFor } from "./slips";
import type { Count, YokaiPreview } from "./types";

// Without a language every message shows its key, which is what is tested here.
const reader = { titles: ["Sun", "Moon"], bottom: 0, me: 0 };
const count = (pile: Count["pile"], yokai: string, result: Count["result"] = null): Count => ({
  pile,
  yokai,
  sides: [2, 1],
  result,
  needs: yokai === "?" ? null : 5,
  missing: yokai === "?" ? null : 2,
  points: yokai === "?" ? null : 5,
  taker: result === "taken by 0" ? 0 : result === "taken by 1" ? 1 : null,
});
const preview = (...counts: Count[]): YokaiPreview => ({ game: "yokai", ability: null, counts, goal: null });

describe("slips", () => {
  it("say what would come of it", () => {
    expect(shortVerdict(count("G", "G3", "taken by 0"), reader)).toBe("land-you-take");
    expect(shortVerdict(count("G", "G3", "taken by 0"), { ...reader, me: null })).toBe("land-takes");
    expect(shortVerdict(count("G", "G3", "taken by 1"), reader)).toBe("land-takes");
    expect(shortVerdict(count("G", "G4", "flees"), reader)).toBe("land-flees");
    expect(shortVerdict(count("G", "G5"), reader)).toBe("land-more");
    expect(shortVerdict(count("G", "?"), reader)).toBe("land-appears");
  });

  it("lie at the land that is touched, and name another one that is counted", () => {
    expect(slipsFor("G", preview(count("G", "G3", "taken by 1")), reader)).toEqual([
      { sign: null, text: "land-takes", tone: "bad" },
    ]);
    expect(slipsFor("R", preview(count("G", "R5"), count("R", "R3", "taken by 0")), reader)).toEqual([
      { sign: "G", text: "land-more", tone: "plain" },
      { sign: null, text: "land-you-take", tone: "good" },
    ]);
    expect(slipsFor("R", preview(count("G", "R5"), count("R", "?")), reader)).toHaveLength(1);
    expect(slipsFor("R", undefined, reader)).toEqual([]);
  });

  it("frighten and please", () => {
    expect(moodOf("G", preview(count("G", "G4", "flees")))).toBe("scared");
    expect(moodOf("G", preview(count("G", "G4", "taken by 1")))).toBe("glad");
    expect(moodOf("R", preview(count("G", "G4", "flees")))).toBe("awake");
    expect(moodOf("R", undefined)).toBe("awake");
  });
});

describe("words", () => {
  it("say that an ability may be used first", () => {
    expect(outcome({ game: "yokai", ability: "call", counts: [count("G", "G7")], goal: null }, reader)).toBe(
      "yokaiboard-or-call",
    );
    expect(outcome(undefined, reader)).toBe("");
  });
});

describe("eyes", () => {
  it("are closed by lids, except those of who sleeps", () => {
    expect(lidsOf("G3")).toEqual([]);
    expect(lidsOf("B6")).toHaveLength(3);
    const [lid] = lidsOf("Y5");
    expect(lid?.x).toBe(55);
    expect(lid?.y).toBeGreaterThan(50);
  });
});
