import { afterAll, beforeEach, expect, test, vi } from "vitest";

const NOTHING = (): void => undefined;
const param = { setValueAtTime: NOTHING, exponentialRampToValueAtTime: NOTHING };
let started = 0;
let state = "none";

class Context {
  currentTime = 0;
  destination = {};
  constructor() {
    state = "made";
  }
  createOscillator = () => ({
    ...{ type: "", frequency: param, connect: (next: unknown) => next, stop: NOTHING },
    start: () => (started += 1),
  });
  createGain = () => ({ gain: param, connect: NOTHING });
  resume = () => ((state = "sounds"), Promise.resolve());
  suspend = () => ((state = "rests"), Promise.resolve());
}

const user = { hasBeenActive: false };
let settings: { sound: boolean };
let heard: (name: "move" | "end") => void;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: user, languages: [] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: NOTHING });
  [started, state, user.hasBeenActive] = [0, "none", false];
  ({ settings } = await import("./settings.svelte"));
  ({ heard } = await import("./sound"));
});

afterAll(() => void vi.useRealTimers());

test("a page sounds once it was touched, and rests between", () => {
  heard("move");
  expect(state).toBe("none");
  user.hasBeenActive = true;
  heard("move");
  expect([started, state]).toEqual([2, "sounds"]);
  vi.runAllTimers();
  expect(state).toBe("rests");
});

test("what is muted is silent", () => {
  user.hasBeenActive = true;
  settings.sound = false;
  heard("end");
  expect(state).toBe("none");
});
