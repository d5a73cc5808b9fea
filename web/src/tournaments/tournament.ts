// A tournament as the page reads it: who is who, which game is one's own, how points are written.

import type { Schemas } from "@/lib/ask";
import { account } from "@/lib/account.svelte";
import { kept } from "@/lib/kept.svelte";
import { markedName } from "@/lib/names";
import { go } from "@/lib/place.svelte";
import { store, stored } from "@/lib/settings.svelte";
import { language, listed } from "@/lib/words.svelte";

export type Tournament = Schemas["TournamentOut"];
export type Entrant = Schemas["EntrantOut"];
export type Pairing = Schemas["PairingOut"];

const KEY = "yamabushi-tournaments";

/** The tokens of a guest, by tournament: each opens all tables that one plays at there. */
const tokens = (): Record<string, string> => stored<Record<string, string>>(KEY, {});

export const tokenOf = (id: string): string | null => tokens()[id] ?? null;

export const keepToken = (id: string, token: string): void => store(KEY, { ...tokens(), [id]: token });

export function dropToken(id: string): void {
  const { [id]: _, ...others } = tokens();
  store(KEY, others);
}

/** Finds an entrant by the number. */
export const entrantOf = (one: Tournament, number: number | null): Entrant | undefined =>
  one.entrants.find((entrant) => entrant.number === number);

/** Names an entrant: a team by its own name, with those who play. */
export function nameOf(one: Tournament, number: number | null): string {
  const entrant = entrantOf(one, number);
  if (!entrant) return "";
  return entrant.name ?? listed(entrant.players.map(markedName));
}

/** Finds whom one plays for; a partner may have been found since one came. */
export const ownEntrant = (one: Tournament): Entrant | undefined =>
  one.own?.player == null
    ? undefined
    : one.entrants.find(({ players }) => players.some(({ number }) => number === one.own?.player));

/** Gives the pairings of a round. */
export const pairingsIn = (one: Tournament, round: number): Pairing[] =>
  one.pairings.filter((pairing) => pairing.round === round);

/** Finds one's own game of the round that is played. */
export function ownPairing(one: Tournament): Pairing | undefined {
  const mine = ownEntrant(one)?.number;
  if (mine === undefined) return undefined;
  return pairingsIn(one, one.round).find(({ first, second }) => first === mine || second === mine);
}

/** Writes points as people do: with a half, not with a decimal. */
export function points(value: number): string {
  const whole = Math.trunc(value);
  const part = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }[value - whole] ?? "";
  return whole || !part ? new Intl.NumberFormat(language()).format(whole) + part : part;
}

/** Writes a result: 1–0. */
export const resultText = (result: string): string => result.replace("1/2-1/2", "½–½").replace("-", "–");

/** Writes a time that passes, in minutes and seconds. */
export function passed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Goes to one's own game; a guest's token for the tournament opens that table, too. */
export async function goToGame(one: Tournament, table: string): Promise<void> {
  const token = tokenOf(one.id);
  if (!kept.of(table) && account.name() !== null) await account.recover(table);
  else if (!kept.of(table) && token) {
    const name = ownEntrant(one)?.players.find(({ number }) => number === one.own?.player)?.name ?? "";
    kept.recover(table, token, name);
  }
  kept.change(table, { tournament: one.id });
  go(`t=${table}`);
}
