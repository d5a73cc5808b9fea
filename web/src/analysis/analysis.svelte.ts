// A game that is looked back at: its positions and variations, what is shown, and what this browser thinks of them.

import type { GameTable } from "@/games/game";
import { answer, server, type Schemas } from "@/lib/ask";
import type { Preview } from "@/lib/previews";
import { seatTitle, type Line, type View } from "@/lib/table.svelte";
import { personName } from "@/lib/names";
import { PACES, settings } from "@/lib/settings.svelte";
import { refusal, t } from "@/lib/words.svelte";
import { AT_ONCE, BUDGETS, FRAME, LONGER, MOST_ANSWERS, type Budget } from "./amounts";
import { bestOf, lostBy, slipBy, turningPoints, type Judged, type Ranked, type Thought } from "./judging";
import {
  childBy,
  following,
  lineFrom,
  movesOf,
  pathTo,
  START,
  treeOf,
  withAction,
  withComment,
  without,
  type Place,
  type Tree,
} from "./tree";

export type Moment = Schemas["Moment"];
type RecordOut = Schemas["RecordOut"];
export type Kernels = Pick<typeof import("@/kernels/thinking"), "thoughts" | "cores">;

const NONE: readonly string[] = [];

export class Analysis {
  tree: Tree = $state.raw(new Map());
  /** The position that is shown. */
  at = $state(START);
  /** What is seen at positions, as far as it was fetched. */
  private moments: ReadonlyMap<number, Moment> = $state.raw(new Map());
  /** What is thought of positions. */
  thoughts: ReadonlyMap<number, Thought> = $state.raw(new Map());
  /** What would have come of the better action, at turning points. */
  private betterLines: ReadonlyMap<number, Line> = $state.raw(new Map());
  private judgements: ReadonlyMap<number, Judged> = $state.raw(new Map());
  budget: Budget = $state("quick");
  /** Whether decisions are judged by all that was there, and not by what each seat knew. */
  openCards = $state(false);
  /** Whether what is tried is answered. */
  hasAnswers = $state(false);
  isJudging = $state(false);
  /** The position that is thought about at greater length. */
  pondering: number | null = $state(null);
  /** Whether this browser cannot think about this game, or not yet. */
  cannotThink = $state(false);
  problem = $state("");
  private readonly fetching = new Map<number, Promise<void>>();
  private thinking = new Map<number, Promise<Thought | null>>();
  private stopping = new AbortController();
  private readonly closing = new AbortController();
  private asked: AbortController | null = null;
  /** The newest number of a position. None is used twice: what was fetched or thought belongs to its number. */
  private newest: number;

  constructor(
    readonly record: RecordOut,
    readonly table: GameTable,
    /** Fetches what thinks. */
    private readonly load = (): Promise<Kernels> => import("@/kernels/thinking"),
  ) {
    this.tree = treeOf(record);
    this.newest = record.moves.length;
    this.at = START;
  }

  // What is shown

  get place(): Place {
    return this.tree.get(this.at)!;
  }

  get moment(): Moment | null {
    return this.moments.get(this.at) ?? null;
  }

  get view(): View | null {
    return (this.moment?.view as View | undefined) ?? null;
  }

  /** What can be played where one looks. */
  get actions(): readonly string[] {
    return this.view?.actions ?? NONE;
  }

  /** Gives what led to a position as a line of a log, if that was fetched. */
  lineAt(id: number): Line | undefined {
    return (this.moments.get(id)?.line as Line | null | undefined) ?? undefined;
  }

  get titles(): string[] {
    return this.record.seats.map(seatTitle);
  }

  /** Names a side: by whoever played, if the record says so, else by its seats. */
  sideName(side: number): string {
    const seats = this.record.seats.flatMap((title, seat) =>
      this.record.sides[seat] === side ? [this.seatName(seat, title)] : [],
    );
    return seats.join(" + ");
  }

  private seatName(seat: number, title: string): string {
    const name = this.record.names[seat];
    const level = /^level ([1-8])$/.exec(name ?? "")?.[1];
    if (!name) return seatTitle(title);
    return t("table-who", { title: seatTitle(title), name: level ? t(`level-${level}`) : personName(name) });
  }

  get sides(): number[] {
    return [...new Set(this.record.sides)].sort();
  }

  // What came of judging

  /** The positions of the game in which somebody had a choice. */
  get choices(): Place[] {
    if (this.record.is_puzzle) return [];
    return lineFrom(this.tree, START).filter((place) => {
      const next = following(this.tree, place.id);
      if (place.seat === null || place.seat < 0 || place.choices < 2 || !next) return false;
      return !next.action.startsWith("penalty:") && !place.proposals.includes(next.action);
    });
  }

