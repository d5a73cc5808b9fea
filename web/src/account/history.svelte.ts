// The games of an account, one's own or somebody else's: fetched a page at a time, and what a row says of one.

import { answer, server, type Schemas } from "@/lib/ask";
import type { Against } from "@/lib/kept.svelte";
import { t } from "@/lib/words.svelte";

export type Played = Schemas["PlayedGame"];

/** So many games come at once, as the server lists them; fewer are the last. */
export const PAGE = 30;

export class History {
  games: readonly Played[] = $state.raw([]);
  /** The only game that is listed; none for all. */
  game: string | null = $state(null);
  isBusy = $state(false);
  hasMore = $state(true);
  problem = $state("");
  private asked = 0;
  /** Whose games they are: somebody whose profile is looked at; none for whoever is logged in. */
  private readonly player: string | null;

  constructor(player: string | null = null) {
    this.player = player;
  }

  /** Lists one game only, or all, from the newest on. */
  choose(game: string | null): Promise<void> {
    this.game = game;
    this.games = [];
    this.hasMore = true;
    return this.more();
  }

  /** Fetches the next page; what was asked for before another game was chosen is not listed any more. */
  async more(): Promise<void> {
    const asked = ++this.asked;
    this.isBusy = true;
    this.problem = "";
    const before = this.games.at(-1)?.id;
    const query = { ...(this.game && { game: this.game }), ...(before && { before }) };
    try {
      const found = await answer(
        this.player === null
          ? server.GET("/api/me/games", { params: { query } })
          : server.GET("/api/profile/games", { params: { query: { ...query, name: this.player } } }),
      );
      if (asked !== this.asked) return;
      this.games = [...this.games, ...found];
      this.hasMore = found.length === PAGE;
    } catch (refused) {
      if (asked === this.asked) this.problem = (refused as Error).message;
    } finally {
      if (asked === this.asked) this.isBusy = false;
    }
  }
}

/** Reads what each seat got from a result as records write it: 1, 0 or -1. */
export const returnsOf = (result: string): number[] =>
  result.split("-").map((one) => (one === "1" ? 1 : one === "1/2" ? 0 : -1));

/** Says how a game went for the reader, or that it goes on. */
export function outcome({ status, result, own }: Pick<Played, "status" | "result" | "own">): string {
  if (status !== "over") return t("account-on");
  const [seat] = own;
  if (own.length !== 1 || seat === undefined || !result) return t("own-over");
  const worth = returnsOf(result)[seat] ?? 0;
  return t(worth > 0 ? "own-won" : worth < 0 ? "own-lost" : "own-drawn");
}

/** Tells who sat on the other seats: an engine by its level, people by their names. */
export function against({ seats, own }: Pick<Played, "seats" | "own">): Against {
  const sitting = seats.filter((_, seat) => !own.includes(seat));
  const [one] = sitting;
  if (sitting.length === 1 && one?.kind === "engine") return { key: `level-${one.level}` };
  return {
    names: sitting.map(({ kind, name, level }) =>
      kind === "open" ? t("open-seat") : kind === "engine" ? t(`level-${level}`) : name,
    ),
  };
}
