import { expect, test, vi } from "vitest";
import { Sure } from "./sure.svelte";

test("the second tap does it, and asks anew the next time", () => {
  const sure = new Sure();
  const done = vi.fn();
  sure.ask("resign", done);
  expect([sure.asked, done.mock.calls.length]).toEqual(["resign", 0]);
  sure.ask("resign", done);
  expect([sure.asked, done.mock.calls.length]).toEqual(["", 1]);
});

test("a question stands until it is answered: by no, or by a tap on something else that asks", () => {
  vi.useFakeTimers();
  const sure = new Sure();
  const done = vi.fn();
  sure.ask("w", done);
  sure.ask("b", done);
  vi.advanceTimersByTime(3_600_000);
  expect(sure.asked).toBe("b");
  sure.drop();
  expect(sure.asked).toBe("");
  sure.ask("b", done);
  expect(done).not.toHaveBeenCalled();
  vi.useRealTimers();
});
