// One's own tables and puzzles, as this browser remembers them: nothing of it is anywhere else.

import { store, stored } from "./settings.svelte";

export interface Invite {
  seat: number;
  invite: string;
}

export interface Kept {
  id: string;
  token: string;
  game: string;
  options: Record<string, string | number | boolean>;
  opponent: string;
  invites: Invite[];
  seats: number[];
  when: number;
  ended: string;
}

const TABLES = "yamabushi-tables";
const PUZZLES = "yamabushi-puzzles";
const MOST = 60;

let tables: Kept[] = $state.raw(
  stored<Partial<Kept>[]>(TABLES, []).map((one) => ({
    ...{ id: "", token: "", game: "", options: {}, opponent: "", invites: [], seats: [], when: 0, ended: "" },
    ...one,
  })),
);

function write(changed: Kept[]): void {
  tables = changed.slice(0, MOST);
  store(TABLES, tables);
}

export const kept = {
  all: (): Kept[] => tables,
  of: (id: string): Kept | undefined => tables.find((table) => table.id === id),
  put: (table: Kept): void => write([table, ...tables.filter(({ id }) => id !== table.id)]),
  change: (id: string, changes: Partial<Kept>): void =>
    write(tables.map((table) => (table.id === id ? { ...table, ...changes } : table))),
  drop: (id: string): void => write(tables.filter((table) => table.id !== id)),
};

/** Moves that solved a puzzle; 0 for one that was tried and not solved yet. */
let solved: Record<string, number> = $state.raw(stored(PUZZLES, {}));

export const progress = {
  all: (): Record<string, number> => solved,
  best: (puzzle: string): number | undefined => solved[puzzle],
  put(puzzle: string, moves: number): void {
    const before = solved[puzzle];
    if (before && (!moves || before <= moves)) return;
    solved = { ...solved, [puzzle]: moves };
    store(PUZZLES, solved);
  },
};
