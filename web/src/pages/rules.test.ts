import { lexer } from "marked";
import { expect, test } from "vitest";
import type { Course } from "@/learn/courses";
import type { Example } from "@/learn/example.svelte";
import { shownBy, withPictures, type Pictures } from "./rules";

const step = (name: string, rules: string[]): Course["steps"][number] => ({
  name,
  rules,
  way: [],
  seat: 0,
  seats: [],
  options: {},
  marks: [],
  untaught: "",
  decisions: 1,
  task: null,
});
const COURSES: Course[] = [
  {
    name: "first",
    kind: "lessons",
    steps: [step("tilt", ["tilt"]), step("fight", ["goal", "tilt"]), step("game", [])],
    then: null,
  },
];
const example = (rules: string[]): Example => ({
  rules,
  seats: [],
  options: {},
  position: null,
  actions: [],
  record: "",
});
const EXAMPLES = [example(["table"]), example(["H-02"]), example(["H-02"])];
const kinds = (text: string): string[] =>
  withPictures(lexer(text), shownBy(COURSES, EXAMPLES))
    .map(({ type }) => type)
    .filter((type) => type !== "space");

test("steps are found by the parts of the rules that they show", () => {
  const found = shownBy(COURSES, EXAMPLES);
  expect([...found.keys()]).toEqual(["tilt", "goal", "table", "H-02"]);
  expect(found.get("tilt")?.steps.map(({ course, step }) => `${course.name}/${step.name}`)).toEqual([
    "first/tilt",
    "first/fight",
  ]);
});

test("pictures stand behind the text of their part, the last one at the end", () => {
  expect(kinds("# Game\n\n## Goal {#goal}\nOne.\n\n## Other {#other}\nTwo.\n\n### Tilt {#tilt}\nThree.\n")).toEqual([
    "heading",
    "heading",
    "paragraph",
    "pictures",
    "heading",
    "paragraph",
    "heading",
    "paragraph",
    "pictures",
  ]);
});

test("rulings have theirs by their numbers, and the title goes with them", () => {
  const text = "## Where the book is silent\n\n### H-02 How long\nOne.\n\n### H-03 Other\nSee H-02.\n";
  const found = withPictures(lexer(text), shownBy(COURSES, EXAMPLES)).filter(({ type }) => type === "pictures");
  expect(found).toHaveLength(1);
  const [{ title, shown }] = found as unknown as [Pictures];
  expect([title, shown.steps, shown.examples.length]).toEqual(["H-02 How long", [], 2]);
});

test("a text without parts has none", () => {
  expect(kinds("## Nothing\nOne.")).toEqual(["heading", "paragraph"]);
});
