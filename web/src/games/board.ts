// What every game's board is given, and what it gives back. A board knows no rules: it shows a view, offers the legal
// actions on things that can be touched, and asks for previews.

import type { Preview } from "@/lib/previews";
import type { Line } from "@/lib/table.svelte";

export interface BoardProps<View> {
  view: View;
  /** What the reader may decide now; empty when it is not their turn or an earlier position is shown. */
  actions: readonly string[];
  /** The lines of the log that led to this position: the last move is marked. */
  lines: readonly Line[];
  /** From whose seat the board is seen; that side is at the bottom. */
  bottom: number;
  /** The names of the seats, in the reader's language. */
  titles: readonly string[];
  /** An action that is recommended, to be marked. */
  hinted: string | null;
  /** Whether the board shows what decisions would do. */
  aids: boolean;
  /** Whether all that came of these lines is shown just now: not while something is on its way, nor when one looks back. */
  hasHappened: boolean;
  /** Whether the game has ended, by the rules or without them: nothing is asked any more. */
  isOver: boolean;
  /** Whether somebody studies the position: then nothing is decided for them. */
  isStudied?: boolean;
  /** Makes a decision; `isMeant` where the reader has seen what it does and has tapped it again, or pressed a button
   * for it. */
  play: (action: string, isMeant?: boolean) => void;
  /** Makes a decision that the page has chosen for the reader. */
  playChosen?: (action: string) => void;
  /** Hears of what was tried and is none of the actions, written as it would be: the rules say why not. */
  tried?: (action: string) => void;
  preview: (actions: readonly string[]) => Promise<Record<string, Preview>>;
}
