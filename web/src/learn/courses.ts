// The courses of the games, as the server has them; asked for once.

import { answer, server, type Schemas } from "@/lib/ask";
import { learned } from "@/lib/kept.svelte";

export type Course = Schemas["CourseOut"];
export type Step = Schemas["StepOut"];

/** Where a course ends: the place after its last step. */
export const END = "end";

const known = new Map<string, Promise<Course[]>>();

/** Gives the courses of a game, in their order; after a failure they are asked for anew. */
export function courses(game: string): Promise<Course[]> {
  const found =
    known.get(game) ??
    answer(server.GET("/api/lessons/{game}", { params: { path: { game } } })).catch((problem: unknown) => {
      known.delete(game);
      throw problem;
    });
  known.set(game, found);
  return found;
}

/** The address of a course, or of one of its steps. */
export const placeOf = (game: string, course: string, step?: string): string =>
  `learn=${game}&course=${course}${step ? `&step=${step}` : ""}`;

/** The steps of a course that were done in this browser. */
export const done = (game: string, course: Course): Step[] =>
  course.steps.filter(({ name }) => learned.has(game, course.name, name));

/** Where to go on in a course: the first step that is not done; if all are, the first. */
export const nextOf = (game: string, course: Course): string =>
  (course.steps.find(({ name }) => !learned.has(game, course.name, name)) ?? course.steps[0])?.name ?? END;

/** The step after another, or the end. */
export function after(course: Course, step: string): string {
  const place = course.steps.findIndex(({ name }) => name === step);
  return course.steps[place + 1]?.name ?? END;
}

/** The step before another, or none. */
export function before(course: Course, step: string): string | null {
  const place = step === END ? course.steps.length : course.steps.findIndex(({ name }) => name === step);
  return course.steps[place - 1]?.name ?? null;
}
