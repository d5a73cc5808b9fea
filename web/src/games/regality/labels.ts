// Cells and tiles in words, for whoever listens and for cards.

import { t } from "@/lib/words.svelte";
import { type Cell, type RegalityPreview, type Side } from "./cells";
import { countsOf } from "./marks";

export const sideName = (side: Side): string => t(side === "r" ? "seat-royalty" : "seat-religion");

export const tileName = (code: string): string => t(`tile-${code}`);

/** Names a tile in a sentence in which it does something: the King. */
export const subjectName = (code: string): string => t(`subject-${code}`);

/** Names a tile in a sentence in which something is done to it; some languages decline it. */
export const objectName = (code: string): string => t(`object-${code}`);

/** Says what lies on a cell and how it stands. */
export function standing(lies: Cell): string {
  const tile = tileName(lies.tile);
  const said = lies.destroyed_by
    ? [t("regality-fallen", { tile, side: sideName(lies.destroyed_by) })]
    : [t("regality-tile-of", { tile, side: sideName(lies.ally) })];
  if (lies.covers) said.push(t("regality-on", { tile: objectName(lies.covers) }));
  if (lies.shielded) said.push(t("regality-shielded"));
  if (lies.silent) said.push(t("regality-silent"));
  return said.join(", ");
}

/** Says what a decision would do, and what it could lead to. */
export function outcome(preview: RegalityPreview): string {
  const said = countsOf(preview).map(({ does, count, sure }) => {
    switch (does) {
      case "turn":
        return sure ? t("regality-turns", { count }) : t("regality-may-turn", { count });
      case "destroy":
        return sure ? t("regality-destroys", { count }) : t("regality-may-destroy", { count });
      case "leave":
        return sure ? t("regality-removes", { count }) : t("regality-may-remove", { count });
      case "move":
        return sure ? t("regality-moves", { count }) : t("regality-may-move", { count });
      case "use":
        return sure ? t("regality-uses", { count }) : t("regality-may-use", { count });
      case "shield":
        return t("regality-shields", { count });
      case "silence":
        return t("regality-silences", { count });
    }
  });
  if (preview.ends)
    said.push(
      t(preview.wins === null ? "regality-ends-drawn" : preview.wins ? "regality-ends-won" : "regality-ends-lost"),
    );
  return said.join(", ");
}
