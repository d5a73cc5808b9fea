// The 31 tiles as small woodcuts, and the signs of whose they are.

import type { Cuts, Part } from "./cuts/carving";
import { NEUTRAL } from "./cuts/neutral";
import { RELIGION } from "./cuts/religion";
import { ROYALTY } from "./cuts/royalty";

export type { How, Part } from "./cuts/carving";

export const WOODCUTS: Cuts = { ...ROYALTY, ...RELIGION, ...NEUTRAL };

/** The picture of a tile; nothing for one that nobody has carved. */
export const woodcut = (code: string): readonly Part[] => WOODCUTS[code] ?? [];
