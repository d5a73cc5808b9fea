import { lexer } from "marked";
import { expect, test } from "vitest";
import type { Course } from "@/learn/courses";
import { shownBy, withPictures } from "./rules";

const step = (name: string, rules: string[]): Course["steps"][number] => ({
  name,
  rules,
  way: [],
  seat: 0,
  seats: [],
  options: {},
  marks: [],
  decisions: 1,
});
const COURSES: Course[] = [
  { name: "first", steps: [step("tilt", ["tilt"]), step("fight", ["goal", "tilt"]), step("game", [])], then: null },
];
const kinds = (text: string): string[] =>
  withPictures(lexer(text), shownBy(COURSES))
    .map(({ type }) => type)
    .filter((type) => type !== "space");

test("steps are found by the parts of the rules that they show", () => {
  const found = shownBy(COURSES);
  expect([...found.keys()]).toEqual(["tilt", "goal"]);
  expect(found.get("tilt")?.map(({ course, step }) => `${course.name}/${step.name}`)).toEqual([
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

test("a text without parts has none", () => {
  expect(kinds("## H-01 Nothing\nOne.")).toEqual(["heading", "paragraph"]);
});
