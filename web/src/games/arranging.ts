// What a game's folder tells the editor of positions: what can be put down, where, and how that is written. No rules: a
// folder knows how its positions are written, and whether one can be played from is for the server to say.

import type { Component } from "svelte";
import type { Values } from "@/lib/games.svelte";

/** Something that lies somewhere, or could. Its code is the folder's own, and says all that its picture needs. */
export interface Piece {
  code: string;
  name: string;
  /** How many of it lie together, where that is more than one. */
  count?: number;
}

/** Pieces that are chosen from, under a heading. */
export interface Group {
  name: string;
  pieces: readonly Piece[];
}

/** A place for few pieces, one upon the other, the lowest first. */
export interface Spot {
  id: string;
  name: string;
  pieces: readonly Piece[];
  /** Of rows: those with the same word belong together, and lie beside each other. */
  part?: string;
}

/** Places as they lie on the board. */
export interface Field {
  name: string;
  rows: readonly (readonly Spot[])[];
}

/** Something that is chosen from a list: who decides, a score. */
export interface Choice {
  name: string;
  value: string;
  choices: readonly (readonly [value: string, said: string])[];
  choose: (value: string) => string;
}

/** A position taken apart. Whatever is changed gives the text of another one. */
export interface Arrangement {
  fields: readonly Field[];
  /** Pieces in a row, as many as there are: a hand, a pile. */
  rows: readonly Spot[];
  choices: readonly Choice[];
  /** Puts a piece of the palette down, in a row as the how manieth. */
  put: (place: string, code: string, goal?: number) => string;
  /** Moves a piece from one place to another, in a row as the how manieth of what lies there now. */
  move: (from: string, index: number, to: string, goal?: number) => string;
  /** Takes a piece away. */
  take: (place: string, index: number) => string;
  /** Shows a piece in its next way of lying, where it has several. */
  turn?: (place: string, index: number) => string;
}

/** `games/NAME/arranging.ts`, fetched with the first position of the game that is edited. */
export interface GameArranging {
  palette: (options: Values) => readonly Group[];
  /** Takes a text apart; null where it has not even the form of a position. */
  read: (text: string, options: Values) => Arrangement | null;
  /** Gives what one begins to edit with, from where a game starts. */
  begun?: (start: string, options: Values) => string;
  /** Draws a piece, as large as the room that it is given. */
  Picture: Component<{ code: string }>;
}

/** Offers what is chosen from, and whatever stands there already. */
export const offered = (value: string, choices: readonly (readonly [string, string])[]): Choice["choices"] =>
  choices.some(([one]) => one === value) ? choices : [...choices, [value, value]];

/** Gives a list without one of its members. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** Gives a list with another member, at that number or at its end. */
export const withMember = <T>(list: readonly T[], member: T, goal = list.length): T[] => [
  ...list.slice(0, goal),
  member,
  ...list.slice(goal),
];
