// A position of Terres de Yokai taken apart, as its text has it: four piles, hands, draw pile, discards, yokai taken, turn.

import { t } from "@/lib/words.svelte";
import {
  offered,
  withMember,
  without,
  type Arrangement,
  type Choice,
  type GameArranging,
  type Piece,
  type Spot,
} from "../arranging";
import ArrangedPiece from "./ArrangedPiece.svelte";
import { cardName } from "./phrases";

const LETTERS = ["G", "R", "B", "Y"] as const;
const SEATS = [0, 1] as const;
const SKETCHES = ["GR", "GB", "GY", "RB", "RY", "BY"].flatMap((pair) => [pair, `${pair}+`, `${pair}!`]);
const YOKAI = LETTERS.flatMap((letter) => [3, 4, 5, 6, 7].map((value) => `${letter}${value}`));
const titles = ["seat-sun", "seat-moon"] as const;
const seatName = (seat: number): string => t(titles[seat] ?? "seat-sun");

/** What lies where, by the names of places: `G` the yokai of a pile, `G0` and `G1` the sketches at its sides, `hand0`,
 * `deck`, `discards`, `taken0`. */
interface Position {
  places: Map<string, string[]>;
  turn: string;
  mover: string;
  played: string;
  todo: string;
}

const isYokai = (card: string): boolean => /^[GRBY][3-7]$|^\?$/.test(card);
const holdsYokai = (place: string): boolean => /^[GRBY]$|^taken/.test(place);
const isBag = (place: string): boolean => /^hand|^deck$|^discards$/.test(place);

const readYokai = (text: string): string[] => text.match(/\?|[GRBY][3-7]/g) ?? [];
const readSketches = (text: string): string[] =>
  [...text.matchAll(/(\d*)([GRBY]{2}[+!]?)/g)].flatMap(([, count, card]) =>
    Array.from({ length: Number(count || 1) }, () => card!),
  );
