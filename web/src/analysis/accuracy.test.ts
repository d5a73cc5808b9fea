import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accuracyOf, gameAccuracy, weightsOf } from "./accuracy";
import { chancesOf, depthsOf, lostBy, sideAccuracy, slipBy, turningPoints, type Judged } from "./judging";

interface Numbers {
  decisions: { best: number; played: number; accuracy: number }[];
  games: {
    sides: number[];
    best: number[];
    played: number[];
    chances: number[];
    weights: number[];
    accuracies: (number | null)[];
  }[];
}
// Python's own numbers, which a test of its engines holds to the formula.
const file = new URL("../../../tests/data/accuracy.json", import.meta.url);
const { decisions, games } = JSON.parse(readFileSync(file, "utf-8")) as Numbers;

const judged = (seat: number, best: number, value: number, id = 0): Judged => ({
  id,
  seat,
  action: "played",
  thought: {
    depth: 3 + id,
    nodes: 1,
    ranked: [{ action: "best", value: best, is_sure: false, line: [], score: [] }],
  },
  value,
});

test("a decision is as accurate as Python says", () => {
  expect(decisions.length).toBeGreaterThan(10);
  for (const { best, played, accuracy } of decisions) expect(accuracyOf(best, played)).toBeCloseTo(accuracy, 9);
});

test("a game is as accurate as Python says", () => {
  expect(games.length).toBeGreaterThan(3);
  for (const { sides, best, played, chances, weights, accuracies } of games) {
    const all = best.map((value, place) => judged(sides[place]!, value, played[place]!));
    const found = chancesOf(all, [0, 1]);
    found.forEach((chance, place) => expect(chance).toBeCloseTo(chances[place]!, 9));
    weightsOf(found).forEach((weight, place) => expect(weight).toBeCloseTo(weights[place]!, 9));
    for (const side of [0, 1]) {
      const accuracy = sideAccuracy(all, [0, 1], side);
      if (accuracies[side] === null) expect(accuracy).toBeNull();
      else expect(accuracy).toBeCloseTo(accuracies[side]!, 9);
    }
  }
  expect(gameAccuracy([100, 100], [1, 2])).toBe(100);
});

test("slips are told by what they give away", () => {
  expect([0.09, 0.1, 0.2, 0.29, 0.3].map(slipBy)).toEqual([null, "inaccuracy", "mistake", "mistake", "blunder"]);
  const all = [judged(0, 0.5, 0.5), judged(1, 0.5, -0.5, 1), judged(0, -0.2, -0.1, 2)];
  expect(turningPoints(all).map(({ id }) => id)).toEqual([1]);
  expect(lostBy(all[2]!)).toBe(0);
  expect(depthsOf(all)).toEqual([3, 5]);
});
