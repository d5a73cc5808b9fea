// What moved between two positions: which card went where, and in which order. Reads two views and what the log says of
// the step between them; knows no rule, only that what is missing here and new there has moved.

import { lastAct, played } from "./reading";
import { LETTERS, type Bag, type Line, type YokaiView } from "./types";

/** A way that a card has gone, over places such as `hand:0`, `side:G:1`, `pile:G`, `under:G`, `taken:0`, `discards`, `draw`. */
export interface Journey {
  thing: string;
  stops: string[];
  /** 0 is the decision itself, 1 what comes of counting, 2 what is drawn and turned up. */
  step: number;
}

type Places = Map<string, string[]>;

/** What is in a bag: unknown ones as `?`. */
const held = (bag: Bag, isKnown: boolean): string[] =>
  isKnown && bag.known ? [...bag.known] : Array.from({ length: bag.sketches }, () => "?");

function sketchPlaces(view: YokaiView, known: readonly boolean[]): Places {
  const places: Places = new Map();
  view.hands.forEach((bag, seat) => places.set(`hand:${seat}`, held(bag, known[seat] ?? false)));
  for (const letter of LETTERS)
    view.piles[letter].sides.forEach((side, seat) => places.set(`side:${letter}:${seat}`, [...side]));
  places.set("discards", [...view.discards]);
  places.set("draw", held(view.draw_pile, false));
  return places;
}

/** What is in the first bag and not in the second. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** Takes a card out of a list, or an unknown one in its place; tells whether there was any. */
function pick(places: Places, place: string, card: string): boolean {
  const cards = places.get(place) ?? [];
  const exact = cards.indexOf(card);
  const found = exact >= 0 ? exact : cards.indexOf("?");
  if (found < 0) return false;
  cards.splice(found, 1);
  return true;
}

function sketchJourneys(before: YokaiView, after: YokaiView, lines: readonly Line[]): Journey[] {
  const known = [0, 1].map((seat) => !!before.hands[seat as 0 | 1].known && !!after.hands[seat as 0 | 1].known);
  const old = sketchPlaces(before, known);
  const now = sketchPlaces(after, known);
  const lost: Places = new Map([...old].map(([place, cards]) => [place, without(cards, now.get(place) ?? [])]));
  const gained: Places = new Map([...now].map(([place, cards]) => [place, without(cards, old.get(place) ?? [])]));
  const found: Journey[] = [];
  const act = lastAct(lines);
  const play = act && played(act.text);

  if (act && play) {
    const hand = `hand:${act.seat}`;
    const side = `side:${play.pile}:${act.seat}`;
    pick(lost, hand, play.card);
    const stops = [hand, side];
    if (!pick(gained, side, play.card)) {
      pick(gained, "discards", play.card);
      stops.push("discards");
    }
    found.push({ thing: play.card, stops, step: 0 });
  }
  for (const [place, cards] of lost) {
    if (!place.startsWith("side:")) continue;
    for (const card of cards) {
      const seat = place.at(-1);
      const goal = LETTERS.map((one) => `side:${one}:${seat}`).find((one) => gained.get(one)?.includes(card));
      if (goal && pick(gained, goal, card)) found.push({ thing: card, stops: [place, goal], step: 0 });
      else {
        pick(gained, "discards", card);
        found.push({ thing: card, stops: [place, "discards"], step: 1 });
      }
    }
  }
  if (lost.get("discards")?.length) found.push({ thing: "?", stops: ["discards", "draw"], step: 1 });
  for (const seat of [0, 1])
    for (const card of gained.get(`hand:${seat}`) ?? [])
      found.push({ thing: card, stops: ["draw", `hand:${seat}`], step: 2 });
  return found;
}

function yokaiJourneys(before: YokaiView, after: YokaiView, lines: readonly Line[]): Journey[] {
  const found: Journey[] = [];
  const tops = new Map(LETTERS.map((letter) => [letter, before.piles[letter].yokai[0]]));
  const seen = new Set(LETTERS.flatMap((letter) => before.piles[letter].yokai));
  const act = lastAct(lines);
  const at = before.using?.pile;
  const from = LETTERS.find((letter) => act?.text === `^${letter}`);
  const called = from && tops.get(from);
  const isTaken = (yokai: string): number => after.taken.findIndex((own) => own.includes(yokai));

  if (called && at) {
    const stops = [`pile:${from}`, `pile:${at}`];
    if (isTaken(called) >= 0) stops.push(`taken:${isTaken(called)}`);
    else if (after.piles[at].yokai[0] !== called) stops.push(`under:${at}`);
    found.push({ thing: called, stops, step: 0 });
  }
  after.taken.forEach((own, seat) => {
    for (const yokai of without(own, before.taken[seat as 0 | 1])) {
      if (yokai === called) continue;
      const place = LETTERS.find((letter) => tops.get(letter) === yokai) ?? yokai[0];
      found.push({ thing: yokai, stops: [`pile:${place}`, `taken:${seat}`], step: 1 });
    }
  });
  for (const letter of LETTERS) {
    const { yokai } = after.piles[letter];
    const top = tops.get(letter);
    if (top && top !== "?" && yokai.length > 1 && yokai[0] !== top && yokai.at(-1) === top && top !== called)
      found.push({ thing: top, stops: [`pile:${letter}`, `under:${letter}`], step: 1 });
    if (yokai[0] && yokai[0] !== "?" && !seen.has(yokai[0]))
      found.push({ thing: yokai[0], stops: [`pile:${letter}`], step: 2 });
  }
  return found;
}

/** Finds what moved from one position to the next; nothing where more than one decision lies between them. */
export function journeys(before: YokaiView, after: YokaiView, lines: readonly Line[]): Journey[] {
  const acts = lines.filter(({ kind }) => kind === "act");
  const turns = after.turn - before.turn;
  if (acts.length !== 1 || turns < 0 || turns > 1) return [];
  const found = [...sketchJourneys(before, after, lines), ...yokaiJourneys(before, after, lines)];
  if (found.length > 30) return [];
  const steps = [...new Set(found.map(({ step }) => step))].sort();
  return found.map((one) => ({ ...one, step: steps.indexOf(one.step) }));
}
