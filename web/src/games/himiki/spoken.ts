// Decisions of HI MI KI in words.

import { capital, has, listed, t } from "@/lib/words.svelte";

const element = (letter: string): string => t(`element-${letter}`);
const faces = (text: string) => ({
  top: element(text[0] ?? ""),
  ns: element(text[1] ?? ""),
  ew: element(text[2] ?? ""),
});

/** Says a decision in words. */
export function spoken(action: string): string {
  const rest = action.slice(1);
  if (action === ".") return t("say-stop");
  if (action === "-") return t("say-not-now");
  if (action.includes("=")) return t("say-place", { square: action.slice(0, 2), ...faces(action.slice(3)) });
  if (action.includes("~")) return t("say-pivot", { squares: listed(action.split("~").filter(Boolean)) });
  switch (action[0]) {
    case "!":
      return capital(t("say-use", { tile: t(`object-chaos-${rest}`) }));
    case "@":
      return t("say-put", { square: rest });
    case "*":
      return t("say-confront", { square: rest });
    case "%":
      return t("say-swap", { square: rest });
    case "?":
      if (!rest) return t("say-drawn-hidden");
      if (has(`chaos-${rest}`)) return t("say-drawn", { tile: t(`chaos-${rest}`) });
      if (/^[HMK]{3}$/.test(rest)) return t("say-rolled", faces(rest));
      if (/^[HMK]{2}$/.test(rest)) return t("say-dice", { black: element(rest[0]!), white: element(rest[1]!) });
      return t("say-candidate", { number: Number(rest) + 1 });
  }
  return t("say-tilt", { from: action.slice(0, 2), to: action.slice(3) });
}

/** Says a decision as the log has it: a tilt by its squares; nothing where what came of it says all. */
export function logged(action: string): string {
  if (/^[!@]|=/.test(action)) return "";
  return /^[A-E][1-6]-[A-E][1-6]$/.test(action) ? action.replace("-", "–") : spoken(action);
}
