// The games of an account, one's own or somebody else's: fetched a page at a time, and what a row says of one.

import { answer, server, type Schemas } from "@/lib/ask";
import type { Against } from "@/lib/kept.svelte";
import { t } from "@/lib/words.svelte";

export type Played = Schemas["PlayedGame"];

/** What is looked for among the games; what is empty makes no difference. */
export interface Sought {
  /** A game, or one of its modes, as ratings know it: `GAME/MODE`. */
  kind: string;
  /** Somebody else who sat there, by name. */
  other: string;
  against: "" | Schemas["Against"];
  came: "" | Schemas["Came"];
  rated: "" | "true" | "false";
}
export const ALL: Sought = { kind: "", other: "", against: "", came: "", rated: "" };

/** Writes what is looked for as the server is asked for it. */
export function query({ kind, other, against, came, rated }: Sought) {
  return {
    ...(kind && (kind.includes("/") ? { pool: kind } : { game: kind })),
    ...(other.trim() && { other: other.trim() }),
    ...(against && { against }),
    ...(came && { came }),
    ...(rated && { is_rated: rated === "true" }),
  };
}

export class History {
  games: readonly Played[] = $state.raw([]);
  /** What is looked for, and how many games there are of it; null as long as that is not known. */
  sought: Sought = $state.raw(ALL);
  count: number | null = $state(null);
  isBusy = $state(false);
  hasMore = $state(true);
  problem = $state("");
  private asked = 0;
  /** Whose games they are: somebody whose profile is looked at; none for whoever is logged in. */
  private readonly player: string | null;

  constructor(player: string | null = null) {
    this.player = player;
  }

  /** Whether all games are listed. */
  get isAll(): boolean {
    return Object.values(this.sought).every((one) => !one);
  }

  /** Lists what is looked for, from the newest on; until it is there, what was listed before stays. */
  choose(changes: Partial<Sought>): Promise<void> {
    this.sought = { ...this.sought, ...changes };
    return this.fetched([]);
  }

  /** Fetches the next page. */
  more(): Promise<void> {
    return this.fetched(this.games);
  }

  /** Fetches what comes after some games; what was asked for before something else was looked for is not listed. */
  private async fetched(known: readonly Played[]): Promise<void> {
    const asked = ++this.asked;
    this.isBusy = true;
    this.problem = "";
    const before = known.at(-1)?.id;
    const wanted = { ...query(this.sought), ...(before && { before }) };
    try {
      const found = await answer(
        this.player === null
          ? server.GET("/api/me/games", { params: { query: wanted } })
          : server.GET("/api/profile/games", { params: { query: { ...wanted, name: this.player } } }),
      );
      if (asked !== this.asked) return;
      this.games = [...known, ...found.games];
      this.count = found.count;
      this.hasMore = this.games.length < found.count;
    } catch (refused) {
      if (asked !== this.asked) return;
      this.games = known;
      this.hasMore = true;
      this.problem = (refused as Error).message;
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
  if (result === "*") return t("own-aborted");
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
    names: sitting.map(({ kind, name, level, is_bot }) =>
      kind === "open"
        ? t("open-seat")
        : kind === "engine"
          ? t(`level-${level}`)
          : is_bot
            ? t("bot-name", { name })
            : name,
    ),
  };
}
