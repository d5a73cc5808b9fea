// What a position and its legal actions say, told apart for those who draw them. No rule is known here: what can be
// done comes as actions, what would come of it as previews.

import { LETTERS, type Ability, type Letter, type Line, type Previews } from "./types";

const PLAY = /^([GRBY]{2}[+!]?)@([GRBY])$/;
const DRAWN = /^\?([GRBY]{2}[+!]?)$/;

/** Reads a sketch played at a pile; null for any other decision. */
export function played(action: string): { card: string; pile: Letter } | null {
  const found = PLAY.exec(action);
  return found ? { card: found[1]!, pile: found[2] as Letter } : null;
}

/** Names the ability of a sketch. */
export const abilityOf = (card: string): Ability | null =>
  (({ "+": "call", "!": "distract" })[card[2] ?? ""] as Ability) ?? null;

/** What the reader is asked: to play a sketch, how to use an ability, or nothing. */
export function asked(actions: readonly string[]): "play" | Ability | null {
  if (actions.some((one) => one[0] === "^")) return "call";
  if (actions.includes("%")) return "distract";
  return actions.length ? "play" : null;
}

/** The decision that a touch of each land would be: with a chosen card, or for an ability that is being used. */
export function touches(
  actions: readonly string[],
  card: string | null,
  previews: Previews,
): Partial<Record<Letter, string>> {
  const found: Partial<Record<Letter, string>> = {};
  for (const action of actions) {
    const play = played(action);
    if (play && play.card === card) found[play.pile] = action;
    else if (action[0] === "^") found[action[1] as Letter] = action;
  }
  const goal = goalOf(previews);
  if (goal && actions.includes("%")) found[goal] = "%";
  return found;
}

/** Where a distracted sketch would go, if that was asked. */
export const goalOf = (previews: Previews): Letter | null => previews["%"]?.goal ?? null;

/** Whether a card of the hand can be played at all. */
export const isPlayable = (card: string, actions: readonly string[]): boolean =>
  actions.some((one) => one.startsWith(`${card}@`));

/** The places of sketches that complete a yokai: the reader's from the left, the others' from the right. */
export function pips(needs: number | null, mine: number, theirs: number): ("mine" | "theirs" | "free")[] {
  const places = Math.max(needs ?? 0, mine + theirs);
  return Array.from({ length: places }, (_, n) => (n < mine ? "mine" : n >= places - theirs ? "theirs" : "free"));
}

/** The sketch that the lines say was drawn by their reader. */
export function drawn(lines: readonly Line[]): string | null {
  const last = lines.findLast(({ kind, text }) => kind === "chance" && DRAWN.test(text ?? ""));
  return last ? DRAWN.exec(last.text ?? "")![1]! : null;
}

/** The last decision among some lines. */
export function lastAct(lines: readonly Line[]): { seat: number; text: string } | null {
  const last = lines.findLast(({ kind }) => kind === "act");
  return last && last.seat != null ? { seat: last.seat, text: last.text ?? "" } : null;
}

/** Whether some lines go on where others ended. */
export const goesOn = (before: readonly Line[], lines: readonly Line[]): boolean =>
  !!before.length && lines[0]?.version === before.at(-1)!.version + 1;

/** The land that the last decision was about, and the sketch that it put there. */
export function lastPlace(lines: readonly Line[]): { seat: number; pile: Letter; card: string | null } | null {
  const act = lastAct(lines);
  if (!act) return null;
  const play = played(act.text);
  if (play) return { seat: act.seat, ...play };
  return act.text[0] === "^" ? { seat: act.seat, pile: act.text[1] as Letter, card: null } : null;
}

/** Counts sketches: how many of each kind, in card order. */
export function tallied(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const place = (card: string): number =>
    (LETTERS.indexOf(card[0] as Letter) * 4 + LETTERS.indexOf(card[1] as Letter)) * 3 + " +!".indexOf(card[2] ?? " ");
  return [...counts].sort(([one], [other]) => place(one) - place(other));
}
