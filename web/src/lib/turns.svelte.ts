// Whose move it is at one's games with others, of the account and of this browser: known on every page, and live.

import { untrack } from "svelte";
import { account } from "./account.svelte";
import { answer, server, type Schemas } from "./ask";
import { gallery } from "./gallery.svelte";
import { kept, type Kept } from "./kept.svelte";
import { Fetching } from "./pause";
import { store, stored } from "./settings.svelte";

export type Due = Schemas["Due"];

const KEY = "yamabushi-turns";
const MOST = 60;
const EVERY = 60000;

const read = (): Due[] => {
  const found = stored<unknown>(KEY, []);
  return Array.isArray(found) ? (found as Due[]) : [];
};

/** As they were last heard of: who comes back sees them at once, and then how it is now. */
let due: readonly Due[] = $state.raw(read());
let at = Date.now();

async function learn(): Promise<void> {
  const tables = kept
    .all()
    .filter(({ isOver, token }) => !isOver && token)
    .slice(0, MOST)
    .map(({ id, token }) => ({ table: id, token }));
  if (!tables.length && account.name() === null) return take([]);
  const name = account.name();
  const found = await answer(server.POST("/api/turns", { body: { tables } }));
  if (name === account.name()) take(found);
}

/** What was known stays where there is no answer. */
const fetching = new Fetching(learn);

function take(found: readonly Due[]): void {
  if (found.length || due.length) {
    due = found;
    store(KEY, found);
  }
  at = Date.now();
  // Where somebody was invited, the game begins when they sit down.
  const invited = kept.all().filter(({ isOver, invites }) => !isOver && invites.length);
  const tables = new Set([...found.map(({ table }) => table), ...invited.map(({ id }) => id)]);
  gallery.follow([...tables].slice(0, MOST).sort(), () => fetching.ask());
}

export const turns = {
  /** All that was heard last: another list each time that something has happened. */
  heard: (): readonly Due[] => due,

  /** The games where it is one's move, the one with the least time left first. */
  mine: (): readonly Due[] => due.filter(({ is_mine }) => is_mine),

  /** The newest game against the computer that goes on: it waits as well, without hurry. */
  alone: (): Kept | undefined =>
    kept
      .all()
      .find(({ isOver, token, against }) => !isOver && token && "key" in against && /^level-/.test(against.key)),

  /** How much time is left at a moment, in milliseconds. */
  left: (one: Due, now: number): number | null => (one.left === null ? null : Math.max(0, one.left - (now - at))),

  /** Begins to ask; gives what ends that. */
  begin(): () => void {
    const again = (): void => void (document.visibilityState === "visible" && fetching.ask());
    const stop = $effect.root(() => {
      $effect(() => {
        account.name();
        void kept
          .all()
          .map(({ id, isOver }) => id + String(isOver))
          .join();
        untrack(() => fetching.ask());
      });
    });
    document.addEventListener("visibilitychange", again);
    const timer = setInterval(again, EVERY);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  },
};
