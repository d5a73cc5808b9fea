// A game as it is analysed: the record of a table, or of a text.

import { tableOf } from "@/games/registry";
import { answer, as, server } from "@/lib/ask";
import { kept } from "@/lib/kept.svelte";
import { Analysis } from "./analysis.svelte";

/** Fetches the record of a table, as far as the reader may see it. */
export function recordOf(table: string): Promise<string> {
  const asked = { params: { path: { table } }, headers: as(kept.of(table)?.token ?? null), parseAs: "text" } as const;
  return answer(server.GET("/api/tables/{table}/record", asked));
}

/** Reads a record. */
export async function analysisOf(text: string): Promise<Analysis> {
  const found = await answer(server.POST("/api/records/read", { body: { record: text } }));
  return new Analysis(found, (await tableOf(found.game))!);
}
