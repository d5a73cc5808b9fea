// The living pictures of the games, which the first page shows all at once.

import type { Component } from "svelte";
import { GAMES } from "./registry";

const found = import.meta.glob<Component>("./*/Living.svelte", { eager: true, import: "default" });

/** The games in their order, each with its picture. */
export const PICTURES: readonly (readonly [game: string, Living: Component | undefined])[] = GAMES.map((game) => [
  game,
  found[`./${game}/Living.svelte`],
]);
