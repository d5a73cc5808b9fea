// Finding an opponent: what one waits for and who challenges one, as the news tell it, wherever one is on the page.

import { untrack } from "svelte";
import { account } from "./account.svelte";
import { answer, as, server, type Schemas } from "./ask";
import { kept } from "./kept.svelte";
import { keptName, ownName } from "./names";
import { follow, guestKey, news, type NewsOf } from "./news.svelte";
import { go, place } from "./place.svelte";

export type Challenge = Schemas["OwnChallenge"];
export type OwnSeek = Schemas["OwnSeek"];
export type Wanted = Pick<Schemas["NewSeek"], "game" | "options" | "clock">;

/** The times that one can choose among. */
export const TIMES: Record<string, Schemas["Control"]> = {
  five: { kind: "game", seconds: 300, increment: 3 },
  fifteen: { kind: "game", seconds: 900, increment: 10 },
  days: { kind: "days", seconds: 3 * 86400, increment: 0 },
};

export const isSameClock = (one: Schemas["Control"], other: Schemas["Control"]): boolean =>
  one.kind === other.kind && one.seconds === other.seconds && one.increment === other.increment;
/** Names a clock as one of the times; what is none of them is for days. */
export const timeOf = (clock: Schemas["Control"]): string =>
  Object.keys(TIMES).find((key) => isSameClock(TIMES[key]!, clock)) ?? "days";

let me = $state.raw<NewsOf<"me"> | null>(null);
/** Whether this page waits: a guest hears of nothing else. */
let isSeeking = $state(false);
/** The table that this page went over to last; the server tells it until it has seen the player there. */
let wentTo: string | null = $state(null);

/** Says who asks: an account by its cookie, a guest by a key. */
const headers = (): { authorization?: string } => as(account.name() === null ? guestKey() : null);

export const opponents = {
  seek: (): NewsOf<"me">["seek"] => me?.seek,
  challenges: (): readonly Challenge[] => me?.challenges ?? [],
  /** What is to be heard outside the lobby, too: a challenge, or what came of one's own; not at its table. */
  pressing(table: string | null): Challenge | undefined {
    return opponents.challenges().find(({ id, is_mine, status }) => id !== table && !(is_mine && status === "open"));
  },
  /** The table of whoever was found, as long as this page has not gone there. */
  found(): string | null {
    const table = me?.seek?.table ?? null;
    return table === wentTo ? null : table;
  },

  async wait(wanted: Wanted, isRated: boolean): Promise<void> {
    isSeeking = true;
    const body = { ...wanted, name: ownName(), is_rated: isRated && account.name() !== null };
    const { table } = await answer(server.POST("/api/seeks", { body, headers: headers() }));
    if (table) opponents.goOver(table);
  },

  /** Plays somebody at once who waits for the same, and who is too far away by rating to be found yet. */
  async playNow(rating: number): Promise<void> {
    const { table } = await answer(server.POST("/api/seeks/now", { body: { rating }, headers: headers() }));
    if (table) opponents.goOver(table);
  },

  async stop(): Promise<void> {
    isSeeking = false;
    const { table } = await answer(server.DELETE("/api/seeks", { headers: headers() }));
    if (table) opponents.goOver(table);
  },

  /** Goes to the table of whoever was found. The server has ended the waiting when it laid the table. */
  goOver(table: string): void {
    const seek = me?.seek;
    if (account.name() === null && !kept.of(table))
      kept.put({
        ...{
          id: table,
          token: guestKey(),
          name: keptName(ownName()),
          game: seek?.game ?? "",
          options: seek?.options ?? {},
        },
        ...{ against: { names: [] }, invites: [], seats: [], when: Date.now(), isOver: false },
      });
    isSeeking = false;
    wentTo = table;
    go(`t=${table}`);
  },

  async challenge(to: string, wanted: Wanted, seat: number | null, isRated: boolean): Promise<void> {
    await answer(server.POST("/api/challenges", { body: { to, ...wanted, seat, is_rated: isRated } }));
  },

  async accept(challenge: string): Promise<void> {
    await answer(server.POST("/api/challenges/{challenge}/accept", { params: { path: { challenge } } }));
    go(`t=${challenge}`);
  },

  /** Declines a challenge, withdraws one's own, or takes note of what came of it. */
  async drop(challenge: string): Promise<void> {
    await answer(server.DELETE("/api/challenges/{challenge}", { params: { path: { challenge } } }));
  },
};

/** Listens for whoever is logged in, or waits; who is at no table goes over at once when somebody is found. */
export function listen(): void {
  let known: string | null | undefined;
  // Where the news are heard anyway, a guest who has loaded the page anew hears that they are waiting still.
  const hears = $derived(["home", "lobby"].includes(place().at));
  $effect(() => {
    const name = account.name();
    if (known !== undefined && known !== name) news.renew();
    known = name;
    if (name === null && !isSeeking && !hears) {
      me = null;
      return;
    }
    return follow("me", "me", (now) => {
      me = now;
      if (now.seek && !now.seek.table) isSeeking = true;
    });
  });
  $effect(() => {
    const table = opponents.found();
    const here = place();
    if (table && (here.at !== "table" || here.id === table)) untrack(() => opponents.goOver(table));
  });
}
