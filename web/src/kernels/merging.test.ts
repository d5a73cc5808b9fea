import { describe, expect, it } from "vitest";
import { together } from "./merging";
import type { Seen } from "./working";

const seen = (code: number, judgement: number, more: Partial<Seen> = {}): Seen => ({
  code,
  action: String(code),
  judgement,
  isSure: Math.abs(judgement) > 500_000,
  value: Math.abs(judgement) > 500_000 ? Math.sign(judgement) : Math.tanh(judgement / 200),
  weight: 1,
  line: [],
  ...more,
});
const codes = (all: Seen[]): number[] => all.map(({ code }) => code);

describe("what several workers see of a position", () => {
  it("has the nearer win first and the later loss, whoever has found it", () => {
    const first = [seen(1, 999_991), seen(2, -999_999), seen(3, 20)];
    const second = [seen(4, 999_999), seen(5, -999_990), seen(6, 9_000)];
    expect(codes(together([first, second], "deepening"))).toEqual([4, 1, 6, 3, 5, 2]);
    expect(codes(together([second, first], "deepening"))).toEqual([4, 1, 6, 3, 5, 2]);
  });

  it("is the mean of guesses, and sure only where all are", () => {
    const [one, other] = together(
      [
        [seen(1, 999_999), seen(2, 0)],
        [seen(1, -999_999), seen(2, 100)],
      ],
      "guessing",
    );
    expect(codes([one!, other!])).toEqual([2, 1]);
    expect(one!.value).toBeCloseTo(Math.tanh(0.5) / 2);
    expect(other).toMatchObject({ value: 0, isSure: false, weight: 2 });
    const [sure] = together([[seen(1, 999_999)], [seen(1, 999_990)]], "guessing");
    expect(sure).toMatchObject({ value: 1, isSure: true, judgement: 999_990 });
  });

  it("has first what was walked most often, where trees grow, by its weighted mean", () => {
    const first = [seen(1, 0, { weight: 10, value: 0.5 }), seen(2, 0, { weight: 30, value: 0.1 })];
    const second = [seen(1, 0, { weight: 30, value: 0.1 }), seen(2, 0, { weight: 20, value: 0.1 })];
    const [best, next] = together([first, second], "growing");
    expect(codes([best!, next!])).toEqual([2, 1]);
    expect(next!.value).toBeCloseTo(0.2);
    expect(best!.weight).toBe(50);
  });

  it("keeps the longest line", () => {
    const [one] = together([[seen(1, 0, { line: ["a"] })], [seen(1, 0, { line: ["a", "b"] })]], "growing");
    expect(one!.line).toEqual(["a", "b"]);
  });
});
