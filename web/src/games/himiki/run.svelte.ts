// A run against the clock: as many puzzles as one can in three minutes, from easy to hard; three mistakes end it.

import { answer, server, type Schemas } from "@/lib/ask";
import { store, stored } from "@/lib/settings.svelte";
import type { Line } from "@/lib/table.svelte";
import { isStuck, offered, type Puzzle } from "./puzzles.svelte";
import { rate, rating, type Rating } from "./rating";

export const MINUTES = 3;
export const MISTAKES = 3;
const TIME = MINUTES * 60_000;
/** More puzzles than anybody solves in the time. */
const STEPS = 40;
const KEY = "yamabushi-run";

type View = Schemas["HimikiView"];

/** Draws the puzzles of a run: one at random of each step of a ladder, on which every step is harder. */
export function ladder(all: readonly Puzzle[], random: () => number = Math.random): Puzzle[] {
  const sorted = [...all].sort((one, other) => one.difficulty - other.difficulty);
  const steps = Math.min(STEPS, sorted.length);
  return Array.from({ length: steps }, (_, step) => {
    const [from, to] = [step, step + 1].map((edge) => Math.floor((edge * sorted.length) / steps)) as [number, number];
    return sorted[from + Math.floor(random() * (to - from))]!;
  });
}

/** Gives the most puzzles that were solved in a run here. */
export function bestRun(): number {
  const found = stored<unknown>(KEY, 0);
  return typeof found === "number" ? found : 0;
}

export class Run {
  /** What lies on the board; nothing before the first puzzle has come. */
  view: View | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  solved = $state(0);
  mistakes = $state(0);
  /** How the last puzzle ended. */
  last: "solved" | "failed" | null = $state(null);
  isOver = $state(false);
  /** Milliseconds that are left. */
  left = $state(TIME);
  problem = $state("");
  rating: Rating = $state.raw(rating());
  isRecord = $state(false);
  private place = $state(0);
  private isAsking = $state(false);
  private decided: readonly string[] = [];
  private ends = 0;

  constructor(
    private readonly puzzles: readonly Puzzle[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  get puzzle(): Puzzle | undefined {
    return this.puzzles[this.place];
  }

  get actions(): readonly string[] {
    return this.isOver || this.isAsking || !this.view ? [] : offered(this.view);
  }

  /** Whether no move is left in a puzzle that is not solved. */
  get isStuck(): boolean {
    return !this.isOver && !!this.view && isStuck(this.view);
  }

  /** Whether the reader can do something besides moving: nothing is on its way. */
  private get isReady(): boolean {
    return this.actions.length > 0 || (this.isStuck && !this.isAsking);
  }

  /** Lays the first puzzle, or one that could not be fetched; the clock runs from when the first is there. */
  async begin(): Promise<void> {
    await this.show([]);
    if (this.view) this.ends ||= this.now() + TIME;
  }

  /** Looks at the clock. */
  tick(): void {
    if (!this.ends || this.isOver) return;
    this.left = Math.max(0, this.ends - this.now());
    if (!this.left) this.end();
  }

  async play(action: string): Promise<void> {
    if (!this.actions.includes(action)) return;
    await this.show([...this.decided, action]);
    const worth = this.view?.returns?.[0];
    if (worth !== undefined && !this.isOver && !this.problem) await this.goOn(worth > 0);
  }

  /** Begins the same puzzle anew; that costs time and nothing else. */
  async again(): Promise<void> {
    if (this.isReady) await this.show([]);
  }

  /** Takes the last move back. */
  async takeBack(): Promise<void> {
    if (this.isReady && this.decided.length) await this.show(this.decided.slice(0, -1));
  }

  /** Gives a puzzle up: a mistake. */
  async giveUp(): Promise<void> {
    if (this.isReady) await this.goOn(false);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.isRecord = this.solved > bestRun();
    if (this.isRecord) store(KEY, this.solved);
  }

  private async goOn(isSolved: boolean): Promise<void> {
    this.rating = rate(this.puzzle!.difficulty, isSolved);
    this.last = isSolved ? "solved" : "failed";
    if (isSolved) this.solved += 1;
    else this.mistakes += 1;
    if (this.mistakes >= MISTAKES || this.place + 1 >= this.puzzles.length) return this.end();
    this.place += 1;
    this.view = null;
    await this.show([]);
  }

  /** Shows what is seen after some decisions; where that cannot be learned, nothing has happened. */
  private async show(actions: readonly string[]): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return this.end();
    this.isAsking = true;
    this.problem = "";
    try {
      const body = { puzzle: puzzle.name, actions: [...actions] };
      const { views } = await answer(server.POST("/api/puzzles/line", { body }));
      this.view = views.at(-1) as unknown as View;
      this.decided = actions;
      const text = actions.at(-1);
      this.lines = text ? [{ version: actions.length, kind: "act", seat: 0, text }] : [];
    } catch (problem) {
      this.problem = (problem as Error).message;
    } finally {
      this.isAsking = false;
    }
  }
}
