// Notation in words: what a decision is called, and what a line of the log says.

import type { Schemas } from "./ask";
import { has, listed, t } from "./words.svelte";

type Line = Schemas["Line"];

const element = (letter: string): string => t(`element-${letter}`);
const faces = (text: string) => ({
  top: element(text[0] ?? ""),
  ns: element(text[1] ?? ""),
  ew: element(text[2] ?? ""),
});

/** Names a sketch: its two colours, and its ability. */
export function sketch(code: string): string {
  const ability = { "+": "sketch-call", "!": "sketch-distract" }[code[2] ?? ""];
  const colours = `${t(`colour-${code[0]}`)}–${t(`colour-${code[1]}`)}`;
  return ability ? `${colours} (${t(ability)})` : colours;
}

const SPEAK: Record<string, (action: string) => string> = {
  himiki(action) {
    const rest = action.slice(1);
    if (action === ".") return t("say-stop");
    if (action === "-") return t("say-not-now");
    if (action.includes("=")) return t("say-place", { square: action.slice(0, 2), ...faces(action.slice(3)) });
    if (action.includes("~")) return t("say-pivot", { squares: listed(action.split("~").filter(Boolean)) });
    switch (action[0]) {
      case "!":
        return t("say-use", { tile: t(`chaos-${rest}`) });
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
  },
  regality(action) {
    const rest = action.slice(1);
    if (action === "-") return t("say-leave-effect");
    if (action === "first" || action === "second") return t(`say-${action}`);
    if (action.includes("@")) return t("say-lay", { tile: t(`tile-${action.slice(0, 2)}`), cell: action.slice(3) });
    if (action[0] === "=")
      return rest.startsWith("?") ? t("say-hidden-tile") : t("say-draft", { tile: t(`tile-${rest}`) });
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
    return has(`tile-${rest}`) ? t("say-choose-tile", { tile: t(`tile-${rest}`) }) : t("say-target", { cell: rest });
  },
  yokai(action) {
    const rest = action.slice(1);
    if (action === ".") return t("say-end-turn");
    if (action === "-") return t("say-leave-ability");
    if (action === "%") return t("say-distract");
    if (action[0] === "^") return t("say-call", { pile: t(`colour-${rest}`) });
    if (action[0] === "?") {
      if (rest === "0" || rest === "1")
        return t("say-seat-begins", { side: t(rest === "0" ? "seat-sun" : "seat-moon") });
      if (!rest) return t("say-drawn-hidden");
      return /\d/.test(rest)
        ? t("say-turn-up", { yokai: t(`yokai-${rest}`) })
        : t("say-draw-card", { card: sketch(rest) });
    }
    const [card, pile] = action.split("@");
    return t("say-play", { card: sketch(card ?? ""), pile: t(`colour-${pile}`) });
  },
};

/** Says a decision in words. */
export const spoken = (game: string, action: string): string => SPEAK[game]?.(action) ?? action;

/** Says a line of the log in words. */
export function announced(game: string, line: Line, titles: readonly string[]): string {
  const who = line.seat == null ? "" : (titles[line.seat] ?? "");
  const text = line.text ?? "";
  switch (line.kind) {
    case "act":
      return t("log-act", { who, what: spoken(game, text) });
    case "chance":
      if (line.move) return t("log-act", { who: t("seat-muk-yan"), what: spoken(game, line.move) });
      return t("log-chance", { what: spoken(game, text) });
    case "offer":
    case "decline":
      return t(`log-${line.kind}`, { who, matter: t(`matter-${text}`) });
    case "penalty":
      return t("log-penalty", { who: t(`side-${text}`) });
    case "rewind":
    case "begin":
    case "draw":
    case "pause":
    case "resume":
    case "rematch":
      return t(`log-${line.kind}`);
    case "resign":
    case "flag":
    case "abandon":
    case "replace":
      return t(`log-${line.kind}`, { who });
  }
  return line.kind;
}
