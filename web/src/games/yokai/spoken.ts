// Decisions of Terres de Yokai in words.

import { capital, t } from "@/lib/words.svelte";

/** Names a sketch: its two colours, and its ability. */
export function sketch(code: string): string {
  const ability = { "+": "sketch-call", "!": "sketch-distract" }[code[2] ?? ""];
  const colours = `${t(`colour-${code[0]}`)}–${t(`colour-${code[1]}`)}`;
  return ability ? `${colours} (${t(ability)})` : colours;
}

/** Says a decision in words. */
export function spoken(action: string): string {
  const rest = action.slice(1);
  if (action === ".") return t("say-end-turn");
  if (action === "-") return t("say-leave-ability");
  if (action === "%") return t("say-distract");
  if (action[0] === "^") return t("say-call", { pile: t(`pile-${rest}`) });
  if (action[0] === "?") {
    if (rest === "0" || rest === "1") return t("say-seat-begins", { side: t(rest === "0" ? "seat-sun" : "seat-moon") });
    if (!rest) return t("say-drawn-hidden");
    return /\d/.test(rest)
      ? t("say-turn-up", { yokai: t(`yokai-${rest}`) })
      : t("say-draw-card", { card: sketch(rest) });
  }
  const [card, pile] = action.split("@");
  return t("say-play", { card: sketch(card ?? ""), pile: t(`pile-${pile}`) });
}

/** Says a decision as the log has it: a sketch and the colour that it counts for; of an ability, what came of it. */
export function logged(action: string): string {
  if (action === "%" || action[0] === "^") return "";
  if (action === ".") return capital(t("yokaiboard-done"));
  const [card, pile] = action.split("@");
  if (!card || !pile) return spoken(action);
  return capital(t("yokaiboard-log-play", { card: sketch(card), colour: t(`colour-${pile}`) }));
}
