// The boards of the games, each fetched only when it is needed.

export const boards = {
  himiki: () => import("@/games/himiki/Board.svelte"),
  regality: () => import("@/games/regality/Board.svelte"),
  yokai: () => import("@/games/yokai/Board.svelte"),
  any: () => import("@/games/any/Board.svelte"),
};

/** Fetches the board of a game, so that a table can be shown whole; if it does not come, the table says so. */
export async function fetchBoard(game: string): Promise<void> {
  await boards[game in boards ? (game as keyof typeof boards) : "any"]().catch(() => undefined);
}
