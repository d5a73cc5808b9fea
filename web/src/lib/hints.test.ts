import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { worth } = await import("./hints");
const { speak } = await import("./words.svelte");

test("what a move is worth says of what it is a part", async () => {
  await speak("en", false);
  expect([worth(0.24, false), worth(-1, false)]).toEqual(["62% chance of winning", "0% chance of winning"]);
  await speak("de", false);
  expect(worth(0.24, false)).toBe("62\u00a0% Gewinnchance");
});

test("what is proved is said without a number", async () => {
  await speak("en", false);
  expect([worth(1, true), worth(0, true), worth(-1, true)]).toEqual(["wins", "draws", "loses"]);
});
