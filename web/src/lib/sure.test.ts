import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { Sure } from "./sure.svelte";

beforeEach(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

test("the second tap does it, and asks anew the next time", () => {
  const sure = new Sure();
  const done = vi.fn();
  sure.ask("resign", done);
  expect([sure.asked, done.mock.calls.length]).toEqual(["resign", 0]);
  sure.ask("resign", done);
  expect([sure.asked, done.mock.calls.length]).toEqual(["", 1]);
});

test("a tap on something else asks about that, and after a while all is forgotten", () => {
  const sure = new Sure();
  const done = vi.fn();
  sure.ask("w", done);
  sure.ask("b", done);
  expect(sure.asked).toBe("b");
  vi.advanceTimersByTime(5001);
  expect(sure.asked).toBe("");
  sure.ask("b", done);
  expect(done).not.toHaveBeenCalled();
});