  /** The decisions that are judged already, in their order. */
  get judged(): Judged[] {
    return this.choices.flatMap(({ id }) => this.judgements.get(id) ?? []);
  }

  get isDone(): boolean {
    return this.judged.length === this.choices.length && this.choices.length > 0;
  }

  get turns(): Judged[] {
    return turningPoints(this.judged);
  }

  judgedAt(id: number): Judged | undefined {
    return this.judgements.get(id);
  }

  /** Gives what would have come of the better action at a turning point, as a line of a log. */
  betterAt(id: number): Line | undefined {
    return this.betterLines.get(id);
  }

  // Going through it

  /** Shows a position. */
  async go(id: number): Promise<void> {
    if (!this.tree.has(id)) return;
    this.at = id;
    this.problem = "";
    try {
      await this.fetch(id);
      // What is none of the game's decisions is thought about once it is looked at.
      if (this.at === id && (!this.place.isPlayed || !following(this.tree, id))) void this.glance(id);
    } catch (problem) {
      this.problem = (problem as Error).message;
    }
  }

  /** Goes to the next position of the line, or back. */
  step(by: 1 | -1): Promise<void> {
    const { parent, children } = this.place;
    const next = by < 0 ? parent : children[0];
    return next == null ? Promise.resolve() : this.go(next);
  }

  get hasNext(): boolean {
    return this.place.children.length > 0;
  }

  /** The last position of the line that one is in. */
  get end(): number {
    return lineFrom(this.tree, this.at).at(-1)!.id;
  }

  /** Finds the turning point before or after what is shown. */
  turnFrom(by: 1 | -1): Judged | undefined {
    // Who looks at a variation is where it left the game.
    const { ply } = pathTo(this.tree, this.at).findLast(({ isPlayed }) => isPlayed)!;
    const plyOf = ({ id }: Judged): number => this.tree.get(id)!.ply;
    return by > 0 ? this.turns.find((one) => plyOf(one) > ply) : this.turns.findLast((one) => plyOf(one) < ply);
  }

  // Changing it

  /** Plays something: what was played there already is gone to, all else is a variation. */
  async play(action: string): Promise<void> {
    const side = this.record.sides[this.place.seat ?? 0]!;
    const known = childBy(this.tree, this.at, action);
    if (known) await this.go(known.id);
    else await this.add(this.at, [action], true);
    if (this.hasAnswers) await this.answer(side);
  }

  /** Plays what is best for the others, at the end of a variation, until the side that has just played decides again. */
  private async answer(side: number): Promise<void> {
    for (let given = 0; given < MOST_ANSWERS; given += 1) {
      const { id, seat, isPlayed, children } = this.place;
      if (isPlayed || children.length || seat === null || seat < 0 || this.record.sides[seat] === side) return;
      const best = (await this.glance(id))?.ranked[0];
      if (!best || this.at !== id) return; // the reader looks elsewhere by now
      await this.add(id, [best.action], true);
    }
  }

  /** Adds actions in a row, as far as they can be played, and goes to the last of them. */
  async add(from: number, actions: readonly string[], draws: boolean): Promise<void> {
    this.problem = "";
    try {
      const { moments, refused } = await this.played(this.tree.get(from)!.position, actions, draws);
      if (refused && moments.length === 1)
        this.problem = refusal(refused.code, refused.sentence, refused.arguments ?? {});
      let id = from;
      const fresh = new Map(this.moments);
      for (const moment of moments.slice(1)) {
        const grown = withAction(this.tree, id, moment.action!, moment, (this.newest += 1));
        this.tree = grown.tree;
        id = grown.id;
        if (!fresh.has(id)) fresh.set(id, moment);
      }
      this.moments = fresh;
      await this.go(id);
    } catch (problem) {
      this.problem = (problem as Error).message;
    }
  }

  /** Shows how a line of the engine would go: it is a variation from then on, and one stands at its first action. */
  async showLine(from: number, line: readonly string[]): Promise<void> {
    await this.add(from, line.slice(0, AT_ONCE), false);
    const first = childBy(this.tree, from, line[0] ?? "");
    if (first) await this.go(first.id);
  }

  comment(text: string): void {
    this.tree = withComment(this.tree, this.at, text);
  }

  /** Takes the variation away that one looks at, from here on. */
  remove(): void {
    const { parent, id, isPlayed } = this.place;
    if (isPlayed || parent === null) return;
    this.tree = without(this.tree, id);
    void this.go(parent);
  }

