// A position of Regality vs. Religion taken apart, as its text has it: board, who decides, zones, neutral tiles, discards,
// what is pending, the count of placements, and what is written only where it says something.

import type { Values } from "@/lib/games.svelte";
import { t } from "@/lib/words.svelte";
import {
  offered,
  withMember,
  without,
  type Arrangement,
  type GameArranging,
  type Piece,
  type Spot,
} from "../arranging";
import ArrangedPiece from "./ArrangedPiece.svelte";
import { rowsOf, SIDES, type Side } from "./cells";
import { sideName, standing, tileName } from "./labels";
import { isLying, layText, lying, NEUTRAL, ORDER, OWN, turned } from "./lying";
import { learnPieces } from "./pieces.svelte";

const CELLS = rowsOf(0).flat();
/** Places beside the board, each with the field of the text that it stands in. */
const BESIDE = { r: 2, l: 3, neutral: 4, discards: 5 } as const;
type Beside = keyof typeof BESIDE;
const MORE = ["first", "passed", "won", "points", "gone"] as const;

interface Position {
  board: Map<string, string>;
  who: string;
  /** Tiles beside the board, those that are secret under the name of their place and a `?`. */
  beside: Map<string, string[]>;
  flags: string;
  count: number;
  more: Map<string, string>;
}

const inOrder = (tiles: readonly string[]): string =>
  [...tiles].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join("");
const readTiles = (text: string): string[] => text.match(/[A-Z][a-z]/g) ?? [];

function readPosition(text: string): Position | null {
  const words = text.trim().split(" ");
  const cells = words[0]?.split("/").map((row) => row.split(",")) ?? [];
  if (words.length < 8 || cells.length !== 3 || cells.some((row) => row.length !== 3)) return null;
  const laid = cells.flat();
  if (laid.some((one) => one !== "." && !isLying(one)) || !/^\d+$/.test(words[7]!)) return null;
  const beside = new Map<string, string[]>();
  for (const [place, field] of Object.entries(BESIDE)) {
    const [open = "", secret = ""] = words[field]!.split("?");
    beside.set(place, readTiles(open));
    beside.set(`${place}?`, readTiles(secret));
  }
  const more = new Map(words.slice(8).map((word) => word.split("=") as [string, string]));
  beside.set("gone", readTiles(more.get("gone") ?? ""));
  return {
    board: new Map(CELLS.map((cell, at) => [cell, laid[at]!] as const).filter(([, one]) => one !== ".")),
    who: words[1]!,
    beside,
    flags: words[6]!,
    count: Number(words[7]),
    more,
  };
}

function written({ board, who, beside, flags, count, more }: Position): string {
  const cells = CELLS.map((cell) => board.get(cell) ?? ".");
  const zone = (place: Beside): string => {
    const [open, secret] = [inOrder(beside.get(place)!), inOrder(beside.get(`${place}?`)!)];
    return open + (secret && `?${secret}`) || "-";
  };
  const rest = new Map([...more, ["gone", inOrder(beside.get("gone")!)]]);
  return [
    [0, 3, 6].map((from) => cells.slice(from, from + 3).join(",")).join("/"),
    who,
    zone("r"),
    zone("l"),
    zone("neutral"),
    zone("discards"),
    flags,
    count,
    ...MORE.filter((key) => rest.get(key)).map((key) => `${key}=${rest.get(key)}`),
  ].join(" ");
}

/** Tells whose a tile is from the beginning. */
const ownerOf = (tile: string): Side | null => SIDES.find((side) => OWN[side].includes(tile)) ?? null;

/** Takes a tile from wherever it lies: there is one of each. */
function lifted(position: Position, tile: string): void {
  for (const [cell, code] of position.board) {
    const found = lying(code);
    if (found.covers === tile) position.board.set(cell, layText({ ...found, covers: undefined }));
    else if (found.tile === tile) uncovered(position, cell);
  }
  for (const [place, tiles] of position.beside)
    position.beside.set(
      place,
      tiles.filter((one) => one !== tile),
    );
}

/** Takes the tile on top from a cell; what it covered stays. */
function uncovered(position: Position, cell: string): void {
  const { covers, ally } = lying(position.board.get(cell)!);
  if (covers) position.board.set(cell, layText({ tile: covers, ally, covers: undefined, fallen: undefined }));
  else position.board.delete(cell);
}

/** Puts a tile back to where it was before the game, if it is one side's own. */
function putBack(position: Position, tile: string): void {
  const owner = ownerOf(tile);
  if (owner) position.beside.get(owner)!.push(tile);
}

/** Lays a tile down; what is pending names cells, and is over then. */
function laid(position: Position, place: string, code: string, goal?: number): void {
  const { tile, ally } = lying(code);
  lifted(position, tile);
  if (position.beside.has(place)) position.beside.set(place, withMember(position.beside.get(place)!, tile, goal));
  else {
    const under = position.board.get(place);
    if (under && tile === "To" && !lying(under).covers)
      position.board.set(place, layText({ ...lying(under), tile, covers: lying(under).tile }));
    else {
      if (under) putBack(position, lying(under).tile);
      position.board.set(place, layText({ tile, ally: ally ?? "r", covers: undefined, fallen: undefined }));
    }
    settle(position);
  }
}

/** Ends what was pending, and counts as many placements as there are tiles on the board. */
function settle(position: Position): void {
  if (position.flags.includes("@")) position.flags = "-";
  const tiles = [...position.board.values()].reduce((sum, code) => sum + (lying(code).covers ? 2 : 1), 0);
  while (position.count < tiles) position.count += 2;
}

