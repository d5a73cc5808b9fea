// Where one is: what stands behind the # of the address, which never reaches the server.

import type { Values } from "./games.svelte";

export type Place =
  | { at: "home" }
  | { at: "game"; game: string }
  | { at: "table"; id: string; invite: string | null; joins: boolean }
  | { at: "rules"; game: string }
  | { at: "learn"; game: string; course: string | null; step: string | null }
  | { at: "analyse"; table: string | null; record: string | null; move: number | null }
  | { at: "edit"; game: string | null; options: Values; position: string | null }
  | { at: "make"; puzzle: string | null }
  | { at: "book"; page?: string }
  | { at: "account" }
  | { at: "recover"; token: string }
  | { at: "players"; pool: string | null }
  | { at: "player"; name: string }
  | { at: "watch" }
  | { at: "lobby" }
  | { at: "tournaments"; isNew: boolean }
  | { at: "tournament"; id: string; isWall: boolean }
  | { at: "conduct" }
  | { at: "about" }
  | { at: "nowhere" };

/** No position or puzzle is longer. */
const MOST = 2000;

/** Reads the place that an address names. */
export function placeOf(hash: string): Place {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const id = /^[a-z0-9]{1,24}$/.exec(parts.get("t") ?? "")?.[0];
  if (id) return { at: "table", id, invite: parts.get("i"), joins: parts.has("join") || parts.has("i") };
  const named = (key: string): string | undefined => /^[a-z]{1,20}$/.exec(parts.get(key) ?? "")?.[0];
  const word = (key: string): string | null => /^[A-Za-z0-9-]{1,40}$/.exec(parts.get(key) ?? "")?.[0] ?? null;
  const game = named("play");
  if (game) return { at: "game", game };
  const rules = named("rules");
  if (rules) return { at: "rules", game: rules };
  const learn = named("learn");
  if (learn) return { at: "learn", game: learn, course: word("course"), step: word("step") };
  if (parts.has("analyse")) {
    const table = /^[a-z0-9]{1,24}$/.exec(parts.get("analyse") ?? "")?.[0] ?? null;
    const record = /^[\w-]+$/.exec(parts.get("r") ?? "")?.[0] ?? null;
    const move = /^\d{1,5}$/.exec(parts.get("move") ?? "")?.[0];
    return { at: "analyse", table, record, move: move === undefined ? null : Number(move) };
  }
  if (parts.has("edit")) {
    const position = parts.get("p")?.slice(0, MOST) ?? null;
    return { at: "edit", game: named("edit") ?? null, options: optionsIn(parts.get("o")), position };
  }
  if (parts.has("make")) return { at: "make", puzzle: parts.get("p")?.slice(0, MOST) ?? null };
  const page = named("book");
  if (parts.has("book")) return page ? { at: "book", page } : { at: "book" };
  const recover = /^[\w-]{1,100}$/.exec(parts.get("recover") ?? "")?.[0];
  if (recover) return { at: "recover", token: recover };
  const player = parts.get("player")?.slice(0, 40);
  if (player) return { at: "player", name: player };
  if (parts.has("players"))
    return { at: "players", pool: /^[a-z0-9_/-]{1,80}$/.exec(parts.get("players") ?? "")?.[0] ?? null };
  if (parts.has("watch")) return { at: "watch" };
  const tournament = /^[a-z0-9]{1,24}$/.exec(parts.get("tournament") ?? "")?.[0];
  if (tournament) return { at: "tournament", id: tournament, isWall: parts.has("wall") };
  if (parts.has("lobby")) return { at: "lobby" };
  if (parts.has("tournaments")) return { at: "tournaments", isNew: parts.get("tournaments") === "new" };
  if (parts.has("account")) return { at: "account" };
  if (parts.has("conduct")) return { at: "conduct" };
  if (parts.has("about")) return { at: "about" };
  return { at: [...parts.keys()].every((key) => key === "/") ? "home" : "nowhere" };
}

/** Reads the options of a game; what makes no sense is left out. */
function optionsIn(text: string | null): Values {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const plain = Object.entries(found ?? {}).filter(([, one]) => ["string", "number", "boolean"].includes(typeof one));
    return Object.fromEntries(plain) as Values;
  } catch {
    return {};
  }
}

/** Writes the address of a position that is edited. */
export const editHash = (game: string, options: Values, position: string | null): string =>
  new URLSearchParams({
    edit: game,
    ...(Object.keys(options).length ? { o: JSON.stringify(options) } : {}),
    ...(position === null ? {} : { p: position }),
  }).toString();

/** Writes the address of a puzzle that is made. */
export const makeHash = (puzzle: string): string => new URLSearchParams({ make: "", p: puzzle }).toString();

/** Writes the address of a table, with an invitation to one of its seats or without. */
export const tableHash = (id: string, invite: string | null): string => `t=${id}${invite ? `&i=${invite}` : ""}`;

let here: Place = $state.raw(placeOf(typeof location === "undefined" ? "" : location.hash));

export const place = (): Place => here;

/** The game of a table or of a record, as it has said itself; a record has no id. */
let table: { id: string | null; game: string } | null = $state.raw(null);

/** Notes what is played at a table, or looked back at. */
export const note = (id: string | null, game: string): void => void (table = { id, game });

/** Gives the game that one is at: chosen, read about, learned, played or looked back at; null where it is none, or not known yet. */
export function gameHere(): string | null {
  if (here.at === "game" || here.at === "rules" || here.at === "learn" || here.at === "edit") return here.game;
  if (here.at !== "table" && here.at !== "analyse") return null;
  return table && table.id === (here.at === "table" ? here.id : here.table) ? table.game : null;
}

/** Follows the address from now on. */
export function follow(): void {
  addEventListener("hashchange", () => {
    here = placeOf(location.hash);
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}

/** Has the address say something else about the place where one is: nothing is loaded, and back leads where it did. */
export function rename(hash: string): void {
  if (location.hash !== `#${hash}`) history.replaceState(history.state, "", `#${hash}`);
}

/** Goes somewhere, at once: what was done for it, such as laying a table, is not seen where one still was. */
export function go(hash: string): void {
  location.hash = hash;
  here = placeOf(location.hash);
}

/** Goes somewhere in the place of where one is: back leads to what was before. */
export const goInstead = (hash: string): void => location.replace(`#${hash}`);
