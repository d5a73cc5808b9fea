// A table as the page sees it: what the server has told, and what of it is shown at the moment.

import type { Schemas } from "./ask";
import { hints } from "./hints";
import { FINAL, Live, type News, type Wish } from "./live";
import { isCalm, settings } from "./settings.svelte";
import { heard } from "./sound";
import { announced } from "./spoken";
import type { GameTable } from "@/games/game";
import { tableOf } from "@/games/registry";
import { refusal, t, worded } from "./words.svelte";
import { kept } from "./kept.svelte";

export type View = Schemas["AnyView"];
export type Preview = Schemas["AnyPreview"];
export type Line = Schemas["Line"];
export type Matter = Schemas["Matter"];
export type Thought = Schemas["Thought"];
type Snapshot = Extract<News, { type: "snapshot" }>;

/** A position that is shown, and the lines of the log that led to it. */
export interface Frame {
  version: number;
  view: View;
  lines: Line[];
}

/** How long a frame stays before the next one may come, in milliseconds. */
const FRAME = 420;
const LONG = 1500;
/** So many actions may be asked about in one message. */
const MOST_PREVIEWS = 150;
const NONE: readonly string[] = [];
/** What is said of a game that has no folder here, and of any before its folder is there. */
const PLAIN: Pick<GameTable, "spoken"> & Partial<GameTable> = { spoken: (action) => action };

export class Table {
  now: Snapshot | null = $state.raw(null);
  shown: Frame | null = $state.raw(null);
  past: Frame | null = $state.raw(null);
  isConnected = $state(true);
  isWelcome = $state(true);
  thinking: number | null = $state(null);
  complaint = $state("");
  announcement = $state("");
  /** When the newest word about the clock came. */
  heardAt = $state(0);
  hint: Thought | null = $state.raw(null);
  isAsking = $state(false);
  /** Whether it is this browser that thinks, and not the server. */
  thinksHere = $state(true);
  isSending = $state(false);
  wantsRematch = false;
  /** What the folder of its game says. */
  game = $state.raw(PLAIN);
  /** Whether that is there, or will not come. */
  isFetched = $state(false);
  isLost = $state(false);

