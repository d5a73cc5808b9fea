// HI MI KI, wherever it is named.

import type { GameAbout } from "../game";

export default {
  place: 1,
  described: ({ mode, expert, edition }) => [
    `value-mode-${mode}`,
    ...(expert === true ? ["option-expert"] : []),
    ...(edition === "first" ? ["value-edition-first"] : []),
  ],
  course: "first",
  keys: { P: "keys-pivot" },
  opponent: "seat-muk-yan",
} satisfies GameAbout;
