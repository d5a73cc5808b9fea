// What happened, in words, and what is seen on the way: a cube arrives before anything comes of it.

import type { Schemas } from "@/lib/ask";
import type { Frame } from "@/lib/showing.svelte";
import type { Line } from "@/lib/table.svelte";
import { t } from "@/lib/words.svelte";

type HimikiView = Schemas["HimikiView"];
type Side = "w" | "b";

/** Some of what the server says of a step; see docs/events.md. */
export interface Happening {
  what: string;
  cube?: string;
  cubes?: string[];
  shows?: string;
  against?: string;
  tile?: string;
  square?: string;
  orientation?: string;
  element?: string;
  side?: Side | null;
  before?: Side | null;
  w?: number;
  b?: number;
}

export const happenings = (line: Line): Happening[] => (line.events ?? []) as unknown as Happening[];

/** Tells whether a decision belongs to setting up: Conjuration is written as placing is. */
export const isSetUp = (action: string, line: Line): boolean =>
  action.includes("=") && !happenings(line).some(({ what }) => what === "conjured");

/** Tells whether a decision was made: the move that is one too many in a puzzle is counted, and not made. */
export function isMade(line: Line): boolean {
  const all = happenings(line);
  return !(all.length === 2 && all[0]?.what === "paid" && all[1]?.what === "over");
}

/** A fight: whether the cube that was active has won it, which element beats which, and on which squares. */
export interface Fight {
  isWon: boolean;
  winner: string;
  loser: string;
  from: string;
  squares: string[];
}

/** Finds the fights of some lines. */
export function fights(lines: readonly Line[]): Fight[] {
  return lines.flatMap(happenings).flatMap(({ what, cube = "", cubes = [], shows = "", against = "" }): Fight[] => {
    if (what === "beats") return [{ isWon: true, winner: shows, loser: against, from: cube, squares: cubes }];
    if (what === "loses") return [{ isWon: false, winner: against, loser: shows, from: cube, squares: cubes }];
    return [];
  });
}

/** Tells whether points are counted: in a puzzle they are not. */
export const scores = (lines: readonly Line[]): boolean =>
  lines.flatMap(happenings).some(({ what }) => what === "points");

/** Adds up what a side gains by some lines. */
const gained = (lines: readonly Line[], side: Side): number =>
  lines.flatMap(happenings).reduce((sum, one) => sum + (one.what === "points" ? (one[side] ?? 0) : 0), 0);

/** Counts the points that a fight brought, where an influence brought the others; 0 where all are of one kind. */
function byFight(lines: readonly Line[], side: Side): number {
  const all = lines.flatMap(happenings);
  const takes = all.some(({ what, side: taker }) => what === "influence" && taker === side);
  if (!takes || all.some(({ what }) => what === "loses")) return 0;
  const beaten = all.reduce((sum, { what, cubes = [] }) => sum + (what === "beats" ? cubes.length : 0), 0);
  return beaten < gained(lines, side) ? beaten : 0;
}

const sideName = (side: Side): string => t(`side-${side}`);

/** Says what came of a decision. */
export function told(line: Line): string {
  // In teams seats 0 and 2 are White's; chance moves for Muk Yan, who is Black.
  const mover: Side = line.seat == null || line.seat % 2 ? "b" : "w";
  const fought = byFight([line], mover);
  const all = happenings(line);
  const last = all.findLastIndex(({ what }) => what === "beats");
  const said: string[] = isMade(line) ? [] : [t("himikiboard-not-made")];
  for (const [place, one] of all.entries()) {
    if (one.what === "used") said.push(t("himikiboard-told-used", { tile: t(`object-chaos-${one.tile}`) }));
    if (one.what === "put") said.push(put(one));
    if (one.what === "conjured") said.push(conjured(one));
    if (one.what === "acts") said.push(t("himikiboard-sets-off", { tile: t(`object-chaos-${one.tile}`) }));
    if (one.what === "gone") said.push(t("himikiboard-told-gone"));
    if (one.what === "saved") said.push(t("himikiboard-told-saved"));
    if (one.what === "beats") said.push(beats(one));
    if (one.what === "loses") said.push(loses(one));
    if (fought && place === last) said.push(...points({ what: "points", [mover]: fought }, mover));
    if (one.what === "influence" && one.side) said.push(influence(one));
    if (one.what === "points") said.push(...points({ ...one, [mover]: (one[mover] ?? 0) - fought }, mover));
    if (one.what === "again") said.push(t("himikiboard-told-again"));
  }
  return said.join(", ");
}

function put({ tile = "", square = "" }: Happening): string {
  return t("himikiboard-told-put", { tile: t(`object-chaos-${tile}`), square });
}

function conjured({ cube = "", orientation = "" }: Happening): string {
  return t("himikiboard-told-conjured", { square: cube, top: t(`element-${orientation[0]}`) });
}

function beats({ shows = "", against = "", cubes = [] }: Happening): string {
  return t("himikiboard-told-beats", {
    winner: t(`subject-${shows}`),
    loser: t(`object-${against}`),
    count: cubes.length,
  });
}

function loses({ shows = "", against = "", cubes = [] }: Happening): string {
  return t("himikiboard-told-loses", {
    loser: t(`subject-${shows}`),
    winner: t(`subject-${against}`),
    count: cubes.length,
  });
}

function influence({ element = "", side, before }: Happening): string {
  const from = before && before !== side ? sideName(before) : "free";
  return t("himikiboard-told-influence", { influence: t(`influence-${element}`), from });
}

function points(one: Happening, mover: Side): string[] {
  const sides: readonly Side[] = mover === "w" ? ["w", "b"] : ["b", "w"];
  return sides.flatMap((side) => {
    const count = one[side] ?? 0;
    if (!count) return [];
    const points = `${count > 0 ? "+" : "−"}${Math.abs(count)}`;
    return t("himikiboard-told-points", { who: side === mover ? "mover" : "other", side: sideName(side), points });
  });
}

const COMES_OF_IT = new Set(["points", "influence", "removed", "over"]);

/** Lets a cube arrive first: score, influences and beaten cubes are as before until it has. */
export function steps(before: HimikiView, next: Frame<HimikiView>): Frame<HimikiView>[] {
  const happened = next.lines.flatMap(happenings);
  if (!happened.some(({ what }) => COMES_OF_IT.has(what))) return [];
  const removed = happened.flatMap(({ what, cubes = [] }) => (what === "removed" ? cubes : []));
  const cubes = { ...next.view.cubes };
  for (const square of removed) if (before.cubes[square]) cubes[square] ??= before.cubes[square];
  const { score, influences } = before;
  return [{ ...next, view: { ...next.view, score, influences, cubes, actions: [] }, isOnItsWay: true }];
}
