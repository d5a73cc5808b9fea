// Short notes at the moment when they matter: which of them a moment calls for.

import type { Line } from "@/lib/table.svelte";

/** A note of a game, said once; its words are `note-GAME-NAME`. */
export interface Note {
  name: string;
  /** What calls for it: any of these events, where all that is said here is so; see docs/events.md. */
  when: readonly Readonly<Record<string, string>>[];
}

/** Finds the first note that some lines call for and that the reader has not seen. */
export function noteFor(
  notes: readonly Note[],
  lines: readonly Line[],
  isKnown: (name: string) => boolean,
): Note | undefined {
  const events = lines.flatMap(({ events }) => events ?? []) as Record<string, unknown>[];
  const happened = (wanted: Readonly<Record<string, string>>): boolean =>
    events.some((event) => Object.entries(wanted).every(([name, value]) => event[name] === value));
  return notes.find(({ name, when }) => !isKnown(name) && when.some(happened));
}
