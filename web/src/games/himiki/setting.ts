// Cubes and tiles on squares, as the editors of positions and of puzzles put them down.

import { t } from "@/lib/words.svelte";
import type { Group, Piece, Spot } from "../arranging";
import { screenRows } from "./squares";

export const ORIENTATIONS = ["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"] as const;
export const ELEMENTS = ["H", "M", "K"] as const;
export const EVENTS = ["Mh", "Mm", "Mk", "Cj", "My"] as const;
export const TERRAIN = ["Gh", "Im", "Tr", "Vx", "Tp", "Mi"] as const;
/** The chaos tiles in the order in which they are written. */
export const TILES: readonly string[] = [...EVENTS, "Cf", ...TERRAIN];

export const isCube = (code: string): boolean => /^[wb][HMK]{3}$/.test(code);
export const isTerrain = (code: string): boolean => (TERRAIN as readonly string[]).includes(code);
export const isSquare = (place: string): boolean => /^[A-E][1-6]$/.test(place);

/** What stands and lies on the board, each by its square: cubes as `wHMK`, terrain as `Im`. */
export interface Setting {
  cubes: Map<string, string>;
  terrain: Map<string, string>;
}

const inOrder = <T>(all: Map<string, T>): [string, T][] => [...all].sort(([one], [other]) => (one < other ? -1 : 1));

/** Reads white's cubes, a / and black's; null where that is no such text. */
export function readCubes(text: string): Map<string, string> | null {
  const sides = text.split("/");
  if (sides.length !== 2) return null;
  const cubes = new Map<string, string>();
  for (const [number, side] of sides.entries())
    for (const cube of side && side !== "-" ? side.split(",") : []) {
      const found = /^([A-E][1-6])([HMK]{3})$/.exec(cube);
      if (!found || new Set(found[2]).size < 3) return null;
      cubes.set(found[1]!, `${"wb"[number]}${found[2]}`);
    }
  return cubes;
}

export const writeCubes = (cubes: Map<string, string>): string =>
  [..."wb"]
    .map((colour) => inOrder(cubes).filter(([, code]) => code[0] === colour))
    .map((side) => side.map(([square, code]) => square + code.slice(1)).join(",") || "-")
    .join("/");

/** Reads squares and terrain tiles, `C3Im+D4Tr`; null where that is no such text. */
export function readTerrain(text: string): Map<string, string> | null {
  const found = text ? text.split("+").map((one) => /^([A-E][1-6])([A-Z][a-z])$/.exec(one)) : [];
  return found.every((one) => one !== null) ? new Map(found.map((one) => [one![1]!, one![2]!])) : null;
}

export const writeTerrain = (terrain: Map<string, string>): string =>
  inOrder(terrain)
    .map(([square, tile]) => square + tile)
    .join("+");

/** Reads tiles in a row, `MhCj`. */
export const readTiles = (text: string): string[] => text.match(/[A-Z][a-z]/g) ?? [];
export const writeTiles = (tiles: readonly string[]): string =>
  [...tiles].sort((one, other) => TILES.indexOf(one) - TILES.indexOf(other)).join("");

/** Puts something on a square; false where it cannot lie there. */
export function putOn({ cubes, terrain }: Setting, square: string, code: string): boolean {
  if (isCube(code)) cubes.set(square, code);
  else if (isTerrain(code)) terrain.set(square, code);
  else return false;
  return true;
}

/** Gives what lies on a square, the lowest first. */
export const onSquare = ({ cubes, terrain }: Setting, square: string): string[] =>
  [terrain.get(square), cubes.get(square)].filter((code) => code !== undefined);

/** Shows a cube in the next of its six ways. */
export function turned(code: string): string {
  const at = ORIENTATIONS.findIndex((one) => one === code.slice(1));
  return isCube(code) ? code[0]! + ORIENTATIONS[(at + 1) % ORIENTATIONS.length]! : code;
}

/** Names a cube or a tile. */
export function pieceOf(code: string): Piece {
  if (!isCube(code)) return { code, name: t(`chaos-${code}`) };
  const [top, ns, ew] = [...code.slice(1)].map((letter) => t(`element-${letter}`));
  return { code, name: t("himikiboard-cube", { side: code[0]!, top: top ?? "", ns: ns ?? "", ew: ew ?? "" }) };
}

export const pieces = (codes: readonly string[]): Piece[] => codes.map(pieceOf);

/** Gives the squares, with what lies on each. */
export const squaresOf = (setting: Setting): Spot[][] =>
  screenRows(false).map((row) =>
    row.map((square) => ({ id: square, name: square, pieces: pieces(onSquare(setting, square)) })),
  );

/** The cubes of both sides, and such tiles as there are. */
export const groupsOf = (tiles: readonly string[]): Group[] => [
  ...[..."wb"].map((colour) => ({
    name: t(`side-${colour}`),
    pieces: pieces(ORIENTATIONS.map((orientation) => colour + orientation)),
  })),
  ...(tiles.length ? [{ name: t("himikiboard-chaos"), pieces: pieces(tiles) }] : []),
];
