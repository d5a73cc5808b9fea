// What a first game of Regality vs. Religion is accompanied by.

import type { Note } from "@/learn/notes";

const placed = (...tiles: string[]): Record<string, string>[] => tiles.map((tile) => ({ what: "placed", tile }));

export const notes: readonly Note[] = [
  { name: "shield", when: placed("Ca", "Te", "Sg", "To") },
  { name: "silence", when: placed("Sh", "So") },
  { name: "death", when: placed("De") },
  { name: "left", when: [{ what: "left" }] },
  { name: "turned", when: [{ what: "turned" }] },
  { name: "destroyed", when: [{ what: "destroyed" }] },
  { name: "banished", when: [{ what: "banished" }] },
];
