// A step of a course as the page sees it: what the learner has decided, what came of it, and what is said to that.

import type { GameTable } from "@/games/game";
import { answer, server, type Schemas } from "@/lib/ask";
import { learned } from "@/lib/kept.svelte";
import { Showing, timeFor, type Frame } from "@/lib/showing.svelte";
import { heard } from "@/lib/sound";
import { announced, toldBy } from "@/lib/spoken";
import type { Preview } from "@/lib/previews";
import { seatTitle, type View } from "@/lib/table.svelte";
import { tell } from "@/lib/telling.svelte";
import { has, t, whyNot } from "@/lib/words.svelte";
import type { Course, Step } from "./courses";
import { stepPart, stepTitle, whyWrong } from "./tasks";

type Attempt = Schemas["AttemptOut"];
export type Mood = "open" | "right" | "wrong" | "refused";

const NONE: readonly string[] = [];
/** After so many wrong tries a hint comes by itself. */
const PATIENCE = 2;

export class Lesson {
  private attempt: Attempt | null = $state.raw(null);
  /** What the learner has decided so far. */
  decided: readonly string[] = $state.raw(NONE);
  mistakes = $state(0);
  private wasAsked = $state(false);
  private isAsking = $state(false);
  /** Why the rules do not allow what was tried last. */
  private refused = $state("");
  /** What went wrong on the way to the server. */
  problem = $state("");
  private first: Attempt | null = null;
  private readonly showing = new Showing(
    (frame) => timeFor(frame, this.table, this.titles),
    () => heard("move"),
  );

  constructor(
    readonly game: string,
    readonly course: Course,
    readonly step: Step,
    readonly table: GameTable,
    /** Whether it is only looked at: then nothing of it is done. */
    private readonly isShown = false,
  ) {}

  // What is shown

  get frame(): Frame | null {
    return this.showing.frame;
  }

  get titles(): string[] {
    return this.step.seats.map(seatTitle);
  }

  /** Whether something has happened that is still to be shown. */
  get isBehind(): boolean {
    return this.showing.isBehind;
  }

  /** How the learner fares, as far as that has been seen. */
  get mood(): Mood {
    if (this.refused) return "refused";
    return this.attempt && !this.isBehind && !this.showing.isArriving ? this.attempt.verdict : "open";
  }

  /** What can be decided by the learner, here and now. */
  get actions(): readonly string[] {
    const isOpen = this.attempt?.verdict === "open" && !this.isBehind && !this.isAsking;
    const { untaught } = this.step;
    const actions = isOpen ? (this.frame?.view.actions ?? NONE) : NONE;
    return untaught ? actions.filter((one) => !one.includes(untaught)) : actions;
  }

  private get key(): string {
    return `lesson-${this.game}-${this.course.name}-${this.step.name}`;
  }

  private part(name: "goal" | "hint" | "right"): string {
    return stepPart(this.game, this.course, this.step, name);
  }

  get title(): string {
    return stepTitle(this.game, this.course, this.step);
  }

  get goal(): string {
    const goal = this.part("goal");
    const { task, seat } = this.step;
    return task ? t("task-you-are", { who: this.titles[seat] ?? "", goal }) : goal;
  }

  get hasHint(): boolean {
    return this.mood !== "right" && (this.wasAsked || this.mistakes >= PATIENCE);
  }

  /** What a hint says: in words, and where nothing leads on from here, that one should begin anew. */
  get hint(): string {
    return this.attempt?.verdict === "open" && !this.attempt.hint ? t("learn-hint-again") : this.part("hint");
  }

  /** The decision that a hint marks on the board. */
  get hinted(): string | null {
    return this.hasHint && this.actions.length ? (this.attempt?.hint ?? null) : null;
  }

  /** What came of the decisions, in words; whose a fight was is known to whoever has just fought it. */
  get happened(): string {
    const game = { ...this.table, needsWho: false };
    const said = (this.frame?.lines ?? []).map((line) => toldBy(game, line, this.titles)).filter(Boolean);
    return said.map((one) => `${one}.`).join(" ");
  }

