// The board in words: for those who hear it, and for the slips that say what would happen.

import { clauses, labelled, listed, t } from "@/lib/words.svelte";
import { abilityOf, played } from "./reading";
import { sketch } from "./spoken";
import type { Count, Letter, Pile, YokaiPreview } from "./types";

/** Who reads: from which seat, as whom, and what the seats are called. */
export interface Reader {
  titles: readonly string[];
  bottom: number;
  /** The reader's own seat, who is then called you; null for those who watch. */
  me: number | null;
}

export const colour = (letter: string): string => t(`colour-${letter}`);
/** Names a pile as it stands after its article: on the green pile. */
export const pileName = (letter: string): string => t(`pile-${letter}`);
export const nameOf = (yokai: string): string => (yokai === "?" ? t("land-face-down") : t(`yokai-${yokai}`));
export const titleOf = (seat: number, reader: Reader): string => reader.titles[seat] ?? "";
export const isYou = (seat: number, reader: Reader): boolean => seat === reader.me;

/** Calls a seat you if it is the reader's. */
const pronoun = (seat: number, reader: Reader): string => (isYou(seat, reader) ? t("land-you") : titleOf(seat, reader));

/** Names a sketch or a yokai that is held or taken. */
export const cardName = (card: string): string =>
  card === "?"
    ? t("land-face-down")
    : /\d/.test(card)
      ? t("land-yokai", { yokai: nameOf(card), value: card[1] ?? "" })
      : sketch(card);

/** Says what the ability of a sketch does; nothing for a plain one. */
export function powerOf(card: string): string {
  const ability = abilityOf(card);
  return ability ? t(ability === "call" ? "sketch-call-power" : "sketch-distract-power") : "";
}

/** Says who is ahead at a land. */
export function leadWords(pile: Pile, reader: Reader): string {
  if (!pile.sides[0].length && !pile.sides[1].length) return t("land-nobody");
  if (pile.leads === null) return t("land-even");
  return isYou(pile.leads, reader) ? t("land-you-lead") : t("land-leads", { who: titleOf(pile.leads, reader) });
}

/** Says in two or three words what would come of a count. */
export function shortVerdict(count: Count, reader: Reader): string {
  const who = count.taker;
  if (who !== null) return isYou(who, reader) ? t("land-you-take") : t("land-takes", { who: titleOf(who, reader) });
  if (count.result === "flees") return t("land-flees");
  return count.missing === null ? t("land-appears") : t("land-more", { count: count.missing });
}

/** Says in a sentence what would come of a count. */
export function verdict(count: Count, reader: Reader): string {
  const yokai = nameOf(count.yokai);
  const points = count.points ?? 0;
  const who = count.taker;
  if (who !== null && isYou(who, reader)) return t("yokaiboard-you-take", { yokai, points });
  if (who !== null) return t("yokaiboard-takes", { who: titleOf(who, reader), yokai, points });
  if (count.result === "flees") return t("yokaiboard-flees", { yokai });
  return count.missing === null
    ? t("yokaiboard-appears", { pile: pileName(count.pile) })
    : t("yokaiboard-more", { yokai, count: count.missing });
}

/** Says all that a decision would do. */
export function outcome(preview: YokaiPreview | undefined, reader: Reader): string {
  if (!preview) return "";
  const certain = preview.counts.filter(({ yokai }) => yokai !== "?");
  const said = clauses((certain.length ? certain : preview.counts).map((count) => verdict(count, reader)));
  if (preview.ability === "call") return t("yokaiboard-or-call", { otherwise: said });
  if (preview.ability === "distract") return t("yokaiboard-or-distract", { otherwise: said });
  return said;
}

/** Says what lies beneath the top yokai of a pile. */
function beneathWords(pile: Pile): string {
  const beneath = pile.yokai.slice(1);
  if (!beneath.length) return t("land-last-one");
  const names: string[] = [];
  for (let place = 0; place < beneath.length;) {
    let hidden = 0;
    while (beneath[place + hidden] === "?") hidden++;
    names.push(hidden ? t("land-hidden", { count: hidden }) : cardName(beneath[place]!));
    place += hidden || 1;
  }
  const said = t("land-beneath", { what: listed(names) });
  return pile.never_up.length ? `${said}, ${comingWords(pile)}` : said;
}

/** Says which values have not been seen yet. */
export const comingWords = (pile: Pile): string =>
  t("land-to-come", { values: pile.never_up.map((one) => one[1] ?? "").join(" ") });

/** Says all about a land, and what touching it would do. */
export function landName(letter: Letter, pile: Pile, reader: Reader, action?: string, preview?: YokaiPreview): string {
  const top = pile.yokai[0];
  const land = t("land-name", { colour: letter });
  if (!top) return labelled(land, t("land-empty"));
  const { bottom } = reader;
  const mine = pile.sides[bottom as 0 | 1] ?? [];
  const theirs = pile.sides[(1 - bottom) as 0 | 1] ?? [];
  const guest = top !== "?" && top[0] !== letter ? ` (${t("land-guest", { pile: pileName(top[0] ?? "") })})` : "";
  const sides = t("land-sides", {
    one: pronoun(bottom, reader),
    first: mine.length,
    other: pronoun(1 - bottom, reader),
    second: theirs.length,
  });
  const parts = [labelled(land, cardName(top) + guest), sides, leadWords(pile, reader), beneathWords(pile)];
  if (action) {
    const touch = touchWords(action, letter);
    parts.push(preview ? labelled(touch, outcome(preview, reader)) : touch);
  }
  return clauses(parts);
}

/** Says what touching a land would be. */
export function touchWords(action: string, letter: Letter): string {
  const play = played(action);
  if (play) return t("land-play-here", { card: sketch(play.card) });
  return action[0] === "^" ? t("land-call-from", { pile: pileName(letter) }) : t("land-distract-to");
}
