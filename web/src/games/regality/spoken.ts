// Decisions of Regality vs. Religion in words.

import { capital, has, t } from "@/lib/words.svelte";

/** Says a decision in words. */
export function spoken(action: string): string {
  const rest = action.slice(1);
  if (action === "-") return t("say-leave-effect");
  if (action === "first" || action === "second") return t(`say-${action}`);
  if (action.includes("@"))
    return capital(t("say-lay", { tile: t(`object-${action.slice(0, 2)}`), cell: action.slice(3) }));
  if (action[0] === "=")
    return rest.startsWith("?") ? t("say-hidden-tile") : capital(t("say-draft", { tile: t(`object-${rest}`) }));
  if (action[0] === "?") {
    if (rest === "r" || rest === "l")
      return t("say-begins", { side: t(rest === "r" ? "seat-royalty" : "seat-religion") });
    return rest ? t("say-drawn", { tile: t(`tile-${rest}`) }) : t("say-drawn-hidden");
  }
  if (rest === "?") return t("say-hidden-tile");
  if (rest === "!") return t("say-apply");
  if (rest === "+") return t("say-orthogonal");
  if (rest === "x") return t("say-diagonal");
  if (/^[abc][123][abc][123]$/.test(rest)) return t("say-move", { from: rest.slice(0, 2), to: rest.slice(2) });
  if (/^[NESW]+$/.test(rest)) return t("say-direction", { way: t(`way-${rest}`) });
  return has(`tile-${rest}`)
    ? capital(t("say-choose-tile", { tile: t(`object-${rest}`) }))
    : t("say-target", { cell: rest });
}

/** Says a decision as the log has it: a tile and its cell; of an effect there is only what came of it. */
export function logged(action: string): string {
  if (action[0] === ">") return "";
  return action.includes("@") ? `${t(`tile-${action.slice(0, 2)}`)} ${action.slice(3)}` : spoken(action);
}

/** Tells whether a decision comes before the first tile: a pick, or who begins. */
export const isSetUp = (action: string): boolean => action[0] === "=" || action === "first" || action === "second";
