// What happened, in words, and how a game of a match ends.

import type { Ended, Frame } from "@/lib/showing.svelte";
import type { Line } from "@/lib/table.svelte";
import { listed, t } from "@/lib/words.svelte";
import { SIDES, type RegalityView, type Side } from "./cells";
import { objectName, sideName, subjectName } from "./labels";

/** Some of what the server says of a step; see docs/events.md. */
interface Happening {
  what: string;
  cells?: string[];
  cell?: string;
  to?: string;
  tile?: string | null;
  tiles?: string[] | null;
  winner?: Side | null;
  why?: "count" | "death" | "nothing to place";
  view?: RegalityView;
}

export const happenings = (line: Line): Happening[] => (line.events ?? []) as unknown as Happening[];
const objects = (tiles: readonly string[] | null | undefined): string => listed((tiles ?? []).map(objectName));

function said(one: Happening): string {
  switch (one.what) {
    case "turned":
      return one.cells?.length ? t("regality-told-turned", { cells: listed(one.cells) }) : "";
    case "destroyed":
      return t("regality-told-destroyed", { cell: one.cell ?? "" });
    case "left":
      return t("regality-told-left", {
        tiles: listed((one.tiles ?? []).map(subjectName)),
        count: one.tiles?.length ?? 1,
      });
    case "banished":
      return t("regality-told-banished", { tiles: objects(one.tiles) });
    case "recalled":
      return t("regality-told-recalled", { tiles: objects(one.tiles) });
    case "moved":
      return t("regality-told-moved", { from: one.cell ?? "", to: one.to ?? "" });
    case "struck":
      return one.tile ? t("regality-told-banished", { tiles: objectName(one.tile) }) : "";
    case "retrieved":
      return one.tile ? t("regality-told-retrieved", { tile: objectName(one.tile) }) : "";
    case "game":
      return one.winner
        ? t("regality-game-won", { outcome: "side", side: sideName(one.winner) })
        : t("regality-game-drawn");
  }
  return "";
}

/** Says what came of a decision; who has won a game is a sentence of its own. */
export function told(line: Line): string {
  const all = happenings(line);
  const came = all.filter(({ what }) => what !== "game").map(said);
  const won = all.filter(({ what }) => what === "game").map(said);
  return [came.filter(Boolean).join(", "), ...won].filter(Boolean).join(". ");
}

/** Says why a game was won, and by how much. */
function why({ winner, why, view }: Happening): string {
  const loser = winner ? sideName(winner === "r" ? "l" : "r") : "";
  if (why === "death") return t("regality-why-death", { loser });
  if (why !== "count") return t("regality-why-nothing", { loser });
  const [first, second] = view?.allies ?? [0, 0];
  return t("regality-why-count", { royalty: sideName("r"), first, religion: sideName("l"), second });
}

/** Says how a game of a match has ended for the reader. */
function ending(game: Happening, seats: readonly number[]): Ended {
  const own = seats.length === 1 ? SIDES[seats[0] ?? 0] : null;
  const { winner } = game;
  if (!winner) return { said: t("regality-game-drawn"), why: why(game), isWon: false };
  const outcome = own ? (own === winner ? "win" : "lose") : "side";
  return {
    said: t("regality-game-won", { outcome, side: sideName(winner) }),
    why: why(game),
    isWon: outcome === "win",
  };
}

/** Gives the last position of each game that ends on the way, unless the match ends with it: then it stays by itself. */
export function steps(
  _before: RegalityView,
  next: Frame<RegalityView>,
  seats: readonly number[],
): Frame<RegalityView>[] {
  return next.lines.flatMap((line, place) => {
    const game = happenings(line).find(({ what }) => what === "game");
    if (!game?.view || happenings(line).some(({ what }) => what === "over")) return [];
    const lines = next.lines.slice(0, place + 1);
    return [{ version: line.version, view: game.view, lines, ended: ending(game, seats) }];
  });
}

/** Says why the last game was won, where the match has ended with it. */
export function reason(lines: readonly Line[]): string {
  const game = lines.flatMap(happenings).findLast(({ what }) => what === "game");
  return game ? why(game) : "";
}
