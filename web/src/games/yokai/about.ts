// Terres de Yokai, wherever it is named.

import type { GameAbout } from "../game";

export default { place: 2, described: () => [], course: "first" } satisfies GameAbout;
