// A table as the page sees it: what the server has told, and what of it is shown at the moment.

import type { Schemas } from "./ask";
import { announced } from "./announced.svelte";
import { hints } from "./hints";
import { FINAL, Live, newId, type News, type Wish } from "./live";
import { settings } from "./settings.svelte";
import { heard } from "./sound";
import { isMove, noted } from "./logbook";
import { Looking } from "./looking";
import { Previews, type Preview } from "./previews";
import { following, Showing, timeFor, type Frame } from "./showing.svelte";
import { endingOf, noteOf, outcomeOf, turnOf, type Outcome } from "./standing";
import { Talk } from "./talk.svelte";
import { tell } from "./telling.svelte";
import type { GameTable } from "@/games/game";
import { tableOf } from "@/games/registry";
import { gameName, refusal, sentence, t, whyNot, worded } from "./words.svelte";
import { kept } from "./kept.svelte";
import { keptName, ownName, personName } from "./names";

export type View = Schemas["AnyView"];
export type Line = Schemas["Line"];
export type Matter = Schemas["Matter"];
export type Thought = Schemas["Thought"];
export type Snapshot = Extract<News, { type: "snapshot" }>;

const NONE: readonly string[] = [];
/** What is said of a game that has no folder here, and of any before its folder is there. */
const PLAIN: Pick<GameTable, "spoken"> & Partial<GameTable> = { spoken: (action) => action };

export class Table {
  now: Snapshot | null = $state.raw(null);
  past: Frame | null = $state.raw(null);
  isConnected = $state(true);
  isWelcome = $state(true);
  thinking: number | null = $state(null);
  complaint = $state("");
  /** Why what was tapped last is not possible. */
  whyNot = $state("");
  /** When the newest word about the clock came. */
  heardAt = $state(0);
  hint: Thought | null = $state.raw(null);
  isAsking = $state(false);
  /** Whether it is this browser that thinks, and not the server. */
  thinksHere = $state(true);
  isSending = $state(false);
  wantsRematch = false;
  /** How often there was reason for joy. */
  joys = $state(0);
  /** What the folder of its game says. */
  game = $state.raw(PLAIN);
  /** Whether that is there, or will not come. */
  isFetched = $state(false);
  isLost = $state(false);

