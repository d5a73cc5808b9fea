// What a square is called, with all that stands there and could happen: for those who listen.

import type { Schemas } from "@/lib/ask";
import { has, t } from "@/lib/words.svelte";

type Preview = Schemas["HimikiPreview"];

export interface Choice {
  canChoose: boolean;
  isGoal: boolean;
  isSelected: boolean;
  isPivoting: boolean;
  isHinted: boolean;
  preview: Preview | undefined;
}

/** Tells whether a code is that of a chaos tile. */
export const isChaos = (code: string): boolean => /^[A-Z][a-z]$/.test(code) && has(`chaos-${code}`);

/** Tells whether a code says how a cube lies: each element once. */
export const isOrientation = (code: string): boolean => /^[HMK]{3}$/.test(code) && new Set(code).size === 3;

/** Names a side, as the score does. */
export function sideName(view: Schemas["HimikiView"], titles: readonly string[], side: number): string {
  if (view.mode === "mukyan" && side) return t("seat-muk-yan");
  const name = t(side ? "side-b" : "side-w");
  return view.mode === "teams" ? name : (titles[side] ?? name);
}

/** Says what a chaos tile does, in an edition of the rules. */
export function power(tile: string, edition: string | undefined): string {
  const first = `chaos-${tile}-power-first`;
  return edition === "first" && has(first) ? t(first) : t(`chaos-${tile}-power`);
}

/** Says what a tilt would do. */
export function previewWords(preview: Preview): string {
  const said = [t("himikiboard-shows", { element: t(`element-${preview.shows}`) })];
  if (preview.terrain) said.push(t("himikiboard-sets-off", { tile: t(`object-chaos-${preview.terrain}`) }));
  if (preview.wins) said.push(t("himikiboard-wins"));
  else if (preview.points) said.push(t("himikiboard-points", { count: preview.points }));
  else if (preview.beats?.length) said.push(t("himikiboard-beats"));
  if (preview.influence) said.push(t("himikiboard-takes", { influence: t(`influence-${preview.influence}`) }));
  if (preview.loses?.length) said.push(t("himikiboard-beaten"));
  if (preview.again) said.push(t("himikiboard-again"));
  return said.join(", ");
}

/** Names a square: the cube on it, terrain, and what choosing it would do. */
export function squareName(square: string, view: Schemas["HimikiView"], choice: Choice): string {
  const parts = [square];
  const cube = view.cubes[square];
  if (cube) {
    const [top, ns, ew] = [...cube.orientation].map((letter) => t(`element-${letter}`));
    parts.push(t("himikiboard-cube", { side: cube.colour, top: top ?? "", ns: ns ?? "", ew: ew ?? "" }));
  } else parts.push(t("himikiboard-free"));
  const terrain = view.chaos?.terrain[square];
  if (terrain) parts.push(t(`chaos-${terrain}`));
  if (choice.isPivoting) parts.push(t("himikiboard-pivoting"));
  else if (choice.isSelected) parts.push(t("himikiboard-selected"));
  else if (choice.isGoal)
    parts.push(
      choice.preview ? t("himikiboard-goal-does", { what: previewWords(choice.preview) }) : t("himikiboard-goal"),
    );
  else if (choice.canChoose) parts.push(t("himikiboard-can"));
  if (choice.isHinted) parts.push(t("hint-marked"));
  return parts.join(", ");
}
