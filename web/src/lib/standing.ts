// How a table stands, in words: whose turn it is, or how it ended.

import type { Table } from "./table.svelte";
import { listed, t } from "./words.svelte";

export type Outcome = "win" | "lose" | "draw";

/** Says whose turn it is, or why it is nobody's. */
export function turnOf(table: Table): string {
  const { now } = table;
  if (!now) return "";
  const { status, decider } = now.standing;
  if (status === "waiting") return t("turn-waiting");
  if (status === "paused") return t("turn-paused");
  if (decider == null) return t("table-chance");
  if (table.isStuck) return t("puzzle-no-move");
  const wanted = now.table.is_puzzle && table.isMine && table.shown ? table.game.goal?.(table.shown.view) : "";
  if (wanted) return wanted;
  if (table.isMine)
    return now.seats.length > 1 ? t("table-decides", { who: table.titles[decider] ?? "" }) : t("table-your-turn");
  return t(table.thinking === decider ? "table-thinks" : "table-decides", { who: table.who(decider) });
}

/** Tells how it ended for the reader: nothing where both sides are theirs, or none. */
export function outcomeOf(table: Table): Outcome | null {
  const { now } = table;
  const [seat] = now?.seats ?? [];
  if (!now?.standing.result || now.standing.result.reason === "aborted" || seat === undefined) return null;
  if (now.seats.some((one) => !table.arePartners(one, seat))) return null;
  const value = now.standing.result.returns[seat] ?? 0;
  return value > 0 ? "win" : value < 0 ? "lose" : "draw";
}

/** Says how it ended, and by what if not by the rules. */
export function endingOf(table: Table): string {
  const result = table.now?.standing.result;
  if (!result) return "";
  const { returns, reason } = result;
  const outcome = outcomeOf(table);
  if (table.now?.table.is_puzzle) return t((returns[0] ?? 0) > 0 ? "result-solved" : "result-failed");
  if (outcome === "win") return t("result-you-win", { reason });
  if (outcome === "lose") return t("result-you-lose", { reason });
  const titles = returns.length === 1 ? [table.titles[0] ?? "", table.game.automaton?.() ?? ""] : table.titles;
  const values = returns.length === 1 ? [returns[0] ?? 0, -(returns[0] ?? 0)] : returns;
  const winners = [...new Set(titles.filter((_, seat) => (values[seat] ?? 0) > 0))];
  if (!winners.length) return t("result-draw", { reason });
  return t("result-won", { who: listed(winners), count: winners.length, reason });
}

/** Gives what is said beside it: the score, and why the rules have ended it. */
export function noteOf(table: Table): string[] {
  const { now } = table;
  if (now?.standing.result?.reason === "aborted") return [t("result-aborted")];
  const score = now?.view?.score ?? [];
  const reason = now?.view && now.standing.result?.reason === "rules" ? table.game.reason?.(now.log, now.view) : "";
  return [score.length > 1 ? t("result-score", { score: score.join(" – ") }) : "", reason ?? ""].filter(Boolean);
}
