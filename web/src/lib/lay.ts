// Lay a table, and go there.

import { answer, server, type Schemas } from "./ask";
import { kept, type Kept } from "./kept.svelte";
import { keptName } from "./names";
import { go } from "./place.svelte";

/** Lays a table, remembers its token, and goes there. */
export async function lay(table: Schemas["NewTable"], against: Kept["against"]): Promise<void> {
  const laid = await answer(server.POST("/api/tables", { body: table }));
  kept.put({
    id: laid.table,
    token: laid.token,
    name: keptName(table.name),
    game: table.game,
    options: table.options ?? {},
    against,
    invites: laid.invites,
    seats: laid.seats,
    when: Date.now(),
    isOver: false,
  });
  go(`t=${laid.table}`);
}
