// Regality vs. Religion, wherever it is named.

import type { GameAbout } from "../game";

export default {
  place: 3,
  described: ({ style, match }) => [`value-style-${style}`, `value-match-${match}`],
  course: "first",
} satisfies GameAbout;