  /** Writes the record, with all that was added. */
  async text(): Promise<string> {
    const { game, options, tags, result, begins_at: position } = this.record;
    const comment = this.tree.get(START)!.comment;
    const body = { game, options, position, tags, result, comment, moves: movesOf(this.tree) };
    return (await answer(server.POST("/api/records/write", { body }))).record;
  }

  /** Has the line that one looks at drawn, to its end: as one picture that moves, or only its end. */
  async film(isStill: boolean): Promise<Blob> {
    const { game, options, result, begins_at: position } = this.record;
    const line = pathTo(this.tree, this.end);
    const names = this.sides.map((side) => this.sideName(side)).join(" – ");
    // How it ended is said of the game, and of no variation.
    const caption = line.at(-1)!.isPlayed && result !== "*" ? `${names}: ${result}` : names;
    const actions = line.slice(1).map(({ action }) => action);
    const seconds = FRAME * PACES[settings.pace];
    const body = { game, options, position, actions, caption, seconds, is_still: isStill };
    return answer(server.POST("/api/records/film", { body, parseAs: "blob" }));
  }

  /** Says what actions would do where one looks. */
  async preview(considered: readonly string[]): Promise<Record<string, Preview>> {
    const { game, options } = this.record;
    try {
      const body = { game, options, position: this.place.position, considered: [...considered] };
      return (await answer(server.POST("/api/records/previews", { body }))) as Record<string, Preview>;
    } catch {
      return {}; // one decides without
    }
  }

  // Thinking

  /** Judges all decisions of the game, one after another, until it is done or stopped. */
  async judge(): Promise<void> {
    this.stop();
    const stopping = (this.stopping = new AbortController());
    this.isJudging = true;
    this.cannotThink = false;
    this.problem = "";
    try {
      const kernels = await this.load();
      const left = this.choices.filter(({ id }) => !this.judgements.has(id));
      const work = async (): Promise<void> => {
        for (let place = left.shift(); place && !stopping.signal.aborted; place = left.shift())
          await this.judgeOne(place, kernels, stopping.signal);
      };
      await Promise.all(Array.from({ length: kernels.cores() }, work));
    } catch (problem) {
      if (!stopping.signal.aborted) this.fail(problem);
      stopping.abort();
    } finally {
      if (this.stopping === stopping) this.isJudging = false;
    }
  }

  /** Stops judging; what is judged stays. */
  stop(): void {
    this.stopping.abort();
    this.isJudging = false;
    this.thinking.clear();
  }

  /** Judges everything anew: otherwise than before. */
  async judgeAnew(change: { budget?: Budget; openCards?: boolean }): Promise<void> {
    this.stop();
    this.stopPondering();
    if (change.openCards !== undefined && change.openCards !== this.openCards) {
      this.openCards = change.openCards;
      this.moments = new Map();
      this.fetching.clear();
    }
    this.budget = change.budget ?? this.budget;
    this.thoughts = new Map();
    this.judgements = new Map();
    await this.go(this.at);
    await this.judge();
  }

  /** Thinks about the position that is shown for longer. */
  async ponder(): Promise<void> {
    this.stopPondering();
    const id = this.at;
    const asked = (this.asked = new AbortController());
    this.pondering = id;
    try {
      await this.fetch(id);
      const sample = this.moments.get(id)?.sample;
      if (!sample) return;
      const kernels = await this.load();
      for await (const thought of kernels.thoughts(sample, LONGER, asked.signal)) this.keep(id, thought);
      await this.rejudge(id, kernels, asked.signal);
    } catch (problem) {
      if (!asked.signal.aborted) this.fail(problem);
    } finally {
      if (this.asked === asked) this.pondering = null;
    }
  }

  stopPondering(): void {
    this.asked?.abort();
    this.asked = null;
    this.pondering = null;
  }

  close(): void {
    this.closing.abort();
    this.stop();
    this.stopPondering();
  }

  /** Thinks a little about a position that is shown, and was none of the game. */
  private async glance(id: number): Promise<Thought | null> {
    try {
      return await this.thoughtAt(id, await this.load(), this.closing.signal);
    } catch (problem) {
      this.fail(problem);
      return null;
    }
  }

  private fail(problem: unknown): void {
    const { name, message } = problem as Error;
    if (name === "NotHere") this.cannotThink = true;
    else if (name !== "AbortError") this.problem = message;
  }

  private keep(id: number, thought: Thought): void {
    this.thoughts = new Map(this.thoughts).set(id, thought);
  }

