// What the best engine thinks of a position of a table: this browser's own where it can, else the server's.

import { answer, as, isRefused, lines, server, type Schemas } from "./ask";
import { percent, refusal, t } from "./words.svelte";

type Thought = Schemas["Thought"];

/** How long to think here, where it costs nobody else anything, and there. */
const SECONDS_HERE = 20;
const SECONDS_THERE = 3;

/** Says what a decision is worth to whoever makes it: how it ends if that is proved, else the chance of winning. */
export function worth(value: number, isSure: boolean): string {
  if (isSure) return t(value > 0 ? "hint-wins" : value < 0 ? "hint-loses" : "hint-draws");
  return t("hint-chance", { percent: percent((value + 1) / 2) });
}

/** Thinks about a moment of a table, better and better. When the server has to, it is told so by `onServer`. */
export async function* hints(
  table: string,
  token: string | null,
  version: number | undefined,
  signal: AbortSignal,
  onServer: () => void,
): AsyncGenerator<Thought> {
  const asked = {
    params: { path: { table } },
    headers: as(token),
    body: { seconds: SECONDS_THERE, ...(version !== undefined && { version }) },
    signal,
  };
  let hasThought = false;
  try {
    const { thoughts } = await import("@/kernels/thinking");
    const sample = await answer(server.POST("/api/tables/{table}/sample", asked));
    for await (const thought of thoughts(sample, { seconds: SECONDS_HERE }, signal)) {
      hasThought = true;
      yield thought;
    }
    return;
  } catch (problem) {
    // Whoever may not ask is told so. All else is no reason to go without: what is thought stands, or the server thinks.
    if (signal.aborted || isRefused(problem)) throw problem;
    if (hasThought) return;
  }
  onServer();
  const stream = await answer(server.POST("/api/tables/{table}/analysis", { ...asked, parseAs: "stream" }));
  for await (const thought of lines<Thought>(stream!)) {
    if ("code" in thought) throw new Error(refusal(String(thought.code), t("page-failed")));
    if (thought.ranked?.length) yield thought;
  }
}
