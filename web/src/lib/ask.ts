// Questions to the server over HTTP, typed by its own description.

import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "@/wire/types";
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

/** Asks in the reader's language, and turns whatever is no answer into a `Problem`. */
const manners: Middleware = {
  onRequest({ request }) {
    request.headers.set("accept-language", language());
  },
  async onResponse({ response }) {
    if (response.ok) return;
    const said = (await response.json().catch(() => ({}))) as Partial<Schemas["Problem"]>;
    const code = said.code ?? "page-failed";
    throw new Problem(refusal(code, said.sentence ?? "That did not work.", said.arguments), code, response.status);
  },
  onError({ request, error }) {
    if (request.signal.aborted) return error as Error;
    return new Problem(refusal("page-no-answer", "The server does not answer."), "page-no-answer", 0);
  },
};

/** The server: `server.GET("/api/games")`, with all that it takes and gives typed. */
export const server = createClient<paths>({
  // Whatever `fetch` is when it is asked, not when the page was loaded.
  fetch: (request) => fetch(request),
});
server.use(manners);

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
