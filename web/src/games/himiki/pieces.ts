// Which cube of one position is which of the next, and how it came there: so that it can be seen to roll.

import type { Schemas } from "@/lib/ask";
import { COLUMNS, ROWS } from "./squares";

type Cubes = Schemas["HimikiView"]["cubes"];

export type Motion =
  | { kind: "roll"; east: number; north: number }
  | { kind: "slide"; east: number; north: number }
  | { kind: "pivot" }
  | { kind: "turn" }
  | { kind: "come" }
  | null;

export interface Piece {
  id: number;
  square: string;
  colour: "w" | "b";
  orientation: string;
  /** How it came here, and a number that changes with every motion. */
  motion: Motion;
  moved: number;
}

const way = (from: string, to: string): [east: number, north: number] => [
  COLUMNS.indexOf(to[1] ?? "") - COLUMNS.indexOf(from[1] ?? ""),
  ROWS.indexOf(to[0] ?? "") - ROWS.indexOf(from[0] ?? ""),
];

/** Says how a cube got from one place and orientation to another. */
export function motionOf(from: string, before: string, to: string, after: string): Motion {
  const [east, north] = way(from, to);
  if (!east && !north) return before === after ? null : before[0] === after[0] ? { kind: "pivot" } : { kind: "turn" };
  const isStep = Math.abs(east) + Math.abs(north) === 1;
  return isStep && before !== after ? { kind: "roll", east, north } : { kind: "slide", east, north };
}

/** Finds the tilts and slides among actions, as pairs of squares. */
const pairs = (actions: readonly string[]): [string, string][] =>
  actions.flatMap((action) => {
    const found = /^([A-E][1-6])-([A-E][1-6])$/.exec(action);
    return found ? [[found[1]!, found[2]!] as [string, string]] : [];
  });

/** Follows the cubes from one position to the next, given the actions between them. */
export function followed(pieces: readonly Piece[], cubes: Cubes, actions: readonly string[]): Piece[] {
  const left = new Map(pieces.map((piece) => [piece.square, piece]));
  const open = new Map(Object.entries(cubes));
  const found: Piece[] = [];
  const settle = (piece: Piece, square: string): void => {
    const cube = open.get(square)!;
    const motion = motionOf(piece.square, piece.orientation, square, cube.orientation);
    const moved = motion ? piece.moved + 1 : piece.moved;
    found.push({ ...piece, square, orientation: cube.orientation, motion, moved });
    open.delete(square);
    left.delete(piece.square);
  };
  // What the actions say comes first; then what stayed; then whatever is left of the same colour.
  for (const [from, to] of pairs(actions)) {
    const piece = left.get(from);
    if (piece && open.get(to)?.colour === piece.colour && !(left.has(to) && left.get(to)!.colour === piece.colour))
      settle(piece, to);
  }
  for (const piece of [...left.values()])
    if (open.get(piece.square)?.colour === piece.colour) settle(piece, piece.square);
  for (const piece of [...left.values()]) {
    const goal = [...open].find(([, cube]) => cube.colour === piece.colour)?.[0];
    if (goal) settle(piece, goal);
  }
  let id = Math.max(0, ...pieces.map((piece) => piece.id));
  for (const [square, { colour, orientation }] of open)
    found.push({ id: ++id, square, colour, orientation, motion: pieces.length ? { kind: "come" } : null, moved: 0 });
  return found.sort((one, other) => one.id - other.id);
}
