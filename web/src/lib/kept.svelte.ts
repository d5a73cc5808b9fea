// One's own tables, puzzles and lessons, as this browser remembers them; an account has tables and puzzles as well.
// Several tabs write the same list, so each change begins with what is stored.

import { store, stored } from "./settings.svelte";

export interface Invite {
  seat: number;
  invite: string;
}

/** Against whom one plays: somebody whom the page has words for, or people by the names that they gave. */
export type Against = { key: string } | { names: string[] };

export interface Kept {
  id: string;
  token: string;
  /** As whom one has sat down. */
  name: string;
  game: string;
  options: Record<string, string | number | boolean>;
  against: Against;
  invites: Invite[];
  seats: number[];
  when: number;
  isOver: boolean;
  /** The version since which the page has chosen for the reader: one undo takes all of that back. */
  chosenFrom?: number | undefined;
  /** The tournament that it belongs to, if one came from there. */
  tournament?: string;
}

const TABLES = "yamabushi-tables";
const PUZZLES = "yamabushi-puzzles";
const MOST = 60;

const EMPTY: Kept = {
  id: "",
  token: "",
  name: "",
  game: "",
  options: {},
  against: { names: [] },
  invites: [],
  seats: [],
  when: 0,
  isOver: false,
};

function read(): Kept[] {
  const found = stored<unknown>(TABLES, []);
  if (!Array.isArray(found)) return [];
  return (found as (Partial<Kept> & { opponent?: string })[])
    .filter((one) => typeof one?.id === "string")
    .map(({ opponent, ...one }) => ({ ...EMPTY, ...(opponent && { against: { names: [opponent] } }), ...one }));
}

let tables: Kept[] = $state.raw(read());

/** Drops what is finished before anything that still goes on. */
export function trimmed(all: readonly Kept[], most = MOST): Kept[] {
  let spare = all.length - most;
  const kept = [...all].reverse().filter((one) => !(spare > 0 && one.isOver && spare--));
  return kept.reverse();
}

function write(changed: Kept[]): void {
  tables = trimmed(changed);
  store(TABLES, tables);
}

export const kept = {
  all: (): Kept[] => tables,
  of: (id: string): Kept | undefined => tables.find((table) => table.id === id),
  put: (table: Kept): void => write([table, ...read().filter(({ id }) => id !== table.id)]),
  /** Keeps a table that was played elsewhere: what it is about is known as soon as one is there. */
  recover: (id: string, token: string, name: string): void => kept.put({ ...EMPTY, id, token, name, when: Date.now() }),
  change(id: string, changes: Partial<Kept>): void {
    const all = read();
    if (all.some((table) => table.id === id))
      write(all.map((table) => (table.id === id ? { ...table, ...changes } : table)));
  },
  drop(id: string): void {
    const all = read();
    if (all.some((table) => table.id === id)) write(all.filter((table) => table.id !== id));
  },
};

function readSolved(): Record<string, number> {
  const found = stored<unknown>(PUZZLES, {});
  return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, number>) : {};
}

/** Moves that solved a puzzle; 0 for one that was tried and not solved yet. */
let solved: Record<string, number> = $state.raw(readSolved());

export const progress = {
  all: (): Readonly<Record<string, number>> => solved,
  clear(): void {
    solved = {};
    store(PUZZLES, solved);
  },
  best: (puzzle: string): number | undefined => solved[puzzle],
  put(puzzle: string, moves: number): void {
    const all = readSolved();
    const before = all[puzzle];
    if (before !== undefined && (!moves || (before && before <= moves))) return;
    solved = { ...all, [puzzle]: moves };
    store(PUZZLES, solved);
  },
};

/** Names that were once put here, in the order in which they came. */
class Names {
  private all: readonly string[] = $state.raw([]);

  constructor(private readonly key: string) {
    this.all = this.read();
  }

  has(...path: string[]): boolean {
    return this.all.includes(path.join("/"));
  }

  /** Counts the names that begin with something. */
  count(first: string): number {
    return this.all.filter((one) => one.startsWith(`${first}/`)).length;
  }

  put(...path: string[]): void {
    this.all = [...new Set([...this.read(), path.join("/")])];
    store(this.key, this.all);
  }

  /** Hears that another tab has written something. */
  hear(key: string | null): void {
    if (key === this.key) this.all = this.read();
  }

  private read(): string[] {
    const found = stored<unknown>(this.key, []);
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  }
}

/** Steps of courses that were done, as `game/course/step`. */
export const learned = new Names("yamabushi-lessons");
/** Notes of first games that were seen, as `game/note`. */
export const noted = new Names("yamabushi-notes");
/** The first games that were played to their end here, as `game/table`. */
export const finished = new Names("yamabushi-finished");
/** Tables of an account that are not to be listed here. */
export const unlisted = new Names("yamabushi-unlisted");
/** Days on which the puzzle of that day was solved. */
export const solvedDays = new Names("yamabushi-days");

/** Hears what other tabs have written. */
export function followTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === TABLES) tables = read();
    if (key === PUZZLES) solved = readSolved();
    learned.hear(key);
    noted.hear(key);
    finished.hear(key);
    solvedDays.hear(key);
    unlisted.hear(key);
  });
}