  /** What is said to what was tried: first what came of it, then what that means. */
  get answer(): string {
    switch (this.mood) {
      case "refused":
        return this.refused;
      case "right":
        return this.part("right");
      case "wrong": {
        const { said } = this.attempt!;
        if (this.step.task) {
          return [this.happened, whyWrong(this.course, this.attempt!)].filter(Boolean).join(" ");
        }
        const name = `${this.key}.${said}`;
        return [this.happened, said && has(name) ? t(name) : t("learn-not-yet")].filter(Boolean).join(" ");
      }
    }
    // What moves arrives before anything is said of it.
    if (!this.decided.length || this.frame?.isOnItsWay || this.showing.isArriving) return "";
    return this.happened || t("learn-go-on");
  }

  // What the learner does

  begin(): Promise<void> {
    return this.decide(NONE);
  }

  /** Decides something; what is no action is tried all the same, and the rules say why not. */
  async play(action: string): Promise<void> {
    if (this.isAsking || this.mood === "right" || this.mood === "wrong" || this.isBehind) return;
    await this.decide([...this.decided, action]);
  }

  /** Begins the step anew. */
  again(): void {
    if (!this.first || this.isAsking) return;
    this.attempt = this.first;
    this.decided = NONE;
    this.refused = "";
    this.showAt(this.first);
  }

  /** Takes the last decision back. */
  async takeBack(): Promise<void> {
    if (this.decided.length < 2) return this.again();
    if (!this.isAsking) await this.decide(this.decided.slice(0, -1));
  }

  goOn(): void {
    this.showing.goOn();
  }

  askHint(): void {
    this.wasAsked = true;
  }

  /** Says what decisions would do. */
  async preview(considered: readonly string[]): Promise<Record<string, Preview>> {
    try {
      const body = { actions: [...this.decided], considered: [...considered] };
      return (await answer(
        server.POST("/api/lessons/{game}/{course}/{step}/previews", { params: { path: this.path }, body }),
      )) as Record<string, Preview>;
    } catch {
      return {}; // one decides without
    }
  }

  close(): void {
    this.showing.stop();
  }

  private get path(): { game: string; course: string; step: string } {
    return { game: this.game, course: this.course.name, step: this.step.name };
  }

  private async decide(actions: readonly string[]): Promise<void> {
    this.isAsking = true;
    this.problem = "";
    this.refused = "";
    try {
      const body = { actions: [...actions] };
      const found = await answer(
        server.POST("/api/lessons/{game}/{course}/{step}", { params: { path: this.path }, body }),
      );
      this.hear(found as Attempt, actions);
    } catch (problem) {
      this.problem = (problem as Error).message;
    } finally {
      this.isAsking = false;
    }
  }

  private hear(found: Attempt, actions: readonly string[]): void {
    if (found.refused) {
      const { code, sentence, arguments: values } = found.refused;
      this.refused = whyNot(code, sentence, values);
      this.mistakes += 1;
      return;
    }
    const known = this.attempt?.played.length ?? 0;
    this.attempt = found;
    this.decided = actions;
    if (!this.first) this.first = found;
    if (!actions.length || found.played.length < known) this.showAt(found);
    else this.show(found, known);
    if (found.verdict === "wrong") this.mistakes += 1;
    if (found.verdict === "right" && !this.isShown) learned.put(this.game, this.course.name, this.step.name);
  }

  /** Shows how it stands, at once. */
  private showAt({ view, played }: Attempt): void {
    const last = played.at(-1);
    if (last) this.showing.begin({ version: last.line.version, view: last.view as View, lines: [last.line] });
    else this.showing.begin({ version: 0, view: view as View, lines: [] });
  }

  /** Shows what is new, one position after another. */
  private show(found: Attempt, known: number): void {
    let before = (found.played[known - 1]?.view ?? found.view) as View;
    const frames: Frame[] = [];
    for (const { line, view } of found.played.slice(known)) {
      const frame: Frame = { version: line.version, view: view as View, lines: [line] };
      frames.push(...(this.table.steps?.(before, frame, [this.step.seat]) ?? []), frame);
      before = frame.view;
    }
    if (frames.length) this.showing.add(frames);
    tell(...found.played.slice(known).map(({ line }) => announced(this.table, line, this.titles)));
  }
}
