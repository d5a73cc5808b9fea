// What the server says of each tile: whose it is, what it does, and where. Asked for once.

import type { Schemas } from "@/lib/ask";
import { games } from "@/lib/games.svelte";

export type Piece = Schemas["RegalityPiece"];

let known: Record<string, Piece> = $state.raw({});

/** Asks for the tiles; without an answer they are drawn without their diagrams. */
export async function learnPieces(): Promise<void> {
  if (Object.keys(known).length) return;
  try {
    const game = (await games()).games.find(({ name }) => name === "regality");
    if (game && "pieces" in game)
      known = Object.fromEntries((game.pieces as Piece[]).map((piece) => [piece.code, piece]));
  } catch {
    // The page says elsewhere that the server does not answer.
  }
}

export const piece = (code: string): Piece | undefined => known[code];
