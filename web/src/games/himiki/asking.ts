// What is asked of the reader, in a sentence; where something is not possible, with the reason.

import { t } from "@/lib/words.svelte";
import type { Deciding } from "./deciding.svelte";

/** Says what the reader is to do. */
export function questionOf(deciding: Deciding): string {
  const { view, touch, selected, pivoting, isPlacing } = deciding;
  if (isPlacing) return t(selected ? "himikiboard-ask-orientation" : "himikiboard-ask-place");
  if (touch.turns.size) return t(selected ? "himikiboard-ask-orientation" : "himikiboard-ask-conjure");
  const asked = aboutTile(deciding);
  if (asked) return asked;
  if (deciding.isBeyondPar) return t("himikiboard-ask-beyond-par");
  if (touch.canStop && (touch.moves.size || touch.pivots.size)) return t("himikiboard-ask-again");
  if (pivoting.length) return t(deciding.canPivotMore ? "himikiboard-ask-pivot" : "himikiboard-ask-pivot-one");
  if (selected && touch.moves.has(selected) && (deciding.isMeant || !view.must_tilt)) {
    const pivots = !deciding.pivots.has(selected) ? "no" : deciding.isMeant ? "once" : "twice";
    return t("himikiboard-ask-goal", { square: selected, pivots });
  }
  if (selected && deciding.pivots.has(selected)) return t("himikiboard-ask-pivot-it", { square: selected });
  if (touch.canStop) return t("himikiboard-ask-pass", { cubes: view.controlled.length });
  if (deciding.isLastOfPar) return t("himikiboard-ask-last", { kind: view.must_tilt ? "tilt" : "any" });
  if (view.must_tilt) return t("himikiboard-ask-tilt", { who: rotatedBy(view.mode) });
  // A lesson may leave rotations out.
  if (touch.moves.size && !touch.pivots.size) return t("himikiboard-ask-tilt-any");
  if (touch.pivots.size && !touch.moves.size) return t("himikiboard-ask-pivot-only");
  return view.confused ? t("himikiboard-ask-confused") : t("himikiboard-ask-move");
}

/** Says what is asked about a chaos tile; nothing where none is. */
function aboutTile({ view }: Deciding): string {
  switch (view.asks) {
    case "put":
      return t("himikiboard-ask-put", { tile: t(`object-chaos-${view.asked_tile}`) });
    case "mana":
      return t("himikiboard-ask-mana", { tile: t(`chaos-${view.asked_tile}`) });
    case "confront":
      return t("himikiboard-ask-confront");
    case "swap":
      return t("himikiboard-ask-swap");
    case "tile":
      return t("himikiboard-ask-tile");
    case "impulse":
      return t("himikiboard-ask-impulse");
    case "slide":
      return t("himikiboard-ask-slide");
  }
  return "";
}

/** Says who made the latest move, where it was a rotation. */
const rotatedBy = (mode: string): string => (mode === "mindlock" ? "you" : mode === "mukyan" ? "mukyan" : "other");
