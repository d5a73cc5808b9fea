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
