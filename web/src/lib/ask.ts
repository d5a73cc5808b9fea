// Questions to the server over HTTP, typed by its own description.

import type { components } from "@/wire/types";
import { refusal, language } from "./words.svelte";

export type Schemas = components["schemas"];

/** What the server, or the way to it, would not do; its message is for the reader. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Asks, and gives the answer as it is. */
export async function ask(
  path: string,
  body?: unknown,
  token?: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const how: RequestInit = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { ...how, signal: signal ?? null });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new Problem(refusal("page-no-answer", "The server does not answer."), "page-no-answer", 0);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<{
    code: string;
    sentence: string;
    arguments: Record<string, string | number>;
  }>;
  const code = said.code ?? "page-failed";
  throw new Problem(refusal(code, said.sentence ?? "That did not work.", said.arguments), code, answer.status);
}

/** Asks, and reads the answer. */
export const asked = async <T>(path: string, body?: unknown, token?: string | null): Promise<T> =>
  (await (await ask(path, body, token)).json()) as T;

/** Reads an answer that comes line by line, each of them JSON. */
export async function* lines<T>(answer: Response): AsyncGenerator<T> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const parts = (rest + value).split("\n");
      rest = parts.pop() ?? "";
      for (const part of parts) if (part) yield JSON.parse(part) as T;
    }
    if (rest.trim()) yield JSON.parse(rest) as T;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
