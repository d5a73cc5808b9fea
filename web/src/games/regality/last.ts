// What happened last, as the board marks it: where a tile was placed, and what has changed since.

import type { Schemas } from "@/lib/ask";
import type { RegalityView } from "./cells";

/** A position, and the lines of the log that led to it. */
export interface Frame {
  view: RegalityView;
  lines: readonly Schemas["Line"][];
}

export interface Last {
  placed: string | null;
  touched: string[];
}

/** Finds what is new in a position: in its lines, and, if it follows the one before, in what lies differently. */
export function lastOf(frame: Frame, before: Frame | null): Last {
  const { view, lines } = frame;
  if (!view.placements) return { placed: null, touched: [] };
  const found = told(lines);
  if (before && follows(lines, before.lines)) {
    const isEffect = lines.some(({ kind }) => kind === "act") && !found.placed;
    if (isEffect) found.placed = before.view.pending?.cells?.[0] ?? null;
    found.touched.push(...changed(before.view, view));
  }
  return { ...found, touched: [...new Set(found.touched)].filter((cell) => cell !== found.placed) };
}

function told(lines: Frame["lines"]): Last {
  const found: Last = { placed: null, touched: [] };
  for (const { kind, text = "" } of lines) {
    if (kind !== "act") continue;
    if (text.includes("@")) {
      found.placed = text.slice(3);
      found.touched = [];
    } else if (/^>(?:[abc][123]){1,2}$/.test(text)) found.touched.push(...(text.match(/[abc][123]/g) ?? []));
  }
  return found;
}

function follows(lines: Frame["lines"], before: Frame["lines"]): boolean {
  const [first, latest] = [lines[0]?.version, before.at(-1)?.version];
  return first !== undefined && latest !== undefined && first === latest + 1;
}

/** The cells that look different; where a tile that was face down has left, it was to be expected. */
function changed(before: RegalityView, now: RegalityView): string[] {
  return Object.keys(now.board).filter((cell) => {
    const [was, is] = [before.board[cell], now.board[cell]];
    if (was?.destroyed_by && !is) return false;
    return was?.tile !== is?.tile || was?.faces !== is?.faces || was?.destroyed_by !== is?.destroyed_by;
  });
}
