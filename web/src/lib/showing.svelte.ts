// What is shown of a table, and in which order: a position stays until what happened there was seen.

import type { GameTable } from "@/games/game";
import type { Schemas } from "./ask";
import { atPace, isCalm } from "./settings.svelte";
import { told } from "./spoken";

/** How long a frame stays before the next one may come, in milliseconds: while something moves, if nothing came of it,
 * and as long as one reads what did. */
const MOVING = 430;
const FRAME = 480;
const LONG = 1900;

/** How a game of a match has ended. */
export interface Ended {
  /** How it ended, and why. */
  said: string;
  why: string;
  isWon: boolean;
}

/** A position that is shown, and the lines of the log that led to it. */
export interface Frame<Seen = Schemas["AnyView"]> {
  version: number;
  view: Seen;
  lines: Schemas["Line"][];
  /** A game of a match has ended here: it stays until the reader goes on. */
  ended?: Ended;
  /** What is moving has not arrived: what comes of it is seen in the next frame. */
  isOnItsWay?: boolean;
  /** Nothing has happened on the board since the frame before: it shows the same, and what was marked there stays. */
  isStill?: boolean;
}

/** What people do beside the board: the position is the same after it. */
const BESIDE: ReadonlySet<string> = new Set<Schemas["Line"]["kind"]>(["offer", "decline", "pause", "resume"]);

/** Gives the frame that follows another one: where nothing has happened on the board, what was shown last stays. */
export function following(frame: Frame, before: Frame | null, isTurned: boolean): Frame {
  const isStill = !!before && !isTurned && frame.lines.every(({ kind }) => BESIDE.has(kind));
  return isStill ? { version: frame.version, view: before.view, lines: before.lines, isStill } : frame;
}

/** Says how long a frame of a game stays, in milliseconds. */
export function timeFor(
  frame: Frame,
  game: Pick<GameTable, "spoken"> & Partial<GameTable>,
  titles: readonly string[],
): number {
  if (isCalm() || frame.isStill) return 0;
  if (frame.isOnItsWay) return atPace(MOVING);
  const isTold = frame.lines.some((line) => told(game, line, titles));
  return atPace(isTold || game.isLong?.(frame.view) ? LONG : FRAME);
}

export class Showing {
  frame: Frame | null = $state.raw(null);
  private queue: Frame[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrival: ReturnType<typeof setTimeout> | undefined;
  /** Whether what has moved last is still on its way: what is said about it waits. */
  isArriving = $state(false);
  /** Whether what is shown has not been there for its time. */
  isFresh = $state(false);

  /** `time` says how long a frame stays, in milliseconds; `shown` is told of each. */
  constructor(
    private readonly time: (frame: Frame) => number,
    private readonly shown: (frame: Frame) => void,
  ) {}

  /** Whether something newer is still to be shown. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Shows a position at once, and nothing else. */
  begin(frame: Frame): void {
    this.stop();
    this.queue = [];
    this.frame = frame;
  }

  /** Shows frames, each when the one before has been seen. */
  add(frames: readonly Frame[]): void {
    const isIdle = !this.isBehind && this.timer === undefined && !this.frame?.ended;
    this.queue = [...this.queue, ...frames];
    if (isIdle) this.next();
  }

  /** Goes on at once: the reader has seen it, and what comes next need not wait. */
  goOn(): void {
    if (this.isBehind) this.next();
    else this.stop();
    this.arrive();
  }

  /** Goes on to the present; only where a game has ended one stays. */
  hurry(): void {
    while (this.isBehind && !this.frame?.ended) this.next();
    this.arrive();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isFresh = false;
    this.arrive();
  }

  private arrive(): void {
    clearTimeout(this.arrival);
    this.isArriving = false;
  }

  private next(): void {
    this.stop();
    const [frame, ...rest] = this.queue;
    if (!frame) return;
    const wasOnItsWay = this.frame?.isOnItsWay ?? false;
    this.queue = rest;
    this.frame = frame;
    this.shown(frame);
    if (frame.ended) return;
    const time = this.time(frame);
    this.timer = setTimeout(() => this.rest(), time);
    this.isFresh = time > 0;
    // After a frame on its way the same has arrived.
    this.isArriving = !rest.length && !wasOnItsWay && time > 0;
    if (this.isArriving) this.arrival = setTimeout(() => this.arrive(), Math.min(time, atPace(MOVING)));
  }

  private rest(): void {
    this.stop();
    this.next();
  }
}
