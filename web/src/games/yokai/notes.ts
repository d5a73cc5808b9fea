// What a first game of Terres de Yokai is accompanied by.

import type { Note } from "@/learn/notes";

export const notes: readonly Note[] = [
  { name: "fled", when: [{ what: "fled" }] },
  { name: "called", when: [{ what: "called" }] },
  { name: "distracted", when: [{ what: "distracted" }] },
  { name: "taken", when: [{ what: "taken" }] },
  { name: "played", when: [{ what: "played" }] },
];
