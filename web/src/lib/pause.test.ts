import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { Fetching, noteAnswer, Pause, rested } from "./pause";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterAll(() => void vi.useRealTimers().restoreAllMocks());

test("each pause is twice as long as the one before, up to the longest", () => {
  const pause = new Pause(400, 2000);
  expect([1, 2, 3, 4, 5].map(() => pause.next())).toEqual([400, 800, 1600, 2000, 2000]);
  pause.reset();
  expect(pause.next()).toBe(400);
});

test("a connection that ends within seconds lets the pauses grow on, one that has held begins anew", () => {
  const pause = new Pause();
  pause.next();
  pause.succeeded();
  vi.advanceTimersByTime(1000);
  expect(pause.next()).toBe(800);
  pause.succeeded();
  vi.advanceTimersByTime(6000);
  expect(pause.next()).toBe(400);
});

test("a list is fetched at once, and then once a second however often it is asked for", async () => {
  const fetch = vi.fn(async () => undefined);
  const fetching = new Fetching(fetch);
  for (let time = 0; time < 5; time += 1) fetching.ask();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  // Nobody has asked since.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  fetching.ask();
  fetching.ask();
  fetching.close();
  fetching.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a list that cannot be fetched is asked for with growing pauses", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("no answer")));
  const fetching = new Fetching(fetch);
  for (let second = 0; second < 60; second += 1) {
    fetching.ask();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(fetch.mock.calls.length).toBeLessThan(8);
});

test("a request that fails is sent again later and later, and another one at once", async () => {
  const signal = new AbortController().signal;
  let sent = 0;
  void (async () => {
    for (;;) {
      await rested("DELETE /api/seeks", signal);
      sent += 1;
      noteAnswer("DELETE /api/seeks", false);
    }
  })();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toBeGreaterThan(3);
  expect(sent).toBeLessThan(9);
  let isSent = false;
  void rested("GET /api/games", signal).then(() => (isSent = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isSent).toBe(true);
  noteAnswer("DELETE /api/seeks", true);
});

test("whoever gives a request up while it rests does not send it", async () => {
  const giving = new AbortController();
  noteAnswer("POST /api/seeks", false);
  const waiting = rested("POST /api/seeks", giving.signal);
  giving.abort();
  await expect(waiting).rejects.toThrow();
});
