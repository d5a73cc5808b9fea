// News outside tables: one socket for the page, whatever parts of it follow, which comes back by itself.

import type { Schemas } from "./ask";
import { newId } from "./live";
import { Pause } from "./pause";
import { store, stored } from "./settings.svelte";
import { connected, hangUp } from "./socket";

export type Told = Schemas["AnyTold"];
type Call = Schemas["AnyCall"];
/** What a topic tells: its type is the first part of the topic's name. */
export type Topical = Exclude<Told, { type: "welcome" | "refused" | "pong" }>;
export type NewsOf<Type extends Topical["type"]> = Extract<Topical, { type: Type }>;

/** So often it is asked whether anybody is there; who has said nothing until the next time is gone. */
const HEARTBEAT = 4000;
/** For so long the socket stays open when nobody follows anything: somebody may, on the next page. */
const LINGER = 3000;
const GUEST = "yamabushi-guest";

type Hear = (news: Topical) => void;

/** A guest's own key, by which the server knows them again, and which opens the seats that they are paired to. */
export function guestKey(): string {
  const known = stored<unknown>(GUEST, null);
  if (typeof known === "string" && /^[\w-]{22,86}$/.test(known)) return known;
  const drawn = newId(32);
  store(GUEST, drawn);
  return drawn;
}

/** Forgets a guest's key: whoever comes next is somebody else. */
export const forgetGuest = (): void => store(GUEST, null);

class News {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private readonly pause = new Pause();
  private isAlive = true;
  private isIn = false;
  private readonly hearing = new Map<string, Set<Hear>>();
  private readonly last = new Map<string, Topical>();

  follow(topic: string, hear: Hear): () => void {
    clearTimeout(this.closing);
    const others = this.hearing.get(topic);
    if (others) others.add(hear);
    else {
      this.hearing.set(topic, new Set([hear]));
      if (this.isIn) this.send({ type: "follow", topic });
    }
    const known = this.last.get(topic);
    if (known) hear(known);
    if (!this.socket && this.timer === undefined) this.begin();
    return () => this.unfollow(topic, hear);
  }

  private unfollow(topic: string, hear: Hear): void {
    const all = this.hearing.get(topic);
    all?.delete(hear);
    if (!all || all.size) return;
    this.hearing.delete(topic);
    this.last.delete(topic);
    if (this.isIn) this.send({ type: "unfollow", topic });
    if (!this.hearing.size) this.closing = setTimeout(() => this.end(), LINGER);
  }

  /** Comes in again, as somebody else: whoever has just logged in or out. */
  renew(): void {
    // The server ends the socket of a session with it: then we may be waiting to come back already.
    if (!this.socket && this.timer === undefined) return;
    this.end();
    if (this.hearing.size) this.begin();
  }

  private begin(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.open();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    this.isIn = false;
    this.last.clear();
    hangUp(socket);
  }

  private readonly hurry = (): void => {
    if (this.timer !== undefined && document.visibilityState === "visible") this.open();
  };

  /** Asks whether anybody is there, also where nobody looks: whoever waits for an opponent does that elsewhere. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.isAlive) {
      this.isAlive = false;
      this.send({ type: "ping" });
    } else {
      this.isAlive = true;
      this.socket.close();
      this.lost(this.socket);
    }
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isIn = false;
    this.timer = setTimeout(() => this.open(), this.pause.next());
  }

  private open(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = connected("/api/live");
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", key: guestKey() });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.heard(JSON.parse(data) as Told);
    };
    socket.onclose = () => this.lost(socket);
  }

  private heard(news: Told): void {
    this.isAlive = true;
    if (news.type === "welcome") {
      this.isIn = true;
      this.pause.succeeded();
      for (const topic of this.hearing.keys()) this.send({ type: "follow", topic });
    } else if (news.type !== "refused" && news.type !== "pong") {
      this.last.set(news.topic, news);
      this.hearing.get(news.topic)?.forEach((hear) => hear(news));
    }
  }

  private send(call: Call): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(call));
  }
}

export const news = new News();

/** Follows a topic: hears at once what is known of it, and whatever is new; gives what ends that, as an effect wants it.
 *
 *     $effect(() => follow("lobby", "lobby", (now) => (lobby = now)));
 *     $effect(() => follow(`tournament:${id}`, "tournament", (now) => (standings = now)));
 */
export function follow<Type extends Topical["type"]>(
  topic: string,
  type: Type,
  hear: (news: NewsOf<Type>) => void,
): () => void {
  return news.follow(topic, (told) => told.type === type && hear(told as NewsOf<Type>));
}
