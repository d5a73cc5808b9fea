// How strong those are who sit at a table, as it stands beside their names.

import { answer, server } from "./ask";

export interface SeatRating {
  rating: number | null;
  /** The number, marked where it is only a guess, and what the game has changed. */
  text: string;
}

/** Writes a rating: with a question mark where too little is known, and by how much it has changed. */
export function ratingText(rating: number | null, isProvisional: boolean, before: number | null = null): string {
  if (rating === null) return "";
  const gain = before === null ? 0 : rating - before;
  const change = gain === 0 ? "" : gain > 0 ? ` +${gain}` : ` −${-gain}`;
  return `${rating}${isProvisional ? "?" : ""}${change}`;
}

export interface Strengths {
  seats: readonly SeatRating[];
  /** How much the game counted, once it is over: less than 1 where the same people play each other often. */
  weight: number;
  /** The ratings when they were last asked for before the end, by seat. */
  before: readonly (number | null)[];
}

export const UNKNOWN: Strengths = { seats: [], weight: 1, before: [] };

/** Asks how strong those are who sit at a table; what was known before a rated game ended tells what it changed. */
export async function ratingsAt(id: string, known: Strengths): Promise<Strengths> {
  const { seats, status, is_rated, weight } = await answer(
    server.GET("/api/tables/{table}", { params: { path: { table: id } } }),
  );
  const before = status === "over" ? known.before : seats.map(({ rating }) => rating);
  const told = seats.map(({ rating, is_provisional }, seat) => ({
    rating,
    text: ratingText(rating, is_provisional, status === "over" && is_rated ? before[seat] : null),
  }));
  return { seats: told, weight, before };
}
