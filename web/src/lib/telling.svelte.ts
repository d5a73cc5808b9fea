// What those who listen are told: in one place, which is there before the first words are.

import { untrack } from "svelte";

interface Told {
  number: number;
  words: string;
}

/** So many stay, besides the newest. */
const MOST = 3;

let told: readonly Told[] = $state.raw([]);

export const announcements = (): readonly Told[] => told;

/** Tells something. Each is a line of its own: none is lost when two come at once, nor when the same is said again. */
export function tell(...said: readonly string[]): void {
  const words = said.filter(Boolean).join(" ");
  if (!words) return;
  // Whoever tells something does not follow what was told.
  const before = untrack(() => told);
  told = [...before.slice(-MOST), { number: (before.at(-1)?.number ?? 0) + 1, words }];
}
