// Who is logged in here, and what this browser and the account bring each other. The session itself is a cookie that no
// script can read: this browser only remembers whether there is one, so that guests ask for nothing.

import { answer, Problem, server } from "./ask";
import { kept, progress } from "./kept.svelte";
import { store, stored } from "./settings.svelte";
import { isTold } from "@/push/told";

/** What the server demands of a new password, and how much of a guest it takes along at once. */
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 200;
const MOST_TABLES = 100;
const MOST_PUZZLES = 200;

const KEY = "yamabushi-account";

interface Known {
  name: string;
  /** Whether all that was played here as a guest has come along. */
  hasBrought: boolean;
}

function read(): Known | null {
  const found = stored<Partial<Known>>(KEY, {});
  return typeof found.name === "string" && found.name
    ? { name: found.name, hasBrought: found.hasBrought === true }
    : null;
}

let known: Known | null = $state.raw(read());
/** Whether the account has a name that is reserved by now, as far as the server has said. */
let isReserved = $state(false);

function know(now: Known | null): void {
  known = now;
  store(KEY, now);
  if (!now && isTold()) void hush();
}

/** Has this browser told nothing any more while the page is closed: whoever sits here next is somebody else. The server
 * has ended it with the session. */
async function hush(): Promise<void> {
  const { forget } = await import("@/push/pushing");
  await forget();
}

/** Does something that takes a login; whoever has none any more is a guest again. */
async function asMember<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) know(null);
    throw problem;
  }
}

/** Cuts a list into pieces of so many; there is always one. */
function pieces<T>(all: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(all.length / most));
  return Array.from({ length: count }, (_, piece) => all.slice(piece * most, (piece + 1) * most));
}

/** Takes along what this browser has kept of a guest, and fetches the puzzles that were solved elsewhere; gives those
 * tables kept here that are the account's. */
async function bring(): Promise<string[]> {
  const held = kept.all().map(({ id, token }) => ({ table: id, token }));
  const solved = Object.entries(progress.all()).filter(([, moves]) => moves > 0);
  const theirs: string[] = [];
  for (const tables of pieces(held, MOST_TABLES)) {
    const found = await answer(server.POST("/api/me/guest", { body: { tables, puzzles: {} } }));
    theirs.push(...found.tables);
  }
  if (solved.length)
    for (const some of pieces(solved, MOST_PUZZLES))
      await answer(server.POST("/api/me/guest", { body: { tables: [], puzzles: Object.fromEntries(some) } }));
  await fetchPuzzles();
  return theirs;
}

async function fetchPuzzles(): Promise<void> {
  const found = await answer(server.GET("/api/me/puzzles"));
  for (const [puzzle, moves] of Object.entries(found)) progress.put(puzzle, moves);
}

/** Is logged in, and shown to be as soon as all has come along; what could not come now is brought when the page is
 * opened again. */
async function enter(name: string): Promise<void> {
  store(KEY, { name, hasBrought: false });
  const hasBrought = await bring().then(
    () => true,
    () => false,
  );
  know({ name, hasBrought });
}

export const account = {
  /** The name of whoever is logged in; null for a guest. */
  name: (): string | null => known?.name ?? null,
  hasBrought: (): boolean => known?.hasBrought ?? true,
  /** Whether the name is one that no new account may have: it should be changed. */
  isNameReserved: (): boolean => known !== null && isReserved,

  async signUp(name: string, password: string): Promise<void> {
    await enter((await answer(server.POST("/api/accounts", { body: { name, password } }))).name);
  },

  async logIn(name: string, password: string): Promise<void> {
    const me = await answer(server.POST("/api/sessions", { body: { name, password } }));
    isReserved = me.is_reserved;
    await enter(me.name);
  },

  /** Logs out. What is the account's leaves this browser: whoever sits here next is somebody else. */
  async logOut(): Promise<void> {
    const theirs = await asMember(bring);
    await answer(server.DELETE("/api/sessions"));
    know(null);
    theirs.forEach((id) => kept.drop(id));
    progress.clear();
  },

  async rename(name: string): Promise<void> {
    const now = await asMember(() => answer(server.PUT("/api/me/name", { body: { name } })));
    isReserved = now.is_reserved;
    know({ name: now.name, hasBrought: account.hasBrought() });
  },

  async changePassword(password: string, wanted: string): Promise<void> {
    await asMember(() => answer(server.PUT("/api/me/password", { body: { password, new: wanted } })));
  },

  /** Deletes the account; the keys to its tables are good for nothing then, and are dropped. */
  async remove(password: string): Promise<void> {
    const theirs = await asMember(bring);
    await asMember(() => answer(server.POST("/api/me/delete", { body: { password } })));
    know(null);
    theirs.forEach((id) => kept.drop(id));
  },

  /** Notes that a puzzle was solved, or only tried (0 moves), here and in the account. */
  async solve(puzzle: string, moves: number): Promise<void> {
    progress.put(puzzle, moves);
    if (!known || !moves) return;
    try {
      await asMember(() => answer(server.PUT("/api/me/puzzles", { body: { puzzle, moves } })));
    } catch {
      // It is kept here, and comes along when the page is opened again.
      if (known) know({ ...known, hasBrought: false });
    }
  },

  /** Finds the key to a seat of the account that this browser does not have yet; false if there is no such seat. */
  async recover(table: string): Promise<boolean> {
    try {
      const params = { path: { table } };
      const { token } = await asMember(() => answer(server.POST("/api/me/tables/{table}/token", { params })));
      kept.recover(table, token, known?.name ?? "");
      return true;
    } catch {
      return false; // then one watches, as everybody may
    }
  },

  /** Asks whether one is still logged in, and brings what is not there yet; a guest asks nothing. */
  async resume(): Promise<void> {
    if (!known) return;
    try {
      const me = await asMember(() => answer(server.GET("/api/me")));
      const { name } = me;
      isReserved = me.is_reserved;
      if (known.hasBrought) {
        know({ name, hasBrought: true });
        await fetchPuzzles();
      } else await enter(name);
    } catch {
      // The server does not answer: it is asked again with the next page.
    }
  },

  /** Hears that another tab has logged in or out. */
  follow(): void {
    addEventListener("storage", ({ key }) => void (key === KEY && (known = read())));
  },
};
