// Puzzles of one's own, as this browser keeps them: nothing of it is anywhere else.

import { store, stored } from "@/lib/settings.svelte";
import { readMade, type Entry } from "./making";

const KEY = "yamabushi-own-puzzles";
const MOST = 200;

function read(): Entry[] {
  const found = stored<unknown>(KEY, []);
  if (!Array.isArray(found)) return [];
  return (found as Partial<Entry>[]).filter(
    (one): one is Entry => typeof one?.name === "string" && typeof one.text === "string" && readMade(one.text) !== null,
  );
}

let entries: Entry[] = $state.raw(read());

function write(changed: Entry[]): void {
  entries = changed.slice(-MOST);
  store(KEY, entries);
}

export const collection = {
  all: (): readonly Entry[] => entries,
  has: (text: string): boolean => entries.some((one) => one.text === text),
  /** Keeps puzzles, each once: one that is there gets the new name. */
  put: (...added: Entry[]): void => {
    const texts = new Set(added.map(({ text }) => text));
    write([...read().filter(({ text }) => !texts.has(text)), ...added]);
  },
  drop: (text: string): void => write(read().filter((one) => one.text !== text)),
};
