// A position and what is played there, to be looked at: asked for when the reader comes near, and played by a tap.

import type { GameTable } from "@/games/game";
import { answer, server, type Schemas } from "@/lib/ask";
import { Showing, timeFor, type Frame } from "@/lib/showing.svelte";
import { announced } from "@/lib/spoken";
import { seatTitle, type View } from "@/lib/table.svelte";
import { tell } from "@/lib/telling.svelte";

export type Example = Schemas["ExampleOut"];
type Moment = Schemas["Moment"];

const known = new Map<string, Promise<Example[]>>();

/** Gives the examples of a game; after a failure they are asked for anew. */
export function examples(game: string): Promise<Example[]> {
  const found =
    known.get(game) ??
    answer(server.GET("/api/lessons/{game}/examples", { params: { path: { game } } })).catch((problem: unknown) => {
      known.delete(game);
      throw problem;
    });
  known.set(game, found);
  return found;
}

/** The seat at the bottom: whoever decides first. */
export const seatAt = (moments: readonly Pick<Moment, "seat">[]): number =>
  moments.find(({ seat }) => seat !== null && seat >= 0)?.seat ?? 0;

export class ShownExample {
  private moments: readonly Moment[] = $state.raw([]);
  private readonly showing = new Showing(
    (frame) => timeFor(frame, this.table, this.titles),
    () => {},
  );

  constructor(
    readonly game: string,
    readonly example: Example,
    readonly table: GameTable,
  ) {}

  get frame(): Frame | null {
    return this.showing.frame;
  }

  get titles(): string[] {
    return this.example.seats.map(seatTitle);
  }

  get bottom(): number {
    return seatAt(this.moments);
  }

  /** What is said after each decision; before the first, nothing. */
  get sentences(): string[] {
    return this.moments.map(({ line }) => (line ? announced(this.table, line, this.titles) : ""));
  }

  /** How many decisions have been shown. */
  get number(): number {
    return this.frame?.version ?? 0;
  }

  get isDone(): boolean {
    return this.moments.length > 1 && this.number === this.moments.length - 1 && !this.showing.isBehind;
  }

  /** Asks for all of it; where that cannot be had, one reads without. */
  async begin(): Promise<void> {
    const { options, position, actions } = this.example;
    const body = { game: this.game, options, position, actions, draws: false, open_cards: false };
    try {
      this.moments = (await answer(server.POST("/api/records/line", { body }))).moments as Moment[];
      this.again();
    } catch {
      this.moments = [];
    }
  }

  /** Plays all that happens, one position after another; a tap meanwhile goes on at once, one at the end begins anew. */
  play(): void {
    if (this.showing.isBehind) this.showing.goOn();
    else if (this.isDone) this.again();
    else this.show();
  }

  close(): void {
    this.showing.stop();
  }

  private again(): void {
    const [first] = this.moments;
    if (first) this.showing.begin({ version: 0, view: first.view as View, lines: [] });
  }

  private show(): void {
    const [first, ...rest] = this.moments;
    if (!first) return; // it has not come yet
    const frames: Frame[] = [];
    let before = first.view as View;
    rest.forEach(({ view, line }, index) => {
      const frame: Frame = { version: index + 1, view: view as View, lines: line ? [line] : [] };
      frames.push(...(this.table.steps?.(before, frame, [this.bottom]) ?? []), frame);
      before = frame.view;
    });
    if (frames.length) this.showing.add(frames);
    tell(...this.sentences.filter(Boolean));
  }
}
