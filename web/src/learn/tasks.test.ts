import { beforeAll, expect, test, vi } from "vitest";
import type { Course, Step } from "./courses";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { learned } = await import("@/lib/kept.svelte");
const { speak } = await import("@/lib/words.svelte");
const { bookOf, isSolved, nextPlace, ofKind, shelfOf, stepPart, stepTitle, themesOf, wantedIn, whyWrong } =
  await import("./tasks");

const step = (name: string, goal: "win" | "expect", amount: number, ...themes: string[]): Step => ({
  name,
  seat: 0,
  seats: [],
  options: {},
  marks: [],
  untaught: "",
  decisions: 12,
  rules: [],
  way: [],
  task: { goal, amount, themes },
});
const book: Course = {
  name: "book",
  kind: "book",
  steps: [step("R01", "win", 1, "turned"), step("R02", "win", 3), step("R03", "win", 2, "destroyed", "turned")],
  then: null,
};
const practice: Course = { name: "practice", kind: "practice", steps: [step("used-2", "win", 2, "used")], then: null };
const [first, second, third] = book.steps as [Step, Step, Step];

beforeAll(() => speak("en", false));

test("one goes on with the first that is not solved", () => {
  expect(nextPlace("regality", book, book.steps)).toBe("learn=regality&course=book&step=R01");
  learned.put("regality", "book", "R01");
  expect(isSolved("regality", book, first)).toBe(true);
  expect(nextPlace("regality", book, book.steps)).toBe("learn=regality&course=book&step=R02");
  expect(nextPlace("regality", book, [first])).toBe("learn=regality&course=book&step=R01");
  expect(nextPlace("regality", book, [])).toBeUndefined();
});

test("what is there is found, and each lies where one comes from", () => {
  expect(ofKind([practice, book], "book")).toBe(book);
  expect(ofKind([practice], "book")).toBeUndefined();
  expect(themesOf(book)).toEqual(["turned", "destroyed"]);
  expect([shelfOf("regality", book), shelfOf("regality", practice)]).toEqual([bookOf("regality"), "learn=regality"]);
});

test("a challenge says what is wanted, and what a right turn is worth", () => {
  const best = step("Y01", "expect", 4.25);
  expect([first, third, best].map(wantedIn)).toEqual(["win in one turn", "win in 2 turns", "the best turn"]);
  expect(stepTitle("regality", book, second)).toBe("R02 · win in 3 turns");
  expect(stepTitle("regality", practice, practice.steps[0]!)).toBe("Borrowed powers 2");
  expect(stepPart("regality", book, first, "goal")).toBe("Win this turn; there is one way.");
  expect(stepPart("regality", practice, practice.steps[0]!, "goal")).toMatch(/^Finish it: you can win in 2 turns/);
  expect(stepPart("yokai", { ...book, steps: [best] }, best, "right")).toMatch(/^Right: 4\.25 points on average/);
});

test("a wrong try is answered by what it still gains, or that nothing wins any more", () => {
  const open = { worth: null, best: null, is_over: false };
  expect(whyWrong(book, open)).toBe("After this reply nothing wins any more.");
  expect(whyWrong(book, { ...open, is_over: true })).toBe("The game is over, and you have not won it.");
  expect(whyWrong(book, { worth: -1.5, best: 3, is_over: false })).toMatch(/you gain -1\.5 .* gains 3\.$/);
  expect(whyWrong(practice, open)).toMatch(/^Not won this time/);
});
