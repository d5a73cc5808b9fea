import { expect, test } from "vitest";
import { ratingText } from "./ratings";

test("a rating is marked where it is a guess, and says what a game has changed", () => {
  expect(ratingText(null, false)).toBe("");
  expect(ratingText(1512, false)).toBe("1512");
  expect(ratingText(1598, true, 1500)).toBe("1598? +98");
  expect(ratingText(1402, true, 1500)).toBe("1402? −98");
  expect(ratingText(1500, false, 1500)).toBe("1500");
});