const sorted = (cards: readonly string[], order: readonly string[]): string[] =>
  [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
/** Counts equal cards that lie together in a bag. */
const counted = (cards: readonly string[]): [card: string, count: number][] =>
  SKETCHES.map((card): [string, number] => [card, cards.filter((one) => one === card).length]).filter(
    ([, count]) => count > 0,
  );
const bag = (cards: readonly string[]): string =>
  counted(cards)
    .map(([card, count]) => (count > 1 ? String(count) : "") + card)
    .join("");

function readPosition(text: string): Position | null {
  const words = text.trim().split(" ");
  const turn = /^(\d+):([-01]):(\d+):(\S+)$/.exec(words[10] ?? "");
  if (words.length !== 11 || !turn) return null;
  const places = new Map<string, string[]>();
  for (const [number, letter] of LETTERS.entries()) {
    const parts = words[number]!.split(":");
    if (parts.length !== 4 || parts[0] !== letter) return null;
    places.set(letter, readYokai(parts[1]!));
    for (const seat of SEATS) places.set(letter + seat, readSketches(parts[2 + seat]!));
  }
  for (const seat of SEATS) {
    places.set(`hand${seat}`, readSketches(words[4 + seat]!));
    places.set(`taken${seat}`, readYokai(words[8 + seat]!));
  }
  places.set("deck", readSketches(words[6]!));
  places.set("discards", readSketches(words[7]!));
  return { places, turn: turn[1]!, mover: turn[2]!, played: turn[3]!, todo: turn[4]! };
}

function written({ places, turn, mover, played, todo }: Position): string {
  const at = (place: string): string[] => places.get(place)!;
  const text = (cards: readonly string[]): string => cards.join("") || "-";
  return [
    ...LETTERS.map((letter) => [letter, text(at(letter)), ...SEATS.map((seat) => text(at(letter + seat)))].join(":")),
    ...SEATS.map((seat) => bag(at(`hand${seat}`)) || "-"),
    bag(at("deck")) || "-",
    bag(at("discards")) || "-",
    ...SEATS.map((seat) => text(sorted(at(`taken${seat}`), YOKAI))),
    [turn, mover, played, todo].join(":"),
  ].join(" ");
}

/** Finds a card in a place by the number of its picture: in a bag equal cards have one. */
const cardAt = ({ places }: Position, place: string, index: number): string | undefined =>
  isBag(place) ? counted(places.get(place) ?? [])[index]?.[0] : places.get(place)?.[index];

function lifted({ places }: Position, place: string, card: string, index?: number): void {
  const cards = places.get(place)!;
  const at = isBag(place) || index === undefined ? cards.indexOf(card) : index;
  places.set(place, without(cards, at));
}

/** Lays a card down, where its kind can lie. */
function laid(position: Position, place: string, card: string, goal?: number): boolean {
  const cards = position.places.get(place);
  if (!cards || isYokai(card) !== holdsYokai(place) || (card === "?" && place.startsWith("taken"))) return false;
  position.places.set(place, withMember(cards, card, isBag(place) ? undefined : goal));
  return true;
}

/** Takes a card of the palette from where it can be spared: a yokai from wherever it lies, or from those of its colour
 * that nobody has seen; a sketch from the draw pile, or else from the discards. */
function spared(position: Position, card: string): void {
  if (card === "?") return;
  const pool = isYokai(card) ? [...position.places.keys()].filter(holdsYokai) : ["deck", "discards"];
  const place = pool.find((one) => position.places.get(one)!.includes(card));
  const pile = position.places.get(card[0]!)!;
  if (place) lifted(position, place, card);
  else if (isYokai(card) && pile.includes("?")) lifted(position, card[0]!, "?");
}

function namesOf(): [place: string, name: string][] {
  return [
    ...LETTERS.flatMap((letter): [string, string][] => [
      [letter, t("edit-yokai", { pile: t(`pile-${letter}`) })],
      ...SEATS.map((seat): [string, string] => [
        letter + seat,
        t("edit-sketches", { pile: t(`pile-${letter}`), who: seatName(seat) }),
      ]),
    ]),
    ...SEATS.map((seat): [string, string] => [`hand${seat}`, t("yokaiboard-hand-of", { who: seatName(seat) })]),
    ...SEATS.map((seat): [string, string] => [`taken${seat}`, t("yokaiboard-taken", { who: seatName(seat) })]),
    ["deck", t("yokaiboard-draw-pile")],
    ["discards", t("yokaiboard-discards")],
  ];
}

/** Names what a place belongs to: a pile with the sketches at its sides, both hands, what both have taken. */
const partOf = (place: string): string => place.replace(/\d$/, "");

function shown({ places }: Position, place: string): Piece[] {
  const cards = places.get(place)!;
  if (isBag(place))
    return counted(cards).map(([code, count]) => ({ code, name: cardName(code), ...(count > 1 ? { count } : {}) }));
  return cards.map((card) => ({ code: card === "?" ? `?${place}` : card, name: cardName(card) }));
}

/** Lists the abilities that could be waiting to be decided: of what the mover has played last on each pile. */
const abilitiesOf = ({ places, mover }: Position): (readonly [string, string])[] =>
  LETTERS.flatMap((letter) => {
    const card = places.get(letter + mover)?.at(-1) ?? "";
    const words = { card: cardName(card), pile: t(`pile-${letter}`) };
    return /[+!]$/.test(card) ? [[`${card}@${letter}`, t("edit-pending-ability", words)] as const] : [];
  });

function choicesOf(text: string, position: Position): Choice[] {
  const changed = (change: Partial<Position>): string => written({ ...readPosition(text)!, ...change });
  const numbers = (count: number): (readonly [string, string])[] =>
    Array.from({ length: count }, (_, number) => [String(number), String(number)] as const);
  return [
    {
      name: t("edit-who"),
      value: position.mover,
      choices: offered(
        position.mover,
        SEATS.map((seat) => [String(seat), seatName(seat)]),
      ),
      choose: (mover) => changed({ mover }),
    },
    {
      name: t("edit-turn-number"),
      value: position.turn,
      choices: offered(position.turn, numbers(61).slice(1)),
      choose: (turn) => changed({ turn }),
    },
    {
      name: t("edit-played"),
      value: position.played,
      choices: offered(position.played, numbers(3)),
      choose: (played) => changed({ played }),
    },
    {
      name: t("edit-pending"),
      value: position.todo,
      choices: offered(position.todo, [
        ["-", t("edit-pending-play")],
        ...SEATS.map((seat): readonly [string, string] => [
          `+${seat}`,
          t("edit-pending-draw", { who: seatName(seat) }),
        ]),
        ...abilitiesOf(position),
      ]),
      choose: (todo) => changed({ todo }),
    },
  ];
}

function read(text: string): Arrangement | null {
  const position = readPosition(text);
  if (!position) return null;
  const changed = (change: (changing: Position) => boolean): string => {
    const changing = readPosition(text)!;
    return change(changing) ? written(changing) : text;
  };
  const rows = namesOf().map(([id, name]): Spot => ({ id, name, part: partOf(id), pieces: shown(position, id) }));
  return {
    fields: [],
    rows,
    choices: choicesOf(text, position),
    put: (place, code, goal) =>
      changed((changing) => {
        const card = code.startsWith("?") ? "?" : code;
        if (isYokai(card) !== holdsYokai(place)) return false;
        spared(changing, card);
        return laid(changing, place, card, goal);
      }),
    move: (from, index, to, goal) =>
      changed((changing) => {
        const card = cardAt(changing, from, index);
        if (card === undefined) return false;
        lifted(changing, from, card, index);
        return laid(changing, to, card, from === to && goal !== undefined && goal > index ? goal - 1 : goal);
      }),
    // What is taken away goes where it does no harm: a sketch to the discards, a yokai among those that nobody has seen.
    take: (place, index) =>
      changed((changing) => {
        const card = cardAt(changing, place, index);
        if (card === undefined || place === "discards") return false;
        lifted(changing, place, card, index);
        return card === "?" || laid(changing, isYokai(card) ? card[0]! : "discards", isYokai(card) ? "?" : card);
      }),
  };
}

export default {
  Picture: ArrangedPiece,
  palette: () => [
    { name: t("option-deck"), pieces: SKETCHES.map((code) => ({ code, name: cardName(code) })) },
    { name: t("edit-all-yokai"), pieces: YOKAI.map((code) => ({ code, name: cardName(code) })) },
  ],
  read,
} satisfies GameArranging;
