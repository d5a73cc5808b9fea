// Games that others play, and whether something has happened at one's own: one socket, there while somebody needs it.

import type { Schemas } from "./ask";
import { Pause } from "./pause";
import { connected, hangUp } from "./socket";

export type ShownGame = Schemas["ShownGame"];
export type ShownBoard = Schemas["ShownBoard"];
type Look = Schemas["AnyLook"];

/** So many boards are shown at once, as the server has it. */
export const MOST_BOARDS = 12;

interface Sight {
  game: string | null;
  tables: readonly string[];
}

class Gallery {
  /** The public games that are on; none as long as nothing was heard. */
  games: readonly ShownGame[] | null = $state.raw(null);
  /** The one that the first page shows. */
  featured: ShownGame | null = $state.raw(null);
  /** The boards in sight, by table, each as it was last heard of. */
  boards: Readonly<Record<string, ShownBoard>> = $state.raw({});
  private sight: Sight | null = null;
  private own: readonly string[] = [];
  private hear: () => void = () => {};
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pause = new Pause(1000, 30000);

  /** Shows games from now on, of one kind or all; nothing any more, where nobody looks. */
  look(sight: Sight | null): void {
    const isOther = sight?.game !== this.sight?.game;
    if (sight && isOther) this.games = null;
    this.sight = sight;
    this.settle();
    if (sight) this.send(this.see(sight));
    else this.send({ type: "see", lists: false });
  }

  /** Hears from now on when something has happened at some tables. */
  follow(tables: readonly string[], hear: () => void): void {
    if (tables.join() === this.own.join()) return;
    this.own = tables;
    this.hear = hear;
    this.settle();
    this.send({ type: "attend", tables: [...tables] });
  }

  private see({ game, tables }: Sight): Look {
    return { type: "see", tables: tables.slice(0, MOST_BOARDS), ...(game && { game }) };
  }

  private get isNeeded(): boolean {
    return this.sight !== null || this.own.length > 0;
  }

  /** Opens the socket, or closes it. */
  private settle(): void {
    if (this.isNeeded && !this.socket && this.timer === undefined) this.open();
    if (!this.isNeeded) {
      clearTimeout(this.timer);
      this.timer = undefined;
      hangUp(this.socket);
      this.socket = null;
    }
  }

  private open(): void {
    this.timer = undefined;
    const socket = connected("/api/watch");
    this.socket = socket;
    socket.onopen = () => {
      if (this.sight) this.send(this.see(this.sight));
      if (this.own.length) {
        this.send({ type: "attend", tables: [...this.own] });
        this.hear(); // something may have happened while nobody told us
      }
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.pause.succeeded();
      this.take(JSON.parse(data) as Schemas["AnyShown"]);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.isNeeded) return;
      this.timer = setTimeout(() => this.open(), this.pause.next());
    };
  }

  private take(news: Schemas["AnyShown"]): void {
    if (news.type === "games") {
      this.games = news.games;
      this.featured = news.featured;
    } else if (news.type === "boards") {
      this.boards = { ...this.boards, ...Object.fromEntries(news.boards.map((board) => [board.table, board])) };
    } else if (news.type === "changed") this.hear();
  }

  private send(look: Look): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(look));
  }
}

export const gallery = new Gallery();