  /** Thinks about a position, unless somebody has already. */
  private thoughtAt(id: number, kernels: Kernels, signal: AbortSignal): Promise<Thought | null> {
    const known = this.thoughts.get(id);
    if (known) return Promise.resolve(known);
    const under = this.thinking.get(id);
    if (under) return under;
    const begun = this.think(id, kernels, signal).finally(() => {
      if (this.thinking.get(id) === begun) this.thinking.delete(id);
    });
    this.thinking.set(id, begun);
    return begun;
  }

  private async think(id: number, kernels: Kernels, signal: AbortSignal): Promise<Thought | null> {
    await this.fetch(id);
    const sample = this.moments.get(id)?.sample;
    if (!sample) {
      // Somebody decides there, and yet no browser knows how: a game without kernels.
      this.cannotThink ||= (this.tree.get(id)?.seat ?? -1) >= 0 && !this.record.is_puzzle;
      return null;
    }
    const hadOpenCards = this.openCards;
    let last: Thought | null = null;
    for await (const thought of kernels.thoughts(sample, { ...BUDGETS[this.budget], workers: 1 }, signal))
      last = thought;
    if (signal.aborted || !last || hadOpenCards !== this.openCards) return null;
    this.keep(id, last);
    return last;
  }

  private async judgeOne(place: Place, kernels: Kernels, signal: AbortSignal): Promise<void> {
    const thought = await this.thoughtAt(place.id, kernels, signal);
    const next = following(this.tree, place.id);
    const played = thought?.ranked.find(({ action }) => action === next?.action);
    if (!thought || !next || !played || signal.aborted) return;
    const value = await this.valueAfter(place, next, thought, played, kernels, signal);
    if (signal.aborted) return;
    const judged = { id: place.id, seat: place.seat!, action: next.action, thought, value };
    this.judgements = new Map(this.judgements).set(place.id, judged);
    if (slipBy(lostBy(judged)) === null) return;
    // One can do without what would have come of it.
    const better = await this.played(place.position, [bestOf(judged).action], false).catch(() => null);
    const line = better?.moments[1]?.line as Line | undefined;
    if (line) this.betterLines = new Map(this.betterLines).set(place.id, line);
  }

  /** Judges a decision of the game anew, of which more is known now. */
  private async rejudge(id: number, kernels: Kernels, signal: AbortSignal): Promise<void> {
    if (!this.judgements.has(id)) return;
    await this.judgeOne(this.tree.get(id)!, kernels, signal);
  }

  /** Gives the mean return that is left to expect after an action. A search that has proved what wins ends there, and may
   * have had no more than a glance at what was played instead. */
  private async valueAfter(
    place: Place,
    next: Place,
    thought: Thought,
    played: Ranked,
    kernels: Kernels,
    signal: AbortSignal,
  ): Promise<number> {
    const { has_secrets: hasSecrets, sides } = this.record;
    if (hasSecrets || played.is_sure || !thought.ranked[0]!.is_sure) return played.value;
    if (next.returns) return next.returns[place.seat!]!;
    if (next.seat === null || next.seat < 0) return played.value;
    const expected = (await this.thoughtAt(next.id, kernels, signal))?.ranked[0]?.value;
    if (expected === undefined) return played.value;
    return sides[next.seat] === sides[place.seat!] ? expected : -expected;
  }

  // Positions

  private async played(position: string, actions: readonly string[], draws: boolean): Promise<Schemas["MomentsOut"]> {
    const { game, options } = this.record;
    const body = { game, options, position, actions: [...actions], draws, open_cards: this.openCards };
    return (await answer(server.POST("/api/records/line", { body }))) as Schemas["MomentsOut"];
  }

  /** Fetches what is seen at a position, and at those that follow it. */
  private fetch(id: number): Promise<void> {
    if (this.moments.has(id)) return Promise.resolve();
    const under = this.fetching.get(id);
    if (under) return under;
    const places = lineFrom(this.tree, id).slice(0, AT_ONCE);
    // What led to a position is told with it, so that one begins before it.
    const { parent } = places[0]!;
    const wanted = parent === null ? places.slice(1) : places;
    const from = this.tree.get(parent ?? START)!;
    const hadOpenCards = this.openCards;
    const begun = this.played(
      from.position,
      wanted.map(({ action }) => action),
      false,
    )
      .then(({ moments }) => {
        if (hadOpenCards !== this.openCards) return;
        const [first, ...rest] = moments;
        const fresh = new Map(this.moments);
        if (parent === null && first) fresh.set(START, first);
        rest.forEach((moment, number) => fresh.set(wanted[number]!.id, moment));
        this.moments = fresh;
      })
      .finally(() => {
        for (const { id: one } of places) if (this.fetching.get(one) === begun) this.fetching.delete(one);
      });
    for (const place of places) this.fetching.set(place.id, begun);
    return begun;
  }
}
