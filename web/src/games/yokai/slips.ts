// The slips of paper that lie at a land while somebody decides: what would come of it, in two or three words.

import { shortVerdict, type Reader } from "./phrases";
import type { Count, Letter, YokaiPreview } from "./types";

export interface Slip {
  /** The land that it speaks of, if that is another one. */
  sign: Letter | null;
  text: string;
  tone: "good" | "bad" | "plain";
}

function slip(count: Count, at: Letter, reader: Reader): Slip {
  const who = count.taker;
  const tone = who === null ? "plain" : who === (reader.me ?? reader.bottom) ? "good" : "bad";
  return { sign: count.pile === at ? null : count.pile, text: shortVerdict(count, reader), tone };
}

/** Writes the slips for a land that can be touched: one for each pile that would be counted, its own last only if something happens there. */
export function slipsFor(letter: Letter, preview: YokaiPreview | undefined, reader: Reader): Slip[] {
  if (!preview) return [];
  const others = preview.counts.filter(({ pile }) => pile !== letter);
  const own = preview.counts.filter(({ pile, result }) => pile === letter && (result !== null || !others.length));
  return [...others.filter(({ result }, n) => n === 0 || result), ...own].map((count) => slip(count, letter, reader));
}

/** How the top yokai of a land would fare. */
export function moodOf(letter: Letter, preview: YokaiPreview | undefined): "awake" | "glad" | "scared" {
  const count = preview?.counts.find(({ pile }) => pile === letter);
  if (!count?.result) return "awake";
  return count.result === "flees" ? "scared" : "glad";
}
