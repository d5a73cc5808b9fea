// In which order positions are shown, and how long each stays.
import { beforeEach, expect, test, vi } from "vitest";
import { Showing, type Frame } from "./showing.svelte";

const frame = (version: number, more: Partial<Frame> = {}): Frame => ({
  version,
  view: {} as Frame["view"],
  lines: [],
  ...more,
});
const ended = { said: "You win this game", why: "", isWon: true };

let seen: number[];
let showing: Showing;
beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  showing = new Showing(
    (one) => (one.isOnItsWay ? 100 : 1000),
    ({ version }) => seen.push(version),
  );
  showing.begin(frame(1));
});

test("each frame stays its time before the next one comes", () => {
  showing.add([frame(2, { isOnItsWay: true }), frame(2)]);
  showing.add([frame(3)]);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([2, 2]);
  vi.advanceTimersByTime(999);
  expect(showing.isBehind).toBe(true);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2, 2, 3]);
  expect(showing.isBehind).toBe(false);
});

test("what has moved last arrives before anything is said of it", () => {
  showing.add([frame(2), frame(3)]);
  expect(showing.isArriving).toBe(false); // more is to come
  vi.advanceTimersByTime(1000);
  expect([showing.isBehind, showing.isArriving]).toEqual([false, true]);
  vi.advanceTimersByTime(900);
  expect(showing.isArriving).toBe(false);
  showing.add([frame(3)]);
  showing.goOn(); // whoever taps has seen it
  expect(showing.isArriving).toBe(false);
  vi.advanceTimersByTime(1000);
  // What was on its way has arrived in the frame after it.
  showing.add([frame(4, { isOnItsWay: true }), frame(4)]);
  vi.advanceTimersByTime(200);
  expect([showing.isBehind, showing.isArriving]).toEqual([false, false]);
});

test("what is shown is fresh for its time, or until a tap", () => {
  showing.add([frame(2)]);
  vi.advanceTimersByTime(999);
  expect(showing.isFresh).toBe(true);
  vi.advanceTimersByTime(1);
  expect(showing.isFresh).toBe(false);
  showing.add([frame(3)]);
  expect(showing.isFresh).toBe(true);
  showing.goOn();
  expect(showing.isFresh).toBe(false);
});

test("a tap goes on at once, and what follows has its whole time", () => {
  showing.add([frame(2), frame(3), frame(4)]);
  vi.advanceTimersByTime(900);
  showing.goOn();
  expect(seen).toEqual([2, 3]);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([2, 3]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2, 3, 4]);
});

test("after a tap nothing that comes later has to wait", () => {
  showing.add([frame(2)]);
  vi.advanceTimersByTime(300);
  showing.goOn();
  showing.add([frame(3)]);
  expect(seen).toEqual([2, 3]);
});

test("where a game has ended one stays until one goes on, however much comes", () => {
  showing.add([frame(2, { ended }), frame(2)]);
  showing.add([frame(3)]);
  vi.advanceTimersByTime(60_000);
  showing.hurry();
  expect(seen).toEqual([2]);
  showing.goOn();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([2, 2, 3]);
});

test("whoever is in a hurry sees the present", () => {
  showing.add([frame(2), frame(3), frame(4)]);
  showing.hurry();
  expect(showing.frame?.version).toBe(4);
  expect(showing.isBehind).toBe(false);
});

test("a fresh beginning forgets what was still to be shown", () => {
  showing.add([frame(2), frame(3)]);
  showing.begin(frame(9));
  vi.advanceTimersByTime(5000);
  expect(showing.frame?.version).toBe(9);
});
