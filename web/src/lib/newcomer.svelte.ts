// Who is new to a game: nobody who has finished three games of it, in this browser or with their account.

import { account } from "./account.svelte";
import { answer, server } from "./ask";
import { finished } from "./kept.svelte";

export const GAMES_TO_LEARN = 3;

/** How many games an account has finished, by game; null while that is asked. */
const counts = $state<Record<string, number | null>>({});

/** Tells whether the reader is new to a game, as far as is known. */
export function isNewTo(game: string): boolean {
  return finished.count(game) < GAMES_TO_LEARN && (counts[game] ?? 0) < GAMES_TO_LEARN;
}

/** Notes that a game has been played to its end here. */
export function noteFinished(game: string, table: string): void {
  if (finished.count(game) < GAMES_TO_LEARN) finished.put(game, table);
}

/** Asks once how many games of it the account has. */
export async function askFinished(game: string): Promise<void> {
  if (!account.name() || game in counts || !isNewTo(game)) return;
  counts[game] = null;
  try {
    const { games } = await answer(server.GET("/api/me/games", { params: { query: { game } } }));
    // Of the newest games that is enough. Puzzles, with one seat, are no games.
    counts[game] = games.filter(({ status, seats }) => status === "over" && seats.length > 1).length;
  } catch {
    delete counts[game]; // it is asked again at the next table
  }
}
