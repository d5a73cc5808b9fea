// A position of HI MI KI taken apart, as its text has it: cubes, who decides, score, influences, turn, count, chaos.

import type { Values } from "@/lib/games.svelte";
import { t } from "@/lib/words.svelte";
import { offered, type Arrangement, type Choice, type GameArranging } from "../arranging";
import ArrangedPiece from "./ArrangedPiece.svelte";
import {
  groupsOf,
  isCube,
  isSquare,
  isTerrain,
  onSquare,
  pieces,
  putOn,
  readCubes,
  readTerrain,
  readTiles,
  squaresOf,
  TILES,
  turned,
  writeCubes,
  writeTerrain,
  writeTiles,
  ELEMENTS,
  type Setting,
} from "./setting";

interface Position extends Setting {
  who: string;
  score: string[];
  owners: string;
  turn: string;
  count: string;
  /** The hands of the seats, armed and confused seats, discards; null without chaos tiles. */
  chaos: { hands: string[][]; armed: string; confused: string; discards: string[] } | null;
}

const SEATS: Record<string, readonly (readonly [letters: string, title: string])[]> = {
  duel: [
    ["w", "seat-white"],
    ["b", "seat-black"],
  ],
  teams: [
    ["wl", "seat-white-of-light"],
    ["bl", "seat-black-of-light"],
    ["wd", "seat-white-of-dark"],
    ["bd", "seat-black-of-dark"],
  ],
  mukyan: [
    ["w", "seat-white"],
    ["?", "seat-muk-yan"],
  ],
};

/** What one begins with where nothing is set up yet. */
const SET_UP: Record<string, string> = {
  duel: "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM",
  teams: "B2HMK,B5KHM,D2MHK,D5HKM/A3KMH,A4HMK,E3HKM,E4MKH",
  mukyan: "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM",
};
const modeOf = (options: Values): string => String(options["mode"] ?? "duel");
const dashed = (text: string): string => text || "-";

function readPosition(text: string): Position | null {
  const [cubes, who, score, owners, turn, count, chaos, ...more] = text.trim().split(" ");
  if (chaos === undefined || more.length) return null;
  const stand = readCubes(cubes!);
  const tiles = chaos === "-" ? null : chaos.split("/");
  const terrain = readTerrain(!tiles || tiles[3] === "-" ? "" : (tiles[3] ?? ""));
  if (!stand || !terrain || (tiles && tiles.length !== 5) || !/^[wb-]{3}$/.test(owners!)) return null;
  return {
    cubes: stand,
    terrain,
    who: who!,
    score: score!.split("-"),
    owners: owners!,
    turn: turn!,
    count: count!,
    chaos: tiles && {
      hands: tiles[0]!.split(",").map(readTiles),
      armed: tiles[1]!,
      confused: tiles[2]!,
      discards: readTiles(tiles[4]!),
    },
  };
}

function written({ cubes, terrain, who, score, owners, turn, count, chaos }: Position): string {
  const tiles = chaos && [
    chaos.hands.map((hand) => dashed(writeTiles(hand))).join(","),
    chaos.armed,
    chaos.confused,
    dashed(writeTerrain(terrain)),
    dashed(writeTiles(chaos.discards)),
  ];
  return [writeCubes(cubes), who, score.join("-"), owners, turn, count, tiles ? tiles.join("/") : "-"].join(" ");
}

/** Finds the hand or the discards that a place names. */
const tilesAt = ({ chaos }: Position, place: string): string[] | undefined =>
  place === "discards" ? chaos?.discards : chaos?.hands[Number(/^hand(\d)$/.exec(place)?.[1] ?? NaN)];

/** Takes what is there once from wherever it lies. */
function lifted(position: Position, code: string): void {
  for (const [square, tile] of position.terrain) if (tile === code) position.terrain.delete(square);
  for (const tiles of [...(position.chaos?.hands ?? []), position.chaos?.discards ?? []])
    if (tiles.includes(code)) tiles.splice(tiles.indexOf(code), 1);
}

/** Lays a piece down, where it can lie; what is in the middle of a turn names squares, and is over then. */
function laid(position: Position, place: string, code: string): boolean {
  if (!isSquare(place) && (!TILES.includes(code) || !tilesAt(position, place))) return false;
  if (isSquare(place) && !isCube(code) && !(isTerrain(code) && position.chaos)) return false;
  lifted(position, code);
  if (isSquare(place)) putOn(position, place, code);
  else tilesAt(position, place)!.push(code);
  if (/[<@]/.test(position.turn)) position.turn = "-";
  return true;
}

