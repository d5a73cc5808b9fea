// The rules as a row of parts, each with a name, and what shows them on the board.

import type { Token, Tokens } from "marked";
import type { Course, Step } from "@/learn/courses";

/** What the rules call a part of theirs, behind its title: `## Goal {#goal}`. */
const PART = / \{#([\w-]+)\}$/;

/** Gives the name of the part that a heading begins. */
export const partOf = (heading: Tokens.Heading): string | undefined => PART.exec(heading.text)?.[1];

/** Gives a title without the name of its part. */
export const titled = (text: string): string => text.replace(PART, "");

/** A step of a course that shows something. */
export interface Shown {
  course: Course;
  step: Step;
}

/** Where pictures stand between the other tokens. */
export interface Pictures {
  type: "pictures";
  raw: "";
  shown: readonly Shown[];
}

/** Finds the steps that show each part of the rules. */
export function shownBy(courses: readonly Course[]): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const course of courses)
    for (const step of course.steps)
      for (const part of step.rules) found.set(part, [...(found.get(part) ?? []), { course, step }]);
  return found;
}

/** Puts the pictures of each part behind its text. */
export function withPictures(tokens: readonly Token[], shown: ReadonlyMap<string, Shown[]>): Token[] {
  const pictures = (part: string): Token[] => {
    const found = shown.get(part);
    return found ? [{ type: "pictures", raw: "", shown: found } satisfies Pictures] : [];
  };
  let part = "";
  const whole: Token[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      whole.push(...pictures(part));
      part = partOf(token as Tokens.Heading) ?? "";
    }
    whole.push(token);
  }
  return [...whole, ...pictures(part)];
}
