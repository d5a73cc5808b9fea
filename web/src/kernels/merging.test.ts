import { describe, expect, it } from "vitest";
import { together, withProof } from "./merging";
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

describe("what is proved of a position", () => {
  const all = [seen(1, 50), seen(2, 999_999), seen(3, -20), seen(4, -999_990)];
  const limits = { win: 1_000_000, game_won: 1_000 };
  const proof = (value: number, ...winning: number[]) => ({
    value,
    worths: new Map(all.map(({ code }) => [code, winning.includes(code) ? 1 : -1])),
  });

  it("comes first, and is sure", () => {
    const found = withProof(all, proof(1, 3, 1), true, limits);
    expect(codes(found)).toEqual([1, 3, 2, 4]);
    expect(found[1]).toMatchObject({ value: 1, judgement: 1_000_000, isSure: true });
  });

  it("is not sure where it is a part of a match", () => {
    const [first, ...others] = withProof(all, proof(1, 3), false, limits);
    expect(first).toMatchObject({ code: 3, judgement: 1_000, isSure: false });
    expect(first!.value).toBeCloseTo(Math.tanh(5));
    expect(others).toEqual([all[0], all[1], all[3]]);
  });

  it("says that all lose, unless there is more to win", () => {
    expect(withProof(all, proof(-1), true, limits).every(({ value, isSure }) => value === -1 && isSure)).toBe(true);
    expect(withProof(all, proof(-1), false, limits)).toEqual(all);
  });

  it("changes nothing where it is nothing", () => {
    expect(withProof(all, proof(0), true, limits)).toEqual(all);
  });
});
