// A position that is edited: its text, what it is taken apart into, and what the rules say of it. The server reads it, as
// it reads any position; the page knows how it is written, and no more.

import type { Arrangement, GameArranging } from "@/games/arranging";
import { answer, server } from "@/lib/ask";
import { applicable, type Game, type Values } from "@/lib/games.svelte";
import { editHash, rename } from "@/lib/place.svelte";

/** Asks the server what a position is; from a game's start what chance draws comes before. */
const asked = (game: string, options: Values, position: string | null, signal: AbortSignal | null = null) =>
  answer(
    server.POST("/api/records/line", {
      body: { game, options, position, actions: [], draws: position === null, open_cards: true },
      signal,
    }),
  );
type Moment = Awaited<ReturnType<typeof asked>>["moments"][number];

/** So long a text rests before it is read, in milliseconds. */
const REST = 250;

export class Editing {
  text = $state("");
  options: Values = $state.raw({});
  /** What the rules say against it; empty where nothing, or where they have not been asked yet. */
  problem = $state("");
  /** What it is, once it is one: who decides, what is seen. */
  moment: Moment | null = $state.raw(null);
  isReading = $state(false);
  /** What is laid out on the board: of a text that has the form of no position, what was there before. */
  arrangement: Arrangement | null = $state.raw(null);
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: Game,
    /** How the game's positions are taken apart; null where its folder does not say. */
    readonly arranging: GameArranging | null,
  ) {
    this.options = applicable(game, {});
  }

  /** Begins with a position, or with one of the game's own. */
  async begin(options: Values, position: string | null): Promise<void> {
    this.options = applicable(this.game, options);
    if (position !== null) return this.change(position, 0);
    this.stop();
    this.isReading = true;
    const { signal } = (this.asking = new AbortController());
    try {
      const { moments } = await asked(this.game.name, this.options, null, signal);
      if (signal.aborted) return; // something else was written meanwhile
      const start = moments.at(-1)!.position;
      this.change(this.arranging?.begun?.(start, this.options) ?? start, 0);
    } catch (refused) {
      if (signal.aborted) return;
      this.problem = (refused as Error).message;
      this.isReading = false;
    }
  }

  /** Takes another text; the rules are asked when it has rested. */
  change(text: string, rest = REST): void {
    this.stop();
    this.text = text;
    this.isReading = true;
    this.arrangement = this.arranging?.read(text, this.options) ?? this.arrangement;
    rename(editHash(this.game.name, this.options, text));
    this.timer = setTimeout(() => void this.read(), rest);
  }

  /** Says whether what is laid out is what the text says. */
  get isLaidOut(): boolean {
    return this.arranging?.read(this.text, this.options) != null;
  }

  /** Stops asking: there is another text, or the reader has left. */
  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }

  private async read(): Promise<void> {
    const asking = (this.asking = new AbortController());
    try {
      const { moments } = await asked(this.game.name, this.options, this.text.trim(), asking.signal);
      [this.moment, this.problem, this.isReading] = [moments[0]!, "", false];
    } catch (refused) {
      if (asking.signal.aborted) return;
      [this.moment, this.problem, this.isReading] = [null, (refused as Error).message, false];
    }
  }
}
