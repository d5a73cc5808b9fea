// The games that have a folder here. A new one is found by its folder: nothing is to be added to this file.

import type { Component } from "svelte";
import type { Values } from "@/lib/games.svelte";
import type { Against } from "@/lib/kept.svelte";
import { has, t } from "@/lib/words.svelte";
import type { GameArranging } from "./arranging";
import type { GameAbout, GameTable } from "./game";

const abouts = import.meta.glob<GameAbout>("./*/about.ts", { eager: true, import: "default" });
const tables = import.meta.glob<GameTable>("./*/table.ts", { import: "default" });
const arrangings = import.meta.glob<GameArranging>("./*/arranging.ts", { import: "default" });
const makers = import.meta.glob<Component>("./*/Maker.svelte", { import: "default" });
const books = import.meta.glob<Component>("./*/Book.svelte", { import: "default" });

const nameIn = (path: string): string => path.split("/")[1] ?? "";

/** The names of the games, in their order. */
export const GAMES: readonly string[] = Object.entries(abouts)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path]) => nameIn(path));

const aboutOf = (game: string): GameAbout | undefined => abouts[`./${game}/about.ts`];

/** Says what sets a table apart, by its game and options. */
export function described(game: string, options: Values): string {
  const said = aboutOf(game)?.described(options) ?? [];
  // What an earlier page has kept may lack an option.
  return said
    .filter(has)
    .map((key) => t(key))
    .join(" · ");
}

/** Names the course in which one learns a game; none where there is no such. */
export const courseIn = (game: string): string | undefined => aboutOf(game)?.course;

/** Lists the keys that a game has of its own, each with the key of the words for it. */
export const keysOf = (game: string): [key: string, does: string][] => Object.entries(aboutOf(game)?.keys ?? {});

/** Gives the opponent of whoever plays a game alone. */
export function opponentIn(game: string): Against {
  const key = aboutOf(game)?.opponent;
  return key ? { key } : { names: [] };
}

/** Fetches what a table of a game is made of; one that has no folder here is drawn by the board for any game. */
export const tableOf = async (game: string): Promise<GameTable | null> =>
  (await (tables[`./${game}/table.ts`] ?? tables["./any/table.ts"])?.()) ?? null;

/** Fetches how a game's positions are taken apart; null where its folder does not say. */
export const arrangingOf = async (game: string): Promise<GameArranging | null> =>
  (await arrangings[`./${game}/arranging.ts`]?.()) ?? null;

const [fetchMaker] = Object.values(makers);

/** Fetches the page on which puzzles are made. */
export const maker = (): Promise<Component> => fetchMaker!();

const [bookPath, fetchBook] = Object.entries(books)[0]!;

/** The game that has a page of puzzles. */
export const BOOK: string = nameIn(bookPath);

/** Fetches the page of puzzles. */
export const book = (): Promise<Component> => fetchBook();
