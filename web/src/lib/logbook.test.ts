// How the log is written down: rounds, folds, notes, and what was taken back.
import { beforeAll, expect, test, vi } from "vitest";
import type { Schemas } from "./ask";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { canTakeBack, logbook, stepsOf } = await import("./logbook");
const { speak } = await import("./words.svelte");

type Line = Schemas["Line"];
const game = { spoken: String, isSetUp: (action: string) => action.includes("=") };
const titles = ["White", "Black"];
const lines = (...some: Partial<Line>[]): Line[] =>
  some.map((one, place) => ({ version: place + 1, kind: "act", ...one }) as Line);
/** Writes a log shortly: what stands in each row. */
const written = (log: Line[], columns = 2): string[] =>
  logbook(log, [0, 1], columns, game, titles).map((row) => {
    if (row.kind === "note") return row.said;
    const texts = (moves: { line: Line; isStruck: boolean }[]): string =>
      moves.map(({ line, isStruck }) => (isStruck ? `~${line.text}~` : line.text)).join(" ");
    if (row.kind === "fold") return `[${texts(row.moves)}]`;
    const cells = row.cells.map(({ moves, draws }) => texts(moves) + (draws.length ? ` (${texts(draws)})` : ""));
    return `${row.number}. ${cells.join(" | ")}`;
  });

beforeAll(() => speak("en", false));

test("a decision of one's own or a penalty can be taken back, once", () => {
  const line = (version: number, kind: string, more: object = {}) => ({ version, kind, ...more }) as Line;
  const engines = [line(1, "begin"), line(2, "act", { seat: 1, text: "a" })];
  expect(canTakeBack(engines, [0])).toBe(false);
  expect(canTakeBack([...engines, line(3, "act", { seat: 0, text: "b" })], [0])).toBe(true);
  const penalised = [...engines, line(3, "penalty", { text: "w" })];
  expect(canTakeBack(penalised, [0])).toBe(true);
  expect(canTakeBack([...penalised, line(4, "rewind", { text: "2" })], [0])).toBe(false);
});

test("sides have their columns, and whoever plays again stays in theirs", () => {
  const log = lines(
    { kind: "begin" },
    { seat: 0, text: "a" },
    { seat: 1, text: "b" },
    { seat: 1, text: "c" },
    { seat: 0, text: "d" },
  );
  expect(written(log)).toEqual(["1. a | b c", "2. d | "]);
});

test("whoever has Black may begin", () => {
  expect(written(lines({ seat: 1, text: "a" }, { seat: 0, text: "b" }, { seat: 1, text: "c" }))).toEqual([
    "1.  | a",
    "2. b | c",
  ]);
});

test("set-up is folded, and draws stand with whoever has just moved", () => {
  const log = lines(
    { kind: "chance", text: "?x" },
    { seat: 0, text: "A1=H" },
    { seat: 1, text: "A2=H" },
    { seat: 0, text: "a" },
    { kind: "chance", text: "?y" },
    { seat: 1, text: "b" },
    { seat: 0, text: "A3=H" },
    { seat: 0, text: "c" },
  );
  expect(written(log)).toEqual(["[?x A1=H A2=H]", "1. a (?y) | b", "[A3=H]", "2. c | "]);
  expect(stepsOf(log).map(({ text }) => text)).toEqual(["A1=H", "A2=H", "a", "b", "A3=H", "c"]);
});

test("what was taken back is struck out, and the same number comes again", () => {
  const log = lines(
    { seat: 0, text: "a" },
    { seat: 1, text: "b" },
    { kind: "rewind", text: "0" },
    { seat: 0, text: "c" },
  );
  expect(written(log)).toEqual(["1. ~a~ | ~b~", "Move taken back.", "1. c | "]);
  expect(stepsOf(log).map(({ text }) => text)).toEqual(["c"]);
});

test("an offer between the moves of a round begins no new one", () => {
  const log = lines(
    { seat: 0, text: "a" },
    { kind: "offer", seat: 0, text: "draw" },
    { seat: 1, text: "b" },
    { seat: 0, text: "c" },
    { kind: "rewind", text: "3" },
    { seat: 0, text: "d" },
    { seat: 1, text: "e" },
  );
  expect(written(log)).toEqual([
    "1. a | ",
    "White offers a draw.",
    "1.  | b",
    "2. ~c~ | ",
    "Move taken back.",
    "2. d | e",
  ]);
});

test("a resignation is said once, and what is accepted is named", () => {
  const resigned = lines(
    { seat: 0, text: "a" },
    { kind: "offer", seat: 1, text: "resign" },
    { kind: "resign", seat: 1 },
  );
  expect(written(resigned)).toEqual(["1. a | ", "Black resigns."]);
  const drawn = lines(
    { kind: "offer", seat: 0, text: "takeback" },
    { kind: "offer", seat: 1, text: "draw" },
    { kind: "offer", seat: 0, text: "draw" },
    { kind: "draw" },
  );
  expect(written(drawn)).toEqual([
    "White asks to take back a move.",
    "Black offers a draw.",
    "White agrees to a draw.",
    "Draw agreed.",
  ]);
  const declined = lines(
    { kind: "offer", seat: 0, text: "draw" },
    { kind: "decline", seat: 1, text: "draw" },
    { kind: "offer", seat: 1, text: "draw" },
  );
  expect(written(declined).at(-1)).toBe("Black offers a draw.");
});

test("one who plays alone has one column, or shares the log with whom chance moves for", () => {
  expect(written(lines({ seat: 0, text: "a" }, { seat: 0, text: "b" }), 1)).toEqual(["1. a", "2. b"]);
  const log = lines(
    { seat: 0, text: "a" },
    { kind: "chance", text: "?HM" },
    { kind: "chance", text: "?0", move: "B1-B2" },
  );
  expect(written(log)).toEqual(["1. a (?HM) | ?0"]);
});