  private readonly live: Live;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = new Map<number, ((view: View) => void)[]>();
  /** What actions would do here; null for one that has no preview. */
  private previews = new Map<string, Preview | null>();
  private previewed: (() => void)[] = [];
  private asking: AbortController | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.live = new Live(id, {
      token,
      name: settings.name,
      since: () => this.now?.version,
      hear: (news) => this.hear(news),
      tell: (isConnected) => {
        this.isConnected = isConnected;
        if (!isConnected) this.forget();
      },
    });
  }

  // What one can ask about it

  get isMine(): boolean {
    const { now } = this;
    return now?.standing.decider != null && now.seats.includes(now.standing.decider);
  }

  /** The seats that somebody else holds. */
  get others(): Schemas["Sitting"][] {
    return this.now?.people.filter(({ seat, kind }) => kind === "person" && !this.now?.seats.includes(seat)) ?? [];
  }

  /** Tells whether two seats play for the same side. */
  arePartners(seat: number, other: number): boolean {
    const sides = this.now?.table.sides ?? [];
    return sides[seat] === sides[other];
  }

  /** Gives the seat across from another: the next one of another side, or the place where nobody sits. */
  across(seat: number): number {
    const count = this.now?.table.sides.length ?? 0;
    const others = Array.from({ length: count }, (_, step) => (seat + step) % count);
    return others.find((one) => !this.arePartners(one, seat)) ?? count;
  }

  get isCovered(): boolean {
    const { now } = this;
    return (
      !!now && now.seats.length > 1 && now.table.has_secrets && now.facing == null && now.standing.status !== "over"
    );
  }

  /** What can be decided by the reader, here and now. */
  get actions(): readonly string[] {
    const { now, shown, past } = this;
    if (!now || past || this.isSending || now.standing.status !== "playing" || shown?.version !== now.version)
      return NONE;
    return now.facing != null && now.facing === now.standing.decider ? (now.view?.actions ?? NONE) : NONE;
  }

  get titles(): string[] {
    return this.now?.people.map(({ title }) => seatTitle(title)) ?? [];
  }

  /** Names a seat: who sits there, and as whom. */
  who(seat: number): string {
    const one = this.now?.people[seat];
    if (!one) return "";
    const title = seatTitle(one.title);
    if (one.kind === "open") return t("table-open-seat", { title });
    return t("table-who", { title, name: this.name(seat) });
  }

  name(seat: number): string {
    const one = this.now?.people[seat];
    if (one?.kind === "engine") return t(`level-${one.level}`);
    return one?.name || t("table-guest");
  }

  // What one can wish for

  /** Wishes for something; false, with a word about it, while there is no connection. */
  send(wish: Wish): boolean {
    const isHeard = this.live.send(wish);
    this.complaint = isHeard ? "" : t("page-no-answer");
    return isHeard;
  }

  play(action: string): void {
    if (!this.actions.includes(action) || !this.now) return;
    this.complaint = "";
    this.isSending = true;
    this.stopHint();
    this.live.act(action, this.now.version);
  }

  offer(matter: Matter): void {
    if (matter === "rematch") this.wantsRematch = true;
    this.send({ type: "offer", matter });
  }

  /** Shows an earlier position, or the present one again. */
  async look(version: number | null): Promise<void> {
    this.stopHint();
    if (version === null || !this.now || version >= this.now.version) {
      this.past = null;
      return;
    }
    const view = await this.seen(version);
    const lines = this.now.log.filter((line) => line.version === version);
    this.past = { version, view, lines };
  }

  private seen(version: number): Promise<View> {
    return new Promise((resolve) => {
      this.looks.set(version, [...(this.looks.get(version) ?? []), resolve]);
      this.live.send({ type: "look", version });
    });
  }

  /** Says what decisions would do; asks the server for what is not known yet. */
  async preview(actions: readonly string[]): Promise<Record<string, Preview>> {
    const { now } = this;
    const missing = actions.filter((action) => !this.previews.has(action));
    if (missing.length && now && this.isConnected) {
      for (let start = 0; start < missing.length; start += MOST_PREVIEWS) {
        const some = missing.slice(start, start + MOST_PREVIEWS);
        await new Promise<void>((resolve) => {
          this.previewed.push(resolve);
          if (!this.live.send({ type: "preview", version: now.version, actions: some })) this.forget();
        });
        if (this.now?.version !== now.version) return {};
        for (const action of some) if (!this.previews.has(action)) this.previews.set(action, null);
      }
    }
    return Object.fromEntries(
      actions.flatMap((action) => {
        const known = this.previews.get(action);
        return known ? [[action, known] as const] : [];
      }),
    );
  }

  /** Asks the best engine, and shows what it thinks, better and better: this browser's, or else the server's. */
  async askHint(): Promise<void> {
    this.stopHint();
    const asking = (this.asking = new AbortController());
    this.isAsking = true;
    this.thinksHere = true;
    try {
      for await (const thought of hints(this.id, this.token, this.past?.version, asking.signal, () => {
        this.thinksHere = false;
      })) {
        if (asking.signal.aborted) return;
        this.hint = thought;
      }
    } catch (problem) {
      if (!asking.signal.aborted) this.complaint = (problem as Error).message;
    } finally {
      if (this.asking === asking) this.isAsking = false;
    }
  }

  stopHint(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = null;
    this.isAsking = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.stopHint();
    this.live.close();
  }

  // What the server says

  private hear(news: News): void {
    switch (news.type) {
      case "snapshot":
        return this.begin(news);
      case "happened":
        return this.go(news);
      case "people":
        if (this.now) this.now = { ...this.now, people: news.people, watchers: news.watchers };
        return;
      case "said":
        if (this.now) this.now = { ...this.now, remarks: [...this.now.remarks, news] };
        if (news.seat !== this.now?.facing) heard("say");
        return;
      case "thinking":
        this.thinking = news.seat;
        return;
      case "seen":
        for (const resolve of this.looks.get(news.version) ?? []) resolve(news.view);
        this.looks.delete(news.version);
        return;
      case "previewed":
        if (news.version === this.now?.version)
          for (const [action, one] of Object.entries(news.previews)) this.previews.set(action, one);
        this.previewed.shift()?.();
        return;
      case "done":
        // A newer version is still to come, and brings the next position with it.
        if (this.now && news.version <= this.now.version) this.isSending = this.live.isWaiting;
        return;
      case "refused":
        if (FINAL.has(news.code) && (!this.now || news.code === "socket-token")) this.turnAway(news.code);
        this.isSending = this.live.isWaiting;
        this.complaint = refusal(news.code, news.sentence, news.arguments ?? {});
    }
  }

  private turnAway(code: string): void {
    if (code === "socket-token") kept.drop(this.id);
    this.isWelcome = false;
  }

  /** Fetches the folder of the game; what is shown and said until then is plain. */
  private async fetch(game: string): Promise<void> {
    try {
      this.game = (await tableOf(game)) ?? PLAIN;
    } catch {
      this.isLost = true;
    }
    this.isFetched = true;
  }

  private begin(news: Snapshot): void {
    // With a version that is known already, only the newer part of the log comes.
    const known = this.now?.log.filter((line) => !news.log[0] || line.version < news.log[0].version) ?? [];
    const first = news.log[0]?.version ?? news.version + 1;
    const log = first > 1 ? [...known, ...news.log] : news.log;
    const before = this.now;
    const wasMine = this.isMine;
    this.now = { ...news, log };
    if (!before) void this.fetch(news.table.game);
    this.isWelcome = true;
    this.renew();
    this.forget();
    if (before && before.version < news.version) {
      this.announce(log.filter(({ version }) => version > before.version));
      if (this.isMine && !wasMine) this.callBack();
    }
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = { version: news.version, view: news.view as View, lines: lastTurn(log) };
  }

  private go(news: Extract<News, { type: "happened" }>): void {
    const { now } = this;
    if (!now || news.version <= now.version) {
      if (now && news.version === now.version) this.now = { ...now, standing: news.standing };
      return;
    }
    const wasMine = this.isMine;
    this.complaint = "";
    this.now = {
      ...now,
      version: news.version,
      standing: news.standing,
      facing: news.facing,
      view: news.view,
      log: [...now.log, ...news.lines],
    };
    this.renew();
    this.announce(news.lines);
    void this.enqueue(news.lines, { version: news.version, view: news.view as View, lines: news.lines });
    if (this.isMine && !wasMine) this.callBack();
    if (news.standing.result) heard("end");
  }

  /** Lets go of questions that will not be answered any more. */
  private forget(): void {
    for (const resolve of this.previewed.splice(0)) resolve();
    this.looks.clear();
  }

  private renew(): void {
    this.heardAt = performance.now();
    this.thinking = null;
    this.past = null;
    this.previews.clear();
    this.isSending = this.live.isWaiting;
    this.stopHint();
  }

  /** Shows one position after another; those that chance leads to on the way are looked up, where a game shows them. */
  private async enqueue(told: readonly Line[], frame: Frame): Promise<void> {
    if (this.now && this.game.showsChance?.(this.now.table.options)) {
      const rolled = told.filter((line) => line.kind === "chance" && line.version < frame.version);
      const views = await Promise.all(rolled.map(async (line) => [line, await this.seen(line.version)] as const));
      if (this.now?.version !== frame.version) return; // it has gone on meanwhile, and what is newer is shown
      for (const [line, view] of views)
        if (line.version > (this.shown?.version ?? 0)) this.queue.push({ version: line.version, view, lines: [line] });
    }
    this.queue.push(frame);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    this.timer = undefined;
    const frame = this.queue.shift();
    if (!frame) return;
    this.shown = frame;
    if (frame.lines.some(({ kind }) => kind === "act" || kind === "chance")) heard("move");
    // What comes next waits until this was seen; whoever decides is not kept waiting by it.
    this.timer = setTimeout(() => this.next(), isCalm() ? 0 : this.game.isLong?.(frame.view) ? LONG : FRAME);
  }

  private announce(told: readonly Line[]): void {
    const said = told.map((line) => announced(this.game, line, this.titles)).filter(Boolean);
    if (this.now?.standing.result) said.push(this.ending);
    else if (this.isMine) said.push(t("table-your-turn"));
    this.announcement = said.join(" ");
  }

  /** Says how it ended, and why. */
  get ending(): string {
    const result = this.now?.standing.result;
    if (!result) return "";
    const { returns, reason } = result;
    const why = reason === "rules" ? "" : ` ${t(`reason-${reason}`)}`;
    if (returns.length === 1) {
      const solved = (returns[0] ?? 0) > 0;
      const puzzle = this.now?.table.is_puzzle;
      return t(puzzle ? (solved ? "result-solved" : "result-failed") : solved ? "result-you-won" : "result-lost") + why;
    }
    const winners = [...new Set(this.titles.filter((_, seat) => (returns[seat] ?? 0) > 0))];
    return (winners.length ? t("result-won", { who: winners.join(" + ") }) : t("result-draw")) + why;
  }

  private callBack(): void {
    heard("turn");
    if (document.visibilityState === "visible" || !settings.notify) return;
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      const note = new Notification("Yamabushi", { body: t("table-your-turn"), tag: this.id, icon: "/favicon.svg" });
      note.onclick = () => (focus(), note.close());
    } catch {
      // Some phones show notifications only out of a worker; the mark in the tab must do there.
    }
  }
}

/** Says the title of a seat in the reader's language. */
export const seatTitle = (title: string): string => worded(`seat-${title.toLowerCase().replaceAll(" ", "-")}`, title);

/** Finds what happened last: the latest decision, and all that followed from it. */
export function lastTurn(log: readonly Line[]): Line[] {
  const last = log.findLastIndex(({ kind }) => kind === "act" || kind === "rewind");
  return last < 0 || log[last]?.kind === "rewind" ? [] : log.slice(last);
}
