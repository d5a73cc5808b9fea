// What a first game of HI MI KI is accompanied by.

import type { Note } from "@/learn/notes";

export const notes: readonly Note[] = [
  { name: "influence", when: [{ what: "influence" }] },
  { name: "tile", when: [{ what: "used" }, { what: "acts" }] },
  { name: "conflict", when: [{ what: "beats" }] },
  { name: "lost", when: [{ what: "loses" }] },
  { name: "again", when: [{ what: "again" }] },
  { name: "pivot", when: [{ what: "pivoted" }] },
];
