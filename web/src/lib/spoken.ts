// What a line of the log says, in words.

import type { GameTable } from "@/games/game";
import type { Schemas } from "./ask";
import { capital, t } from "./words.svelte";

type Line = Schemas["Line"];
type Spoken = Pick<GameTable, "spoken" | "automaton"> & Partial<Pick<GameTable, "told" | "logged" | "needsWho">>;

/** Says what came of a line of the log; nothing where nothing did. */
export function told(game: Spoken, line: Line, titles: readonly string[]): string {
  return line.events?.length ? (game.told?.(line, titles) ?? "") : "";
}

/** Whether the log has only what came of a decision, since that says all. */
const saysAll = (game: Spoken, line: Line): boolean => game.logged?.(line.move || line.text || "") === "";

/** Says what came of a line where no column says whose it is. */
export function toldBy(game: Spoken, line: Line, titles: readonly string[]): string {
  const came = told(game, line, titles);
  const who = came && (game.needsWho || saysAll(game, line)) ? whose(game, line, titles) : "";
  return who ? t("page-labelled", { what: who, detail: came }) : capital(came);
}

/** Says a decision as shortly as it can be said without what came of it. */
export const brief = (game: Spoken, action: string): string => game.logged?.(action) || game.spoken(action);

/** Says a decision as the log has it, with what came of it. */
export function logged(game: Spoken, line: Line, titles: readonly string[]): string {
  if (line.kind === "penalty") return announced(game, line, titles);
  const text = line.move || line.text || "";
  const came = told(game, line, titles);
  if (!text) return "?";
  const what = game.logged ? game.logged(text) : game.spoken(text);
  if (!what) return capital(came) || game.spoken(text);
  return came ? t("log-came", { what, came }) : what;
}

/** Says a line of the log in words, with what came of it. */
export function announced(game: Spoken, line: Line, titles: readonly string[]): string {
  const came = told(game, line, titles);
  const said = plain(game, line, titles);
  if (!came) return said;
  // Where what came of it says all, it is not said twice.
  return saysAll(game, line) ? attributed(game, line, titles, came) : `${said} ${capital(came)}.`;
}

/** Says who did something: a seat, an automaton, or chance. */
export function attributed(game: Spoken, line: Line, titles: readonly string[], what: string): string {
  if (line.kind === "penalty") return what;
  return line.kind === "act" || line.move
    ? t("log-act", { who: whose(game, line, titles), what })
    : t("log-chance", { what });
}

/** Names who decided: a seat, or an automaton; nobody where it was chance. */
function whose(game: Spoken, line: Line, titles: readonly string[]): string {
  if (line.kind === "act") return line.seat == null ? "" : (titles[line.seat] ?? "");
  return line.move ? (game.automaton?.() ?? "") : "";
}

/** Says who did what, as shortly as the log does, without what came of it: nobody takes it for what they should do. */
export const noted = (game: Spoken, line: Line, titles: readonly string[]): string =>
  attributed(game, line, titles, brief(game, line.move || line.text || ""));

/** Says a line of the log in words, without what came of it. */
function plain(game: Spoken, line: Line, titles: readonly string[]): string {
  const who = line.seat == null ? "" : (titles[line.seat] ?? "");
  const text = line.text ?? "";
  switch (line.kind) {
    case "act":
    case "chance":
      return attributed(game, line, titles, game.spoken(line.move || text));
    case "offer":
    case "decline":
      return t(`log-${line.kind}`, { who, matter: text });
    case "abort":
      return t("log-abort", { who, why: text });
    case "penalty":
      return t("log-penalty", { who: t(`side-${text}`) });
    case "rewind":
    case "begin":
    case "draw":
    case "close":
    case "pause":
    case "resume":
    case "rematch":
      return t(`log-${line.kind}`);
    case "resign":
    case "flag":
    case "abandon":
    case "replace":
    case "casual":
      return t(`log-${line.kind}`, { who });
  }
  return line.kind;
}