function takenFrom(position: Position, place: string, index: number): string | null {
  const code = isSquare(place) ? onSquare(position, place)[index] : tilesAt(position, place)?.[index];
  if (code === undefined) return null;
  if (position.cubes.get(place) === code) position.cubes.delete(place);
  else lifted(position, code);
  if (/[<@]/.test(position.turn)) position.turn = "-";
  return code;
}

function choicesOf(text: string, position: Position, options: Values): Choice[] {
  const seats = SEATS[modeOf(options)] ?? [];
  const changed = (change: (changing: Position) => void): string => {
    const changing = readPosition(text)!;
    change(changing);
    return written(changing);
  };
  const points = ["0", "1", "2", "3", "4", "5"].map((one) => [one, one] as const);
  const sides = [..."wb"].map((side, number) => ({ side, number }));
  return [
    {
      name: t("edit-who"),
      value: position.who,
      choices: offered(
        position.who,
        seats.map(([letters, title]) => [letters, t(title)]),
      ),
      choose: (who) =>
        changed((changing) => {
          // Muk Yan's turn is chance's, and begins with the dice.
          if ((who === "?") !== (changing.who === "?")) changing.turn = who === "?" ? "mk" : "-";
          changing.who = who;
        }),
    },
    {
      name: t("edit-turn"),
      value: position.turn,
      choices: offered(position.turn, [
        ["-", t("edit-turn-any")],
        ["t", t("edit-turn-tilt")],
        ["s", t("edit-turn-set-up")],
      ]),
      choose: (turn) => changed((changing) => void (changing.turn = turn)),
    },
    ...sides.map(({ side, number }) => ({
      name: t("edit-points", { who: t(`side-${side}`) }),
      value: position.score[number] ?? "",
      choices: offered(position.score[number] ?? "", points),
      choose: (value: string) => changed((changing) => void (changing.score[number] = value)),
    })),
    ...ELEMENTS.map((element, number) => ({
      name: t(`influence-${element}`),
      value: position.owners[number]!,
      choices: [["-", t("himikiboard-free")] as const, ...sides.map(({ side }) => [side, t(`side-${side}`)] as const)],
      choose: (owner: string) =>
        changed((changing) => {
          changing.owners = [...changing.owners].map((one, at) => (at === number ? owner : one)).join("");
        }),
    })),
  ];
}

function read(text: string, options: Values): Arrangement | null {
  const position = readPosition(text);
  if (!position) return null;
  const seats = SEATS[modeOf(options)] ?? [];
  const changed = (change: (changing: Position) => unknown): string => {
    const changing = readPosition(text)!;
    return change(changing) === false ? text : written(changing);
  };
  const rows = position.chaos && [
    ...position.chaos.hands.map((hand, seat) => ({
      id: `hand${seat}`,
      name: t("edit-hand", { who: t(seats[seat]?.[1] ?? "side-w") }),
      pieces: pieces(hand),
    })),
    { id: "discards", name: t("edit-discards"), pieces: pieces(position.chaos.discards) },
  ];
  return {
    fields: [{ name: t("himikiboard-board"), rows: squaresOf(position) }],
    rows: rows ?? [],
    choices: choicesOf(text, position, options),
    put: (place, code) => changed((changing) => laid(changing, place, code)),
    move: (from, index, to) =>
      changed((changing) => {
        const code = takenFrom(changing, from, index);
        return code !== null && laid(changing, to, code);
      }),
    take: (place, index) => changed((changing) => void takenFrom(changing, place, index)),
    turn: (place) =>
      changed(({ cubes }) => {
        const cube = cubes.get(place);
        if (cube) cubes.set(place, turned(cube));
      }),
  };
}

export default {
  Picture: ArrangedPiece,
  palette: (options) => groupsOf(options["expert"] === true ? TILES : []),
  read,
  begun(start, options) {
    const position = readPosition(start);
    if (!position || position.cubes.size) return start;
    return written({ ...position, cubes: readCubes(SET_UP[modeOf(options)]!)!, turn: "-" });
  },
} satisfies GameArranging;
