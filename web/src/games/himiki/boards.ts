// Cubes and terrain as a small picture wants them.

import type { Schemas } from "@/lib/ask";
import type { Setting } from "./setting";

type Cubes = Schemas["HimikiView"]["cubes"];

/** Gives what stands and lies where, for a `Thumbnail`. */
export const boardOf = ({ cubes, terrain }: Setting): { cubes: Cubes; terrain: Record<string, string> } => ({
  cubes: Object.fromEntries(
    [...cubes].map(([square, code]) => [square, { colour: code[0], orientation: code.slice(1) }]),
  ) as Cubes,
  terrain: Object.fromEntries(terrain),
});
