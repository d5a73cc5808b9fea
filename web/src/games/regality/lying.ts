// How a tile lies, in the letters of a position: `Ki` points north, `ki` south, `To+Ge` lies on another, `(Ki:l)` was
// destroyed by Religion; `=Ki` lies beside the board and points nowhere.

import type { Side } from "./cells";

/** The tiles in the order in which they are written: Royalty's, Religion's, neutral ones. */
export const OWN: Record<Side, readonly string[]> = {
  r: ["Ki", "Qu", "Pr", "Mi", "Ge", "Wi", "Ca"],
  l: ["Hi", "Cd", "St", "Bi", "Pa", "Mo", "Te"],
};
export const NEUTRAL: readonly string[] = "Ci Sm Nj Ba Pe Sh So Sg Wt Ft Fa As He Pt Dr To De".split(" ");
export const ORDER: readonly string[] = [...OWN.r, ...OWN.l, ...NEUTRAL];

export interface Lying {
  tile: string;
  /** Whose ally it is by the way it points; null where it points nowhere. */
  ally: Side | null;
  covers: string | undefined;
  /** Who has destroyed it. */
  fallen: Side | undefined;
}

const capital = (code: string): string => code[0]!.toUpperCase() + code[1]!;
const small = (code: string): string => code[0]!.toLowerCase() + code[1]!;
const FORM = /^(=?)(\(?)([A-Za-z][a-z])(?:\+([A-Za-z][a-z]))?(?::([rl])\))?$/;

/** Tells whether a text is how a tile lies. */
export const isLying = (code: string): boolean => {
  const found = FORM.exec(code);
  return !!found && ORDER.includes(capital(found[3]!)) && !!found[2] === !!found[5];
};

/** Reads how a tile lies. */
export function lying(code: string): Lying {
  const [, flat, , tile = "Ki", covers, by] = FORM.exec(code) ?? [];
  return {
    tile: capital(tile),
    ally: flat ? null : /^[A-Z]/.test(tile) ? "r" : "l",
    covers: covers && capital(covers),
    fallen: by as Side | undefined,
  };
}

/** Writes how a tile lies. */
export function layText({ tile, ally, covers, fallen }: Lying): string {
  if (ally === null) return `=${tile}`;
  const letters = [tile, ...(covers ? [covers] : [])].map(ally === "r" ? capital : small).join("+");
  return fallen ? `(${letters}:${fallen})` : letters;
}

/** Gives the next way in which a tile can lie: for one side, for the other, destroyed by one, by the other. */
export function turned(code: string): string {
  const found = lying(code);
  if (found.fallen) return layText({ ...found, fallen: found.fallen === "r" ? "l" : undefined, ally: found.ally });
  return layText(found.ally === "r" ? { ...found, ally: "l" } : { ...found, ally: "r", fallen: "r" });
}
