// Learn from mistakes: each turning point as a small task, in which one looks for something better.

import { percent, t } from "@/lib/words.svelte";
import type { Analysis } from "./analysis.svelte";
import { bestOf, lostBy, slipBy, type Judged, type Ranked } from "./judging";

/** What came of a try. */
export interface Verdict {
  tried: Ranked;
  isRight: boolean;
}

/** Says whether an action is as good as the best at a turning point, or nearly, and better than what was played. */
export function verdictOn(judged: Judged, action: string): Verdict | null {
  const found = judged.thought.ranked.find((one) => one.action === action);
  if (!found) return null;
  // More is known of what was played.
  const tried = action === judged.action ? { ...found, value: judged.value } : found;
  const lost = Math.max(bestOf(judged).value - tried.value, 0);
  // Where it is proved what wins, nothing else is as good.
  const isProved = bestOf(judged).is_sure && !tried.is_sure;
  return { tried, isRight: slipBy(lost) === null && lost < lostBy(judged) && !isProved };
}

/** Finds the turning points of those who learn: of their own side, or of all where they have none, or several. */
export function tasksFor(turns: readonly Judged[], sides: readonly number[], own: readonly number[]): Judged[] {
  const mine = new Set(own.map((seat) => sides[seat]));
  return mine.size === 1 ? turns.filter(({ seat }) => mine.has(sides[seat])) : [...turns];
}

export class Practice {
  /** The tasks, while one is at it. */
  tasks: readonly Judged[] = $state.raw([]);
  private number = $state(0);
  private verdict: Verdict | null = $state.raw(null);
  private isShown = $state(false);

  constructor(
    private readonly analysis: Analysis,
    private readonly own: readonly number[],
  ) {}

  get isOn(): boolean {
    return this.tasks.length > 0;
  }

  get task(): Judged | undefined {
    return this.tasks[this.number];
  }

  /** Whether the task is done: the better action was found, or shown. */
  get isDone(): boolean {
    return this.isShown || this.verdict?.isRight === true;
  }

  get isLast(): boolean {
    return this.number === this.tasks.length - 1;
  }

  /** What there would be to learn from. */
  get found(): Judged[] {
    return tasksFor(this.analysis.turns, this.analysis.record.sides, this.own);
  }

  /** What is asked, or what came of the last try. */
  get said(): string {
    const { task, verdict } = this;
    if (!task) return "";
    const spoken = (action: string): string => this.analysis.table.spoken(action);
    const chance = (value: number): string => percent((value + 1) / 2);
    const best = chance(bestOf(task).value);
    if (this.isShown) return t("mistake-shown", { what: spoken(bestOf(task).action), chance: best });
    if (verdict?.isRight) return t("mistake-right", { what: spoken(verdict.tried.action), chance: best });
    if (verdict)
      return t("mistake-wrong", { what: spoken(verdict.tried.action), chance: chance(verdict.tried.value), best });
    const who = this.analysis.titles[task.seat] ?? "";
    return t("mistake-task", { number: this.number + 1, total: this.tasks.length, who, played: spoken(task.action) });
  }

  begin(): void {
    this.tasks = this.found;
    this.ask(0);
  }

  end(): void {
    this.tasks = [];
  }

  /** Goes to the next task; after the last one it is over. */
  next(): void {
    if (this.isLast) this.end();
    else this.ask(this.number + 1);
  }

  /** Tries something; what is right is played. */
  attempt(action: string): void {
    if (!this.task) return;
    this.verdict = verdictOn(this.task, action);
    if (this.verdict?.isRight) void this.analysis.play(action);
  }

  /** Shows what was best, as a variation on the board. */
  solve(): void {
    if (!this.task) return;
    this.isShown = true;
    const { action, line } = bestOf(this.task);
    void this.analysis.showLine(this.task.id, line.length ? line : [action]);
  }

  private ask(number: number): void {
    this.number = number;
    this.verdict = null;
    this.isShown = false;
    if (this.task) void this.analysis.go(this.task.id);
  }
}
