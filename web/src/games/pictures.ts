// What the first page shows of the games at once: their living pictures, and what is new for everybody every day.

import type { Component } from "svelte";
import { GAMES } from "./registry";

const found = import.meta.glob<Component>("./*/Living.svelte", { eager: true, import: "default" });

/** The games in their order, each with its picture. */
export const PICTURES: readonly (readonly [game: string, Living: Component | undefined])[] = GAMES.map((game) => [
  game,
  found[`./${game}/Living.svelte`],
]);

/** What games have new every day. */
export const TODAY: readonly Component[] = Object.values(
  import.meta.glob<Component>("./*/Today.svelte", { eager: true, import: "default" }),
);
