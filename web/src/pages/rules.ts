// The rules as a row of parts, each with a name, and what shows them on the board; rulings are named by their numbers.

import type { Token, Tokens } from "marked";
import type { Course, Step } from "@/learn/courses";
import type { Example } from "@/learn/example.svelte";

/** What the rules call a part of theirs, behind its title: `## Goal {#goal}`. */
const PART = / \{#([\w-]+)\}$/;

/** The number of a ruling. */
export const RULING = /([HGY]-\d\d)/;

/** Gives the name that a heading is found by: that of a part of the rules, or the number of a ruling. */
export const partOf = (heading: Tokens.Heading): string | undefined =>
  PART.exec(heading.text)?.[1] ?? (heading.depth === 3 ? RULING.exec(heading.text)?.[1] : undefined);

/** Gives a title without the name of its part. */
export const titled = (text: string): string => text.replace(PART, "");

/** What shows a part: steps of courses, and examples. */
export interface Shown {
  steps: { course: Course; step: Step }[];
  examples: Example[];
}

/** Where pictures stand between the other tokens. */
export interface Pictures {
  type: "pictures";
  raw: "";
  /** The title of the part. */
  title: string;
  shown: Shown;
}

/** Finds what shows each part of the rules, and each ruling. */
export function shownBy(courses: readonly Course[], examples: readonly Example[]): Map<string, Shown> {
  const found = new Map<string, Shown>();
  const of = (part: string): Shown => {
    const shown = found.get(part) ?? { steps: [], examples: [] };
    found.set(part, shown);
    return shown;
  };
  for (const course of courses)
    for (const step of course.steps) for (const part of step.rules) of(part).steps.push({ course, step });
  for (const example of examples) for (const part of example.rules) of(part).examples.push(example);
  return found;
}

/** Puts the pictures of each part behind its text. */
export function withPictures(tokens: readonly Token[], shown: ReadonlyMap<string, Shown>): Token[] {
  const pictures = (heading: Tokens.Heading | null): Token[] => {
    const found = heading && shown.get(partOf(heading) ?? "");
    const title = titled(heading?.text ?? "");
    return found ? [{ type: "pictures", raw: "", title, shown: found } satisfies Pictures] : [];
  };
  let heading: Tokens.Heading | null = null;
  const whole: Token[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      whole.push(...pictures(heading));
      heading = token as Tokens.Heading;
    }
    whole.push(token);
  }
  return [...whole, ...pictures(heading)];
}
