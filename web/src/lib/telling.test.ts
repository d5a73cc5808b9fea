// What those who listen are told: none is lost.
import { expect, test } from "vitest";
import { announcements, tell } from "./telling.svelte";

const words = (): string[] => announcements().map(({ words }) => words);

test("two at once are two lines, and the same again is another line", () => {
  tell("White: Stop.", "", "Your turn.");
  tell("White: Stop.", "Your turn.");
  expect(words()).toEqual(["White: Stop. Your turn.", "White: Stop. Your turn."]);
  expect(new Set(announcements().map(({ number }) => number)).size).toBe(2);
  tell("");
  expect(words()).toHaveLength(2);
  for (let step = 0; step < 10; step += 1) tell(String(step));
  expect(words()).toEqual(["6", "7", "8", "9"]);
});
