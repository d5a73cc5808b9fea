import { expect, test } from "vitest";
import { followed, motionOf, type Piece } from "./pieces";

const cube = (colour: "w" | "b", orientation: "HMK" | "HKM" | "MHK" | "MKH" | "KHM" | "KMH") => ({
  colour,
  orientation,
});
const first = (): Piece[] => followed([], { B2: cube("b", "MHK"), C5: cube("w", "HMK"), D5: cube("w", "KMH") }, []);

test("a tilt is seen as a roll, by the same cube", () => {
  const before = first();
  const after = followed(before, { B2: cube("b", "MHK"), C4: cube("w", "KMH"), D5: cube("w", "KMH") }, ["C5-C4"]);
  const rolled = after.find((piece) => piece.square === "C4")!;
  expect(rolled.id).toBe(before.find((piece) => piece.square === "C5")!.id);
  expect(rolled.motion).toEqual({ kind: "roll", east: -1, north: 0 });
  expect(after.find((piece) => piece.square === "D5")!.motion).toBeNull();
});

test("a pivot, a conjuration and a slide are told apart", () => {
  expect(motionOf("C5", "HMK", "C5", "HKM")).toEqual({ kind: "pivot" });
  expect(motionOf("C5", "HMK", "C5", "KMH")).toEqual({ kind: "turn" });
  expect(motionOf("C5", "HMK", "C3", "HMK")).toEqual({ kind: "slide", east: -2, north: 0 });
  expect(motionOf("C5", "HMK", "C5", "HMK")).toBeNull();
});

test("two tilts of one turn lead the same cube on; cubes that are beaten disappear", () => {
  const after = followed(first(), { D4: cube("w", "MHK"), D5: cube("w", "KMH") }, ["C5-C4", "C4-D4"]);
  expect(after.map((piece) => piece.square).sort()).toEqual(["D4", "D5"]);
});

test("a cube that is new comes", () => {
  const after = followed(
    first(),
    { B2: cube("b", "MHK"), C5: cube("w", "HMK"), D5: cube("w", "KMH"), C2: cube("b", "HMK") },
    ["C2=HMK"],
  );
  expect(after.find((piece) => piece.square === "C2")!.motion).toEqual({ kind: "come" });
});

test("without words about it the cubes of a colour are matched anyhow", () => {
  const after = followed(first(), { B2: cube("b", "MHK"), E5: cube("w", "HMK"), D5: cube("w", "KMH") }, []);
  expect(after.map((piece) => piece.id).sort()).toEqual([1, 2, 3]);
});
