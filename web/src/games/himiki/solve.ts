// The solution of a puzzle: proved in this browser where it can, else by the server.

import { answer, Problem, server, type Schemas } from "@/lib/ask";

type Solution = Pick<Schemas["Answer"], "actions" | "steps" | "views">;

/** Solves a puzzle from a position, its start if none is given; with what is seen on the way, if that is to be shown. */
export async function solve(
  puzzle: string,
  position: string | null,
  isShown: boolean,
  signal: AbortSignal,
  tell: (positions: number) => void,
): Promise<Solution> {
  try {
    const { solution } = await import("@/kernels/thinking");
    const asked = { game: "himiki", options: { mode: "mindlock", puzzle }, position, seconds: 1 };
    const sample = await answer(server.POST("/api/sample", { body: asked, signal }));
    const { actions } = await solution(sample, sample.moves_left ?? null, signal, tell);
    if (!actions || !isShown) return { actions, steps: null, views: [] };
    return await answer(server.POST("/api/puzzles/line", { body: { puzzle, position, actions }, signal }));
  } catch (problem) {
    if (signal.aborted || (problem instanceof Problem && problem.code !== "analysis-here")) throw problem;
  }
  return await answer(server.POST("/api/puzzles/solution", { body: { puzzle, position }, signal }));
}

type Verdict = Schemas["Verdict"];

/** Proves a puzzle that somebody has made up: its fewest moves, how many ways there are, and how hard it is. */
export async function prove(puzzle: string, signal: AbortSignal, tell: (positions: number) => void): Promise<Verdict> {
  try {
    const { solution } = await import("@/kernels/thinking");
    const read = await answer(server.POST("/api/puzzles/read", { body: { puzzle }, signal }));
    const none = { least: null, solutions: 0, is_counted: true, difficulty: null, grade: null, positions: 0 };
    if (!read.board) return { ...read, ...none };
    const asked = { game: "himiki", options: { mode: "mindlock", puzzle: read.board.text }, seconds: 1 };
    const sample = await answer(server.POST("/api/sample", { body: asked, signal }));
    const { least, solutions, isCounted, difficulty, grade, positions } = await solution(sample, null, signal, tell);
    return {
      ...read,
      least,
      solutions,
      is_counted: isCounted,
      difficulty,
      grade: grade as Verdict["grade"],
      positions,
    };
  } catch (problem) {
    if (signal.aborted || (problem instanceof Problem && problem.code !== "analysis-here")) throw problem;
  }
  return await answer(server.POST("/api/puzzles/check", { body: { puzzle }, signal }));
}
