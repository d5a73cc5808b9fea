// A Mindlock puzzle taken apart, as its one line has it, for whoever makes one.

import { t } from "@/lib/words.svelte";
import type { Arrangement, Choice } from "../arranging";
import {
  ELEMENTS,
  EVENTS,
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
  turned,
  writeCubes,
  writeTerrain,
  writeTiles,
  type Setting,
} from "./setting";

type Demand = "none" | "play" | "demanded";

export interface Made extends Setting {
  par: string;
  demands: Record<string, Demand>;
  hand: string[];
  edition: string;
}

const PARTS = /^(par|influences|hand|terrain|edition)=(.*)$|^headlock$/;
const isEvent = (code: string): boolean => (EVENTS as readonly string[]).includes(code);

/** Reads a puzzle; null where a text has not the form of one. What it may hold is for the server to say. */
export function readMade(text: string): Made | null {
  const [board = "", ...words] = text.trim().split(/\s+/);
  const found = words.map((word) => PARTS.exec(word));
  if (found.some((part) => !part)) return null;
  const parts = new Map(found.map((part) => [part![1] ?? "headlock", part![2] ?? ""]));
  const cubes = readCubes(board);
  const terrain = readTerrain(parts.get("terrain") ?? "");
  if (!cubes || !terrain) return null;
  const influences = parts.get("influences") ?? "";
  const demandOf = (element: string): Demand =>
    influences.includes(`${element}!`) ? "demanded" : influences.includes(element) ? "play" : "none";
  return {
    cubes,
    terrain,
    par: parts.get("par") ?? "",
    demands: Object.fromEntries(ELEMENTS.map((element) => [element, demandOf(element)])),
    hand: readTiles(parts.get("hand") ?? ""),
    edition: parts.get("edition") ?? "revised",
  };
}

export function writeMade({ cubes, terrain, par, demands, hand, edition }: Made): string {
  const wanted = ELEMENTS.filter((element) => demands[element] !== "none")
    .map((element) => (demands[element] === "demanded" ? `${element}!` : element))
    .join("");
  return [
    writeCubes(cubes),
    `par=${par}`,
    wanted ? `influences=${wanted}` : "headlock",
    ...(hand.length ? [`hand=${writeTiles(hand)}`] : []),
    ...(terrain.size ? [`terrain=${writeTerrain(terrain)}`] : []),
    ...(edition === "revised" ? [] : [`edition=${edition}`]),
  ].join(" ");
}

/** Gives a puzzle with another PAR. */
export const withPar = (text: string, par: number): string => {
  const made = readMade(text);
  return made ? writeMade({ ...made, par: String(par) }) : text;
};

function lifted(made: Made, code: string): void {
  for (const [square, tile] of made.terrain) if (tile === code) made.terrain.delete(square);
  if (made.hand.includes(code)) made.hand.splice(made.hand.indexOf(code), 1);
}

/** Lays a piece down, where it can lie: a tile is there once. */
function laid(made: Made, place: string, code: string): boolean {
  if (isSquare(place) ? !isCube(code) && !isTerrain(code) : !isEvent(code)) return false;
  lifted(made, code);
  if (isSquare(place)) putOn(made, place, code);
  else made.hand.push(code);
  return true;
}

function takenFrom(made: Made, place: string, index: number): string | null {
  const code = isSquare(place) ? onSquare(made, place)[index] : made.hand[index];
  if (code === undefined) return null;
  if (made.cubes.get(place) === code) made.cubes.delete(place);
  else lifted(made, code);
  return code;
}

/** Takes a puzzle apart; on the board it can show where its cubes have come to, instead of where they start. */
export function arranged(text: string, shown: Setting | null = null): Arrangement | null {
  const made = readMade(text);
  if (!made) return null;
  const changed = (change: (changing: Made) => unknown): string => {
    const changing = readMade(text)!;
    return change(changing) === false ? text : writeMade(changing);
  };
  const numbers = Array.from({ length: 30 }, (_, number) => [String(number + 1), String(number + 1)] as const);
  const demands = [
    ["none", t("make-influence-none")],
    ["play", t("make-influence-play")],
    ["demanded", t("make-influence-demanded")],
  ] as const;
  const choices: Choice[] = [
    {
      name: "PAR",
      value: made.par,
      choices: numbers,
      choose: (par) => changed((changing) => void (changing.par = par)),
    },
    ...ELEMENTS.map((element) => ({
      name: t(`influence-${element}`),
      value: made.demands[element]!,
      choices: demands,
      choose: (demand: string) => changed((changing) => void (changing.demands[element] = demand as Demand)),
    })),
    {
      name: t("option-edition"),
      value: made.edition,
      choices: [
        ["revised", t("value-edition-revised")],
        ["first", t("value-edition-first")],
      ],
      choose: (edition) => changed((changing) => void (changing.edition = edition)),
    },
  ];
  return {
    fields: [{ name: t("himikiboard-board"), rows: squaresOf(shown ?? made) }],
    rows: [{ id: "hand", name: t("make-hand"), pieces: pieces(made.hand) }],
    choices,
    put: (place, code) => changed((changing) => laid(changing, place, code)),
    move: (from, index, to) =>
      changed((changing) => {
        const code = takenFrom(changing, from, index);
        return code !== null && laid(changing, to, code);
      }),
    take: (place, index) => changed((changing) => takenFrom(changing, place, index) !== null),
    turn: (place) =>
      changed(({ cubes }) => {
        const cube = cubes.get(place);
        if (cube) cubes.set(place, turned(cube));
      }),
  };
}

/** A puzzle of one's own, as it is kept and passed on: its name and its line. */
export interface Entry {
  name: string;
  text: string;
}

/** Writes puzzles down, each with its name on a line before it. */
export const writeEntries = (entries: readonly Entry[]): string =>
  entries.map(({ name, text }) => `# ${name}\n${text}\n`).join("\n");

/** Reads puzzles: lines that have the form of one, each with the name on the line before; and the numbers of others. */
export function readEntries(text: string): { entries: Entry[]; unread: number[] } {
  const entries: Entry[] = [];
  const unread: number[] = [];
  let name = "";
  for (const [number, whole] of text.split("\n").entries()) {
    const line = whole.trim();
    if (line.startsWith("#")) name = line.slice(1).trim().slice(0, 60);
    else if (line) {
      const made = readMade(line);
      if (made) entries.push({ name, text: writeMade(made) });
      else unread.push(number + 1);
      name = "";
    }
  }
  return { entries, unread };
}
