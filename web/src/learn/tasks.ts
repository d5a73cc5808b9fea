// The games' books of challenges, and their games to be finished, as the server has them; asked for once.

import { answer, server } from "@/lib/ask";
import { learned } from "@/lib/kept.svelte";
import { t } from "@/lib/words.svelte";
import { placeOf, type Course, type Step } from "./courses";

const known = new Map<string, Promise<Course[]>>();

/** Gives what a game has of them; after a failure it is asked for anew. */
export function tasks(game: string): Promise<Course[]> {
  const found =
    known.get(game) ??
    answer(server.GET("/api/lessons/{game}/tasks", { params: { path: { game } } })).catch((problem: unknown) => {
      known.delete(game);
      throw problem;
    });
  known.set(game, found);
  return found;
}

export const ofKind = (all: readonly Course[], kind: Course["kind"]): Course | undefined =>
  all.find((one) => one.kind === kind);

/** The address of a game's book. */
export const bookOf = (game: string): string => `book=${game}`;

/** Where one comes from to a step, and goes back to: its course, its book, or the courses of the game. */
export const shelfOf = (game: string, course: Course): string =>
  course.kind === "book" ? bookOf(game) : `learn=${game}`;

/** The themes of a book's challenges, in the order in which they come up. */
export const themesOf = (course: Course): string[] => [
  ...new Set(course.steps.flatMap(({ task }) => task?.themes ?? [])),
];

export const isSolved = (game: string, course: Course, step: Step): boolean =>
  learned.has(game, course.name, step.name);

/** Where to go on: the first that is not done; if all are, the first. */
export const nextPlace = (game: string, course: Course, steps: readonly Step[]): string | undefined => {
  const next = steps.find((one) => !isSolved(game, course, one)) ?? steps[0];
  return next && placeOf(game, course.name, next.name);
};

// What is said in a task: the same words for all of them.

/** What is filled into them. */
const facts = ({ task }: Step): Record<string, string | number> => ({
  goal: task?.goal ?? "",
  turns: task?.amount ?? 0,
  points: task?.amount ?? 0,
});

/** Names a course, a book, or the games to be finished. */
export const courseTitle = (game: string, course: Course): string =>
  course.kind === "lessons"
    ? t(`course-${game}-${course.name}`)
    : t(course.kind === "book" ? "tasks-books" : "practice-title");

/** Says what is wanted in a challenge, in few words. */
export const wantedIn = (step: Step): string => t("tasks-name", facts(step));

/** Names a step: by its own words, or as a task. */
export function stepTitle(game: string, course: Course, step: Step): string {
  if (course.kind === "lessons") return t(`lesson-${game}-${course.name}-${step.name}`);
  if (course.kind === "book") return `${step.name} · ${wantedIn(step)}`;
  return `${t(`theme-${game}-${step.task?.themes[0]}`)} ${step.name.split("-").at(-1)}`;
}

/** Says a part of a step: what is wanted, a hint, or that it was right. */
export function stepPart(game: string, course: Course, step: Step, part: "goal" | "hint" | "right"): string {
  if (course.kind === "lessons") return t(`lesson-${game}-${course.name}-${step.name}.${part}`);
  if (course.kind === "practice") return t(`practice-${part}`, facts(step));
  return part === "hint" ? t("task-hint") : t(`task-${part}-${step.task!.goal}`, facts(step));
}

/** Says why a try of a task was not it: what it still gains, or that nothing wins any more. */
export function whyWrong(
  course: Course,
  found: { worth: number | null; best: number | null; is_over: boolean },
): string {
  if (course.kind === "practice") return t("practice-wrong");
  if (found.worth !== null && found.best !== null)
    return t("task-wrong-expect", { points: found.worth, most: found.best });
  return t(found.is_over ? "task-wrong-over" : "task-wrong-win");
}
