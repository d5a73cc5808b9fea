// The nine cells as they lie on the screen, and how a decision is written about them.

import type { Schemas } from "@/lib/ask";

export type RegalityView = Schemas["RegalityView"];
export type RegalityPreview = Schemas["RegalityPreview"];
export type Cell = Schemas["Cell"];
export type Side = "r" | "l";

const COLUMNS = ["a", "b", "c"] as const;
const ROWS = [1, 2, 3] as const;

/** The eight ways as steps: columns to the east, rows to the north. */
export const WAYS = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
} as const;
export type Way = keyof typeof WAYS;

export const SIDES: readonly Side[] = ["r", "l"];

/** Tells whether the tiles of a side point upwards on the screen. */
export const pointsUp = (side: Side, bottom: number): boolean => SIDES[bottom] === side;

/** The cells row by row as they are seen from a seat, from the top left. */
export function rowsOf(bottom: number): string[][] {
  const rows = [...ROWS].reverse().map((row) => COLUMNS.map((column) => `${column}${row}`));
  return bottom === 1 ? rows.reverse().map((row) => [...row].reverse()) : rows;
}

/** Where a cell is on the screen: columns from the left, rows from the top, 0 to 2. */
export function placeOf(cell: string, bottom: number): [x: number, y: number] {
  const x = COLUMNS.indexOf(cell[0] as "a");
  const y = 3 - Number(cell[1]);
  return bottom === 1 ? [2 - x, 2 - y] : [x, y];
}

/** Where a way leads on the screen: to the right and downwards, −1 to 1. */
export function slant(way: Way, bottom: number): [x: number, y: number] {
  const [east, north] = WAYS[way];
  return bottom === 1 ? [-east, north] : [east, -north];
}
