import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const asked = vi.hoisted(() => ({ today: "" }));
vi.mock("@/lib/ask", () => ({
  server: { GET: () => Promise.resolve([{ day: asked.today, puzzle: { name: "D29" } }]) },
  answer: (found: unknown) => found,
}));
const { dayAfter, solvedNow, streak } = await import("./days.svelte");
const { solvedDays } = await import("@/lib/kept.svelte");

beforeEach(() => storage.clear());

test("days follow each other over months and years", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayAfter("2026-03-29", 1)).toBe("2026-03-30"); // clocks are put forward, not those of UTC
});

test("a streak goes back to the first day that was missed", () => {
  const solved = new Set(["2026-11-12", "2026-11-14", "2026-11-15", "2026-11-16"]);
  const isSolved = (day: string): boolean => solved.has(day);
  expect(streak(isSolved, "2026-11-16")).toBe(3);
  expect(streak(isSolved, "2026-11-17")).toBe(3); // today's can still be solved
  expect(streak(isSolved, "2026-11-18")).toBe(0);
  solved.add("2026-11-17");
  expect(streak(isSolved, "2026-11-17")).toBe(4);
});

test("only the puzzle of today counts, and once a day", async () => {
  asked.today = "2026-11-17";
  expect(await solvedNow("F01")).toBe(0);
  expect(await solvedNow("D29")).toBe(1);
  expect(await solvedNow("D29")).toBe(1);
  asked.today = "2026-11-18";
  expect(await solvedNow("D29")).toBe(2);
  expect(["2026-11-16", "2026-11-17", "2026-11-18"].filter((day) => solvedDays.has(day))).toHaveLength(2);
});
