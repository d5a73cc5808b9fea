// What a game's folder tells the page. Generic files ask for this, and know no game by its name or shape.

import type { Component } from "svelte";
import type { Values } from "@/lib/games.svelte";
import type { Note } from "@/learn/notes";
import type { Frame } from "@/lib/showing.svelte";
import type { Line, Table, View } from "@/lib/table.svelte";
import type { BoardProps } from "./board";

/** What is said of a game wherever it is named: `games/NAME/about.ts`, small, and there from the beginning. */
export interface GameAbout {
  /** Its place among the games: the smallest comes first. */
  place: number;
  /** Gives the keys of the words that set a table apart, by its options. */
  described: (options: Values) => string[];
  /** The course in which one learns the game. */
  course?: string;
  /** Keys of its own, each with the key of the words that say what it does. */
  keys?: Record<string, string>;
  /** The key of what the opponent of whoever plays alone is called. */
  opponent?: string;
}

/** What one can go on with after an end. */
export interface Next {
  said: string;
  go: () => Promise<void>;
}

/** What a table of the game is made of: `games/NAME/table.ts`, fetched with the first table of the game. */
export interface GameTable<Seen extends View = View> {
  Board: Component<BoardProps<Seen>>;
  /** Names a side of several seats. */
  sideName?: (side: number) => string;
  /** The sign of a seat, where it is not White's or Black's. */
  Emblem?: Component<{ seat: number }>;
  /** What a list in the rules draws beside a code: a tile, a card, a cube. */
  Piece?: Component<{ code: string }>;
  /** Tells whether a code is that of a piece. */
  isPiece?: (code: string) => boolean;
  /** What stands beside the board where a puzzle is solved. */
  PuzzleCard?: Component<{ table: Table }>;
  /** Names what is played where that is not the game itself: a puzzle. */
  titled?: (options: Values) => string;
  /** Gives the legal decisions that are offered, where those are not all. */
  offered?: (view: Seen) => readonly string[];
  /** Tells whether a puzzle that goes on can no longer be solved, since no move is left. */
  isStuck?: (view: Seen) => boolean;
  /** Begins a puzzle anew. */
  restart?: (table: Table) => Promise<void>;
  /** Says in a line what wins. */
  aim?: (view: Seen) => string;
  /** The one relation that a newcomer needs, with its picture. */
  Relation?: Component;
  /** Says what is still to be done in a puzzle: whose turn it is goes without saying there. */
  goal?: (view: Seen) => string;
  /** Gives what comes after an end, where the game has something of its own. */
  next?: (table: Table) => Promise<Next | null>;
  /** Says a decision in words. */
  spoken: (action: string) => string;
  /** Says a decision as shortly as a log wants it; nothing where what came of it says all. */
  logged?: (action: string) => string;
  /** Draws a line of the log for eyes, by notation and signs; its words are said to those who ask. */
  Entry?: Component<{ line: Line }>;
  /** Tells whether a decision belongs to setting up: the log folds it. */
  isSetUp?: (action: string, line: Line) => boolean;
  /** Names who does what chance decides, where that is a move. */
  automaton?: () => string;
  /** Tells whether the positions between, to which chance leads, are worth showing. */
  showsChance?: (options: Values) => boolean;
  /** Says what came of a decision, or of what chance did; nothing where nothing did. */
  told?: (line: Line, titles: readonly string[]) => string;
  /** Whether that leaves open who decided: then it is said before it, where no column of the log does. */
  needsWho?: boolean;
  /** Says why it was won or lost, where the rules have ended it and the score does not say. */
  reason?: (lines: readonly Line[], view: Seen) => string;
  /** Gives what is seen on the way from one position to the next: what moves, before what comes of it; how a game ends.
   * `seats` are the reader's. */
  steps?: (before: Seen, next: Frame<Seen>, seats: readonly number[]) => Frame<Seen>[];
  /** Gives the selector of a place on the board that a lesson points at. */
  marked?: (place: string) => string;
  /** What a first game is accompanied by: of several that a moment calls for the first. */
  notes?: readonly Note[];
  /** Tells whether a position is looked at for a while before the next one comes. */
  isLong?: (view: Seen) => boolean;
}
