import { beforeAll, expect, test, vi } from "vitest";
import type { Count, Pile, YokaiPreview } from "./types";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { speak } = await import("@/lib/words.svelte");
const { landName } = await import("./phrases");

beforeAll(() => speak("en", false));

const reader = { titles: ["Sun", "Moon"], bottom: 0, me: 0 };
const pile: Pile = { yokai: ["B4", "?"], never_up: ["G3"], needs: 4, sides: [["GR"], []], leads: 0 };
const counted: Count = {
  pile: "G",
  yokai: "B4",
  sides: [2, 1],
  result: "taken by 0",
  needs: 4,
  missing: 0,
  points: 4,
  taker: 0,
};

test("all is told about a land, and what touching it would do", () => {
  const preview: YokaiPreview = { game: "yokai", ability: null, counts: [counted], goal: null };
  const stands =
    "Green pile: Kappa, 4 (a guest from the blue pile); you 1, Moon 0; you lead; beneath it: 1 face down, still to come: 3";
  expect(landName("G", pile, reader, "GR@G", preview)).toBe(`${stands}; play green–red here: you take Kappa, 4 points`);
  expect(landName("G", { ...pile, yokai: [] }, reader)).toBe("Green pile: no yokai left");
  expect(landName("G", pile, reader, "^G")).toBe(`${stands}; call the yokai of the green pile`);
  expect(landName("G", pile, reader, "%")).toBe(`${stands}; your opponent’s sketch comes here`);
});
