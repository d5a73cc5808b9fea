// The log as one reads a game: rounds in columns by side, set-up and draws folded, what was taken back struck out.

import type { GameTable } from "@/games/game";
import type { Schemas } from "./ask";
import { announced } from "./spoken";
import type { Table } from "./table.svelte";
import { t } from "./words.svelte";

type Line = Schemas["Line"];
type Spoken = Parameters<typeof announced>[0] & Partial<Pick<GameTable, "isSetUp">>;

/** A decision, or a draw between two of them. */
export interface Move {
  line: Line;
  isStruck: boolean;
}

/** What one side did in a round, and what was drawn meanwhile. */
export interface Cell {
  moves: Move[];
  draws: Move[];
}

export type Row =
  | { kind: "round"; key: number; number: number; cells: Cell[] }
  | { kind: "fold"; key: number; moves: Move[] }
  | { kind: "note"; key: number; said: string };

/** Tells whether a line is a position that one can look at. */
export const isMove = ({ kind }: Line): boolean => kind === "act" || kind === "chance" || kind === "penalty";

/** Finds the lines that were taken back later. */
export function struck(log: readonly Line[]): Set<number> {
  const found = new Set<number>();
  for (const { kind, version, text } of log) {
    if (kind !== "rewind") continue;
    for (let one = Number(text) + 1; one < version; one += 1) found.add(one);
  }
  return found;
}

/** Tells whether somebody who holds some seats has something to take back: a decision of theirs, or a penalty. */
export function canTakeBack(log: readonly Line[], seats: readonly number[]): boolean {
  const gone = struck(log);
  const isOwn = ({ kind, seat }: Line): boolean =>
    kind === "penalty" || (kind === "act" && seat != null && seats.includes(seat));
  return log.some((line) => isOwn(line) && !gone.has(line.version));
}

/** Gives the lines that one goes through step by step: decisions, not draws, and nothing that was taken back. */
export function stepsOf(log: readonly Line[]): Line[] {
  const gone = struck(log);
  return log.filter((line) => isMove(line) && !(line.kind === "chance" && !line.move) && !gone.has(line.version));
}

/** Says what is no move; nothing where the next line says it as well. */
export function noted(log: readonly Line[], place: number, game: Spoken, titles: readonly string[]): string {
  const line = log[place]!;
  const next = log[place + 1];
  if (line.kind === "offer") {
    if (line.text === "resign" && (next?.kind === "resign" || next?.kind === "abort")) return "";
    const who = titles[line.seat ?? 0] ?? "";
    if (isAccepting(log, place)) return t("log-accept", { who, matter: line.text ?? "" });
  }
  return announced(game, line, titles);
}

const ENDS_OFFERS: ReadonlySet<string> = new Set(["act", "rewind", "draw", "resume"]);

/** Tells whether an offer answers one of the same kind by somebody else. */
export function isAccepting(log: readonly Line[], place: number): boolean {
  const { text, seat } = log[place]!;
  for (let before = place - 1; before >= 0; before -= 1) {
    const line = log[before]!;
    if (line.kind === "offer" && line.text === text) return line.seat !== seat;
    if (ENDS_OFFERS.has(line.kind) || (line.kind === "decline" && line.text === text)) return false;
  }
  return false;
}

/** Writes the log in rows; each side has a column, and chance that moves for somebody the last one. */
export function logbook(
  log: readonly Line[],
  sides: readonly number[],
  columns: number,
  game: Spoken,
  titles: readonly string[],
): Row[] {
  const gone = struck(log);
  const rows: Row[] = [];
  let folded: Move[] = [];
  let hasBegun = false;
  let column = columns;

  const round = (): Extract<Row, { kind: "round" }> | null => {
    const last = rows.at(-1);
    return last?.kind === "round" ? last : null;
  };
  /** Puts away what was folded: to the side that has just moved if it is only draws, else on a row of its own. */
  const unfold = (): void => {
    if (!folded.length) return;
    const cell = round()?.cells[column];
    if (cell && folded.every(({ line }) => line.kind === "chance")) cell.draws.push(...folded);
    else {
      rows.push({ kind: "fold", key: folded[0]!.line.version, moves: folded });
      column = columns;
    }
    folded = [];
  };
  const stands = ({ moves }: Cell): boolean => moves.some((one) => !one.isStruck);
  /** Numbers a new row: as the round before, where a note came between the sides' moves, else one more. */
  const number = (side: number): number => {
    const rounds = rows.filter((row) => row.kind === "round").filter(({ cells }) => cells.some(stands));
    const last = rounds.at(-1);
    if (last && side > last.cells.findLastIndex(stands)) return last.number;
    return new Set(rounds.map((one) => one.number)).size + 1;
  };

  for (const [place, line] of log.entries()) {
    const move = { line, isStruck: gone.has(line.version) };
    if (!isMove(line)) {
      if (line.kind === "begin") continue;
      const said = noted(log, place, game, titles);
      unfold();
      if (said) rows.push({ kind: "note", key: line.version, said });
      column = columns;
      continue;
    }
    if ((line.kind === "chance" && !line.move) || (line.kind === "act" && game.isSetUp?.(line.text ?? "", line))) {
      folded.push(move);
      continue;
    }
    unfold();
    hasBegun = true;
    const side = line.kind === "act" ? Math.min(sides[line.seat ?? 0] ?? 0, columns - 1) : columns - 1;
    if (!round() || column > side || columns === 1) {
      const cells = Array.from({ length: columns }, (): Cell => ({ moves: [], draws: [] }));
      rows.push({ kind: "round", key: line.version, number: number(side), cells });
    }
    round()!.cells[side]!.moves.push(move);
    column = side;
  }
  if (hasBegun) unfold();
  else if (folded.length) rows.push({ kind: "fold", key: folded[0]!.line.version, moves: folded });
  return rows;
}

/** Names the sides that have a column each; more or fewer than two sides share one without a name. */
export function columnsOf(table: Table): string[] {
  const { table: about, log } = table.now!;
  const names = [...new Set(about.sides)].map((side) => table.sideName(side));
  const automaton = about.sides.length === 1 ? table.game.automaton?.() : undefined;
  const all = automaton && log.some(({ move }) => move) ? [...names, automaton] : names;
  return all.length === 2 ? all : [""];
}

/** Gives the lines that have been seen to happen: what is still to be shown is not written yet. */
export function seen(table: Table): readonly Line[] {
  const log = table.now?.log ?? [];
  return table.isBehind ? log.filter(({ version }) => version <= (table.shown?.version ?? 0)) : log;
}

/** Gives the version of the position that is shown. */
export const shownVersion = (table: Table): number =>
  table.past?.version ?? table.shown?.version ?? table.now?.version ?? 0;
