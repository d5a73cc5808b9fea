// Why something happened at a table: asked of the server, said in the reader's language.

import { answer, as, server, type Schemas } from "./ask";
import { capital, listed, t } from "./words.svelte";

type Because = Schemas["BecauseOut"];
type Argument = Because["arguments"][string];

/** A sentence about what happened, and where the rules speak of it. */
export interface Reason {
  said: string;
  rule: string;
}

/** The number of a ruling; all else names a part of the rules. */
export const isRuling = (rule: string): boolean => /^[A-Z]-\d\d$/.test(rule);

/** Says what a sentence is filled with. */
function filled(value: Argument): string | number {
  if (Array.isArray(value)) return listed(value.map((one) => String(filled(one))));
  return typeof value === "object" ? t(value.word) : value;
}

/** Says a sentence in the reader's language. */
export function reason({ key, arguments: values, rule }: Because): Reason {
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]));
  return { said: capital(t(key, words)), rule };
}

/** Asks why a line of a table's log happened as it did. */
export async function why(table: string, token: string | null, version: number): Promise<Because[]> {
  const asked = { params: { path: { table, version } }, headers: as(token) };
  return answer(server.GET("/api/tables/{table}/why/{version}", asked));
}
