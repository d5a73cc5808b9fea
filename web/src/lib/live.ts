// The socket to a table: it comes back by itself, and nothing that was decided is lost or played twice.

import type { Schemas } from "./ask";
import { Pause } from "./pause";
import { connected, hangUp } from "./socket";

export type News = Schemas["AnyNews"];
export type Wish = Schemas["AnyWish"];

/** For so long an answer is waited for at first, and at most. */
const PATIENCE = 10000;
const LONGEST_PATIENCE = 60000;
/** So often it is asked whether anybody is there; who has said nothing until the next time is gone. */
const HEARTBEAT = 4000;

/** Refusals that asking again does not change. */
export const FINAL: ReadonlySet<string> = new Set(["socket-token", "hall-no-table", "hall-rules", "hall-unreadable"]);

interface Listening {
  token: string | null;
  name: string;
  /** Which version is known already. */
  since: () => number | undefined;
  hear: (news: News) => void;
  tell: (isConnected: boolean) => void;
}

export const newId = (bytes = 12): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly pause = new Pause();
  /** How long an answer to a decision is waited for, and when one that was refused for now is sent again. */
  private readonly waiting = new Pause(PATIENCE, LONGEST_PATIENCE);
  private readonly refused = new Pause(1000);
  private pending: Extract<Wish, { type: "act" }> | null = null;
  private isClosed = false;
  private heart: ReturnType<typeof setInterval> | undefined;
  private isAlive = true;

  constructor(
    private readonly table: string,
    private readonly listening: Listening,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("online", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.open();
  }

  /** Asks whether anybody is there, and gives the socket up if nothing was heard since the last time. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || document.visibilityState !== "visible") {
      this.isAlive = true;
      return;
    }
    if (!this.isAlive) return this.giveUp();
    this.isAlive = false;
    this.send({ type: "ping" });
  }

  private readonly hurry = (): void => {
    if (this.timer !== undefined && document.visibilityState === "visible") this.open();
  };

  /** Gives a socket up that does not answer: a phone that has changed its network would wait for minutes. */
  private readonly doubt = (): void => {
    if (this.pending) this.giveUp();
  };

  private giveUp(): void {
    if (this.isClosed || this.timer !== undefined) return;
    this.isAlive = true;
    hangUp(this.socket);
    this.socket = null;
    this.comeBack();
  }

  private comeBack(): void {
    this.listening.tell(false);
    this.timer = setTimeout(() => this.open(), this.pause.next());
  }

  private open(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    let isIn = false;
    let isFinal = false;
    const socket = connected(`/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { token, name } = this.listening;
      const since = this.listening.since();
      this.send({ type: "hello", name, ...(token && { token }), ...(since && { since }) });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.isAlive = true;
      const news = JSON.parse(data) as News;
      if (news.type === "snapshot" && !isIn) {
        isIn = true;
        this.pause.succeeded();
        this.listening.tell(true);
        if (this.pending) this.urge();
      }
      isFinal ||= news.type === "refused" && !isIn && FINAL.has(news.code);
      if ((news.type === "done" || news.type === "refused") && news.id && news.id === this.pending?.id) {
        clearTimeout(this.patience);
        if (news.type === "refused" && news.is_retryable)
          setTimeout(() => this.again(news.id ?? ""), this.refused.next());
        else this.pending = null;
      }
      this.listening.hear(news);
    };
    socket.onclose = () => {
      if (this.isClosed || socket !== this.socket) return;
      if (isFinal) return this.close();
      this.comeBack();
    };
  }

  private again(id: string): void {
    if (this.pending?.id === id) this.urge();
  }

  /** Sends what waits for an answer, and does not wait for ever. */
  private urge(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(this.doubt, this.waiting.next());
    if (this.pending) this.send(this.pending);
  }

  /** Sends a wish; false if nobody hears it now. */
  send(wish: Wish): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(wish));
    return true;
  }

  get isWaiting(): boolean {
    return this.pending !== null;
  }

  /** Decides; the same id goes out again after a break, until there is an answer. */
  act(action: string, version: number): void {
    if (this.pending) return;
    this.pending = { type: "act", id: newId(), version, action };
    this.waiting.reset();
    this.refused.reset();
    this.urge();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    removeEventListener("online", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    hangUp(this.socket);
  }
}
