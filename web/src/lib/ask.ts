// Questions to the server over HTTP, typed by its own description.

import createClient from "openapi-fetch";
import { untrack } from "svelte";
import type { components, paths } from "@/wire/types";
import { noteAnswer, rested } from "./pause";
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

/** Tells a refusal that is about what was asked for from whatever else goes wrong, where another way may help. */
export const isRefused = (problem: unknown): boolean =>
  problem instanceof Problem && [401, 403, 404, 409, 422].includes(problem.status) && problem.code !== "analysis-here";

/** Asks in the reader's language, and turns whatever is no answer into a `Problem`. Only refusals are said in a language:
 * whoever chooses another one asks nothing anew. What has failed is sent again only after a growing pause. */
async function ask(request: Request): Promise<Response> {
  request.headers.set("accept-language", untrack(language));
  const same = `${request.method} ${request.url} ${await request.clone().text()}`;
  await rested(same, request.signal);
  let answered: Response;
  try {
    answered = await fetch(request);
  } catch (problem) {
    if (request.signal.aborted) throw problem;
    noteAnswer(same, false);
    throw new Problem(refusal("page-no-answer", "The server does not answer."), "page-no-answer", 0);
  }
  noteAnswer(same, answered.ok);
  if (answered.ok) return answered;
  const said = (await answered.json().catch(() => ({}))) as Partial<Schemas["Problem"]>;
  const code = said.code ?? "page-failed";
  throw new Problem(refusal(code, said.sentence ?? "That did not work.", said.arguments), code, answered.status);
}

/** The server: `server.GET("/api/games")`, with all that it takes and gives typed. */
export const server = createClient<paths>({ fetch: ask });

/** Gives what was answered; what is none has been thrown already. */
export const answer = async <T>(asked: Promise<{ data?: T }>): Promise<T> => (await asked).data as T;

/** Says who asks. */
export const as = (token: string | null): { authorization?: string } =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Reads an answer that comes line by line, each of them JSON. */
export async function* lines<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
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
