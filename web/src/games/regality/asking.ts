// What is being asked, and of whom, in a sentence.

import { t } from "@/lib/words.svelte";
import type { RegalityView } from "./cells";
import type { Choices } from "./choices";
import { objectName, sideName, subjectName } from "./labels";

/** Says what the reader is to do. */
export function question(
  choices: Choices,
  chosen: string | null,
  lifted: string | null,
  { placements }: Pick<RegalityView, "placements">,
): string {
  if (choices.first) return t("regality-ask-first");
  if (choices.picks.size) return t("regality-ask-pick");
  if (chosen === "Ci" && !placements) return t("regality-ask-citizen");
  if (choices.placements.size)
    return chosen ? t("regality-ask-cell", { tile: objectName(chosen) }) : t("regality-ask-tile");
  if (choices.moves.size) return lifted ? t("regality-ask-goal") : t("regality-ask-move");
  if (choices.ways.size) return t("regality-ask-way");
  if (choices.sets.size > 1) return t("regality-ask-set");
  if (choices.sets.size || choices.apply) return t("regality-ask-apply");
  if (choices.tiles.size || choices.hidden) return t("regality-ask-beside");
  return t("regality-ask-target");
}

/** Says who is at it, and with what. */
export function goingOn({ who, pending, returns, match }: RegalityView, isOver: boolean): string {
  if (returns) return t(match === "single" ? "regality-game-ended" : "regality-ended");
  // Ended without the rules, or a lesson that is done: how is said elsewhere.
  if (isOver) return "";
  if (who === ".") return t("regality-game-ended");
  switch (pending?.kind) {
    case "begin":
      return t("regality-lots");
    case "draw":
      return t("regality-drawing");
    case "reveal":
      return t("regality-revealing");
    case "draft":
      return pending.side ? t("regality-picks", { side: sideName(pending.side) }) : t("regality-drawing");
  }
  if (who !== "r" && who !== "l") return t("regality-drawing");
  const side = sideName(who);
  if (pending?.kind === "choose") return t("regality-chooses", { side });
  if (pending?.tiles?.length) return t("regality-acts", { side, tile: subjectName(pending.tiles.at(-1) ?? "") });
  return t("regality-places", { side });
}