  readonly talk = new Talk();
  private readonly live: Live;
  private readonly showing = new Showing(
    (frame) => this.timeFor(frame),
    (frame) => this.hasShown(frame),
  );
  /** The id of what was tried last to hear why not. */
  private tried = "";
  /** Whether the reader was to decide when they were last called. */
  private wasCalled = false;
  private hasEnded = false;
  private soundedAt = $state(-1);
  /** The newest position that was put in line to be shown. */
  private latest: Frame | null = null;
  /** How much has happened whose positions on the way are still being looked up. */
  private coming = $state(0);
  private readonly looking = new Looking((version, around) => this.live.send({ type: "look", version, around }));
  /** Changes whenever another position is to be shown. */
  private turn = 0;
  private readonly previews = new Previews(
    (version, actions) => this.live.send({ type: "preview", version, actions: [...actions] }),
    () => this.now?.version,
  );
  private asking: AbortController | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.live = new Live(id, {
      token,
      name: keptName(ownName()),
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

  /** Names a side: as its seat, or as all of its seats together. */
  sideName(side: number): string {
    const seats = (this.now?.table.sides ?? []).flatMap((one, seat) => (one === side ? [seat] : []));
    return (seats.length > 1 && this.game.sideName?.(side)) || (this.titles[seats[0] ?? 0] ?? "");
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
    if (this.isBehind) return NONE;
    if (!now.view || now.facing == null || now.facing !== now.standing.decider) return NONE;
    return this.game.offered?.(now.view) ?? now.view.actions;
  }

  get shown(): Frame | null {
    return this.showing.frame;
  }

  /** Whether something has happened that is still to be shown. */
  get isBehind(): boolean {
    return this.showing.isBehind || this.coming > 0;
  }

  /** Whether what has moved last is still on its way. */
  get isArriving(): boolean {
    return this.showing.isArriving;
  }

  /** Whether others are to decide what follows, and what is shown is still being read. */
  get isRead(): boolean {
    return this.showing.isFresh && !this.isMine && !this.now?.standing.result;
  }

  /** Whether a puzzle goes on, and cannot be solved any more: no move is left. */
  get isStuck(): boolean {
    const { now, shown } = this;
    if (!now?.table.is_puzzle || now.standing.status !== "playing" || this.past || this.isBehind || !shown)
      return false;
    return this.game.isStuck?.(shown.view) ?? false;
  }

  /** Whether it is over, and that has been seen. */
  get isOver(): boolean {
    return this.now?.standing.status === "over" && !this.isBehind;
  }

  /** Whether what is shown has been seen to happen, and did not just lie there when one came. */
  get isLively(): boolean {
    return this.soundedAt === this.shown?.version;
  }

  /** Goes on to what is still to be shown. */
  goOn(): void {
    this.showing.goOn();
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
    return personName(one?.name);
  }

  // What one can wish for

  /** Wishes for something; false, with a word about it, while there is no connection. */
  send(wish: Wish): boolean {
    const isHeard = this.live.send(wish);
    this.complaint = isHeard ? "" : t("page-no-answer");
    return isHeard;
  }

  play(action: string, isChosen = false): void {
    if (!this.actions.includes(action) || !this.now) return;
    const from = kept.of(this.id)?.chosenFrom;
    if (isChosen !== (from !== undefined))
      kept.change(this.id, { chosenFrom: isChosen ? this.now.version : undefined });
    this.complaint = "";
    this.isSending = true;
    this.stopHint();
    this.goOn(); // whoever decides has seen what happened before
    this.live.act(action, this.now.version);
  }

  /** Asks the rules why something that is none of the actions is not possible: it is refused, with the reason. */
  tryOut(action: string): void {
    if (!this.now || !this.actions.length || this.actions.includes(action)) return;
    this.tried = newId();
    this.live.send({ type: "act", id: this.tried, version: this.now.version, action });
  }

  /** Takes back one's own last decision, or all that the page has just chosen for the reader. */
  undo(): void {
    if (!this.now) return;
    const back = kept.of(this.id)?.chosenFrom;
    this.send({ type: "undo", version: this.now.version, ...(back !== undefined && { back }) });
    if (back !== undefined) kept.change(this.id, { chosenFrom: undefined });
  }

  /** Begins a puzzle anew, at another table. */
  async restart(): Promise<void> {
    try {
      await this.game.restart?.(this as Table);
    } catch (problem) {
      this.complaint = (problem as Error).message;
    }
  }

  offer(matter: Matter): void {
    if (matter === "rematch") this.wantsRematch = true;
    this.send({ type: "offer", matter });
  }

  /** Shows an earlier position, or the present one again; what was seen already, at once. */
  async look(version: number | null): Promise<void> {
    this.stopHint();
    const turn = (this.turn += 1);
    if (version === null || !this.now || version >= this.now.version) {
      this.past = null;
      return;
    }
    const view = this.looking.known(version) ?? (await this.looking.seen(version));
    // Meanwhile something has happened, or another position was wanted.
    if (!view || turn !== this.turn) return;
    this.past = { version, view, lines: this.now.log.filter((line) => line.version === version) };
    this.looking.fetchAround(version, this.now.version);
  }

  /** Says what decisions would do; asks the server for what is not known yet. */
  preview(actions: readonly string[]): Promise<Record<string, Preview>> {
    return this.previews.of(actions, this.isConnected);
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

  /** Thinks no further, and keeps what has been found: whoever begins to follow a hint is not to see it change. */
  keepHint(): void {
    this.asking?.abort();
    this.asking = null;
    this.isAsking = false;
  }

  stopHint(): void {
    this.keepHint();
    this.hint = null;
  }

  close(): void {
    this.showing.stop();
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
        // What those who watched have said comes to players at the end, after what was said later.
        if (this.now) {
          const remarks = [...this.now.remarks, news].sort((one, other) => one.number - other.number);
          this.now = { ...this.now, remarks };
        }
        if (news.seat !== this.now?.facing && !this.talk.isMuted(news.seat)) heard("say");
        return;
      case "announced":
        return announced.hear(news.announcements);
      case "thinking":
        this.thinking = news.seat;
        return;
      case "seen":
        return this.looking.hear(news.version, news.view);
      case "previewed":
        return this.previews.hear(news.version, news.previews);
      case "done":
        // A newer version is still to come, and brings the next position with it.
        if (this.now && news.version <= this.now.version) this.isSending = this.live.isWaiting;
        return;
      case "refused":
        if (news.id && news.id === this.tried) return this.hearWhyNot(news);
        if (FINAL.has(news.code) && (!this.now || news.code === "socket-token")) this.turnAway(news.code);
        this.isSending = this.live.isWaiting;
        this.complaint = refusal(news.code, news.sentence, news.arguments ?? {});
    }
  }

  private hearWhyNot({ code, sentence, arguments: values, version }: Extract<News, { type: "refused" }>): void {
    if (version !== this.now?.version) return; // the game has gone on
    this.whyNot = whyNot(code, sentence, values ?? {});
    tell(this.whyNot);
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
    if (before && before.facing !== news.facing) this.looking.forget();
    this.looking.keep(news.version, news.view as View);
    this.now = { ...news, log };
    if (!before) void this.fetch(news.table.game);
    if (!before) this.talk.begin(news.remarks, !news.seats.length);
    this.isWelcome = true;
    this.renew();
    this.forget();
    // Whoever comes is told whose turn it is, or how it ended; whoever comes back, what has happened meanwhile.
    if (!before) tell(sentence(gameName(news.table.game)), news.standing.result ? this.ending : turnOf(this));
    else if (before.version < news.version) this.announce(before.version);
    const frame = { version: news.version, view: news.view as View, lines: lastTurn(log) };
    // A connection that has come back brings nothing new: what is being shown goes on.
    if (before?.version === news.version && before.facing === news.facing && this.isBehind) return;
    this.latest = frame;
    this.showing.begin(frame);
    this.settle(!before);
  }

  private go(news: Extract<News, { type: "happened" }>): void {
    const { now } = this;
    if (!now || news.version <= now.version) {
      if (now && news.version === now.version) this.now = { ...now, standing: news.standing };
      return;
    }
    this.complaint = "";
    const isTurned = now.facing !== news.facing;
    if (isTurned) this.looking.forget();
    this.looking.keep(news.version, news.view as View);
    this.now = {
      ...now,
      version: news.version,
      standing: news.standing,
      facing: news.facing,
      view: news.view,
      log: [...now.log, ...news.lines],
    };
    this.renew();
    this.announce(now.version);
    const frame = { version: news.version, view: news.view as View, lines: news.lines };
    void this.enqueue(news.lines, following(frame, this.latest, isTurned));
  }

  /** Lets go of questions that will not be answered any more. */
  private forget(): void {
    this.previews.letGo();
    this.looking.letGo();
  }

  private renew(): void {
    this.heardAt = performance.now();
    this.thinking = null;
    // The last position of a game stays until one goes on: what comes meanwhile ends no looking back from it.
    if (!this.showing.frame?.ended) {
      this.past = null;
      this.turn += 1;
    }
    this.previews.clear();
    this.whyNot = "";
    this.isSending = this.live.isWaiting;
    this.stopHint();
  }

  /** Shows one position after another; where a game shows what chance does, those on the way are looked up. */
  private async enqueue(lines: readonly Line[], frame: Frame): Promise<void> {
    const frames: Frame[] = [];
    if (this.now && this.game.showsChance?.(this.now.table.options)) {
      const between = lines.filter((line) => isMove(line) && line.version < frame.version);
      this.coming += 1;
      const views = await Promise.all(between.map(({ version }) => this.looking.seen(version)));
      this.coming -= 1;
      if (this.now?.version !== frame.version) return; // it has gone on meanwhile, and what is newer is shown
      for (const [place, line] of between.entries()) {
        const view = views[place];
        if (view && line.version > (this.latest?.version ?? 0))
          frames.push({ version: line.version, view, lines: [line] });
      }
    }
    // What was seen on the way is not told once more at the end.
    const seen = frames.at(-1)?.version ?? 0;
    frames.push(seen ? { ...frame, lines: frame.lines.filter(({ version }) => version > seen) } : frame);
    for (const one of frames) {
      const before = one.isStill ? null : this.latest;
      const steps = before ? (this.game.steps?.(before.view, one, this.now?.seats ?? []) ?? []) : [];
      this.latest = one;
      this.showing.add([...steps, one]);
    }
    // Whoever decides is never kept waiting while their clock runs.
    if (this.isClockMine) this.showing.hurry();
  }

  /** Whether the clock of the reader runs. */
  private get isClockMine(): boolean {
    const clock = this.now?.standing.clock;
    return !!clock?.running && clock.turn != null && !!this.now?.seats.includes(clock.turn);
  }

  private timeFor(frame: Frame): number {
    return this.isClockMine ? 0 : timeFor(frame, this.game, this.titles);
  }

  private hasShown(frame: Frame): void {
    const isMove = frame.lines.some(({ kind }) => kind === "act" || kind === "chance");
    if (isMove && !frame.isStill && frame.version !== this.soundedAt) heard("move");
    this.soundedAt = frame.version;
    if (frame.ended?.isWon) this.joys += 1;
    if (frame.ended) tell(...[frame.ended.said, frame.ended.why].filter(Boolean).map(sentence));
    if (!this.isBehind) this.settle(false);
  }

  /** The present is shown: whoever is to decide is called, and an end is heard. */
  private settle(isFirst: boolean): void {
    const isMine = this.isMine;
    if (isMine && !this.wasCalled && !isFirst) this.callBack();
    this.wasCalled = isMine;
    if (!this.now?.standing.result || isFirst || this.hasEnded) return;
    this.hasEnded = true;
    heard("end");
    if (this.outcome === "win") this.joys += 1;
  }

  /** Says what has happened since a version: an answer is told from an offer by what came before it. */
  private announce(since: number): void {
    const log = this.now?.log ?? [];
    const said = log.flatMap(({ version }, place) =>
      version > since ? noted(log, place, this.game, this.titles) || [] : [],
    );
    if (this.now?.standing.result) said.push(sentence(this.ending), ...noteOf(this).map(sentence));
    else if (this.isMine) said.push(turnOf(this));
    tell(...said);
  }

  /** How it ended for the reader: nothing where both sides are theirs, or none. */
  get outcome(): Outcome | null {
    return outcomeOf(this);
  }

  /** Says how it ended, and why. */
  get ending(): string {
    return endingOf(this);
  }

  private callBack(): void {
    heard("turn");
    if (document.visibilityState === "visible" || !settings.notify) return;
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      const note = new Notification("Yamabushi", { body: t("table-your-turn"), tag: this.id, icon: "/icons/192.png" });
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