const pieceOf = (code: string): Piece => {
  const { tile, ally, covers, fallen } = lying(code);
  if (ally === null) return { code, name: tileName(tile) };
  const faces = ally === "r" ? ("north" as const) : ("south" as const);
  const name = standing({
    tile,
    faces,
    ally,
    ...(covers ? { covers } : {}),
    ...(fallen ? { destroyed_by: fallen } : {}),
  });
  return { code, name };
};
/** Shows tiles beside the board: those in a side's zone point to whom they would be allies of. */
const besidePieces = (place: string, tiles: readonly string[]): Piece[] =>
  tiles.map((tile) => {
    const ally = SIDES.find((side) => place.startsWith(side)) ?? null;
    return { code: layText({ tile, ally, covers: undefined, fallen: undefined }), name: tileName(tile) };
  });

function rowsOfTiles({ beside }: Position, options: Values): Spot[] {
  const isSecret = String(options["style"]).startsWith("secret");
  const names: [string, string][] = [
    ...SIDES.map((side): [string, string] => [side, t("regality-zone", { side: sideName(side) })]),
    ...SIDES.map((side): [string, string] => [`${side}?`, t("edit-hidden", { who: sideName(side) })]),
    ["neutral", t("regality-neutral")],
    ["discards", t("regality-discards")],
    ["gone", t("edit-gone")],
  ];
  return names
    .filter(([place]) => !place.endsWith("?") || isSecret || beside.get(place)!.length > 0)
    .filter(([place]) => place !== "gone" || options["match"] !== "single" || beside.get(place)!.length > 0)
    .map(([id, name]) => ({ id, name, pieces: besidePieces(id, beside.get(id)!) }));
}

/** Lists the effects that could be waiting to be decided: of every tile that lies face up. The rules say which could. */
const effectsOf = ({ board }: Position): (readonly [string, string])[] =>
  [...board]
    .map(([cell, code]) => ({ cell, ...lying(code) }))
    .filter(({ fallen }) => !fallen)
    .map(({ cell, tile }) => [`${tile}@${cell}`, t("edit-pending-effect", { tile: tileName(tile), cell })] as const);

function read(text: string, options: Values): Arrangement | null {
  const position = readPosition(text);
  if (!position) return null;
  void learnPieces();
  const changed = (change: (changing: Position) => void): string => {
    const changing = readPosition(text)!;
    change(changing);
    return written(changing);
  };
  const sides = SIDES.map((side) => [side, sideName(side)] as const);
  const counts = Array.from({ length: 25 }, (_, count) => [String(count), String(count)] as const);
  const codeAt = ({ board, beside }: Position, place: string, index: number): string | undefined =>
    board.get(place) ?? beside.get(place)?.[index];
  return {
    fields: [
      {
        name: t("edit-board"),
        rows: rowsOf(0).map((row) =>
          row.map((cell) => {
            const code = position.board.get(cell);
            return { id: cell, name: cell, pieces: code ? [pieceOf(code)] : [] };
          }),
        ),
      },
    ],
    rows: rowsOfTiles(position, options),
    choices: [
      {
        name: t("edit-who"),
        value: position.who,
        choices: offered(position.who, sides),
        // The sides take turns, so that one more placement makes it the other's turn.
        choose: (who) =>
          changed((changing) => {
            if (changing.who !== who && sides.some(([side]) => side === changing.who)) changing.count += 1;
            changing.who = who;
          }),
      },
      {
        name: t("edit-pending"),
        value: position.flags,
        choices: offered(position.flags, [["-", t("edit-pending-place")], ...effectsOf(position)]),
        choose: (flags) => changed((changing) => void (changing.flags = flags)),
      },
      {
        name: t("edit-placed"),
        value: String(position.count),
        choices: offered(String(position.count), counts),
        choose: (count) => changed((changing) => void (changing.count = Number(count))),
      },
      {
        name: t("edit-first"),
        value: position.more.get("first") ?? "r",
        choices: sides,
        choose: (side) =>
          changed(({ more }) => {
            if (side === "r") more.delete("first");
            else more.set("first", side);
          }),
      },
    ],
    put: (place, code, goal) => changed((changing) => laid(changing, place, code, goal)),
    move: (from, index, to, goal) =>
      changed((changing) => {
        const code = codeAt(changing, from, index);
        if (code === undefined || from === to) return;
        // A tile that comes from a side's zone points as that side's allies do; on the board it keeps its way.
        const ally = from === "l" || from === "l?" ? "l" : undefined;
        const found = lying(code);
        laid(changing, to, layText({ ...found, ally: ally ?? found.ally, covers: undefined, fallen: undefined }), goal);
      }),
    take: (place, index) =>
      changed((changing) => {
        const code = codeAt(changing, place, index);
        if (code === undefined) return;
        const { tile } = lying(code);
        if (changing.board.has(place)) uncovered(changing, place);
        else changing.beside.set(place, without(changing.beside.get(place)!, index));
        if (place !== ownerOf(tile)) putBack(changing, tile);
        settle(changing);
      }),
    turn: (place) =>
      changed(({ board }) => {
        const code = board.get(place);
        if (code) board.set(place, turned(code));
      }),
  };
}

const flat = (tiles: readonly string[], ally: Side | null): Piece[] =>
  tiles.map((tile) => ({ code: layText({ tile, ally, covers: undefined, fallen: undefined }), name: tileName(tile) }));

export default {
  Picture: ArrangedPiece,
  palette: () => [
    ...SIDES.map((side) => ({ name: sideName(side), pieces: flat(OWN[side], side) })),
    { name: t("regality-neutral"), pieces: flat(NEUTRAL, null) },
  ],
  read,
} satisfies GameArranging;
