// What a decision would do, as marks on the board and as numbers to be said.

import type { RegalityPreview } from "./cells";

export type Does = "turn" | "destroy" | "leave" | "move" | "use" | "shield" | "silence";

/** A mark on a cell; a move has a goal. What is not `sure` is one of several things that may be chosen. */
export interface Mark {
  does: Does;
  cell: string;
  goal?: string;
  sure: boolean;
}

type Changes = Pick<RegalityPreview, "turns" | "destroys" | "leaves" | "moves" | "uses">;

function marked(changes: Changes, sure: boolean): Mark[] {
  const all = (does: Does, cells: readonly string[]): Mark[] => cells.map((cell) => ({ does, cell, sure }));
  return [
    ...all("turn", changes.turns),
    ...all("destroy", changes.destroys),
    ...all("leave", changes.leaves),
    ...changes.moves.map(([cell, goal]): Mark =>
      sure ? { does: "move", cell, goal, sure } : { does: "move", cell, sure },
    ),
    ...all("use", changes.uses ? [changes.uses] : []),
  ];
}

const once = (marks: readonly Mark[]): Mark[] => [
  ...new Map(marks.map((mark) => [`${mark.does} ${mark.cell} ${mark.goal ?? ""}`, mark])).values(),
];

/** Marks all that an action would do; the ways to go on after it are sure only if there is just one. */
export function marksOf(preview: RegalityPreview): Mark[] {
  const { effects, shields, silences } = preview;
  return once([
    ...effects.flatMap((effect) => marked(effect, effects.length === 1)),
    ...marked(preview, true),
    ...shields.map((cell): Mark => ({ does: "shield", cell, sure: true })),
    ...silences.map((cell): Mark => ({ does: "silence", cell, sure: true })),
  ]);
}

/** Marks all that could be chosen from. */
export const marksOfAll = (previews: readonly RegalityPreview[]): Mark[] =>
  once(previews.flatMap((preview) => marked(preview, previews.length === 1)));

export interface Count {
  does: Does;
  count: number;
  sure: boolean;
}

/** Counts marks by what they do; of turns that are a choice, the most that one way has. */
export function countsOf(preview: RegalityPreview): Count[] {
  const marks = marksOf(preview);
  const kinds = [...new Set(marks.map(({ does, sure }) => `${does} ${sure}`))];
  return kinds.map((kind) => {
    const [does, sure] = kind.split(" ") as [Does, string];
    const same = marks.filter((mark) => mark.does === does && String(mark.sure) === sure);
    const most = Math.max(...preview.effects.map(({ turns }) => turns.length));
    return { does, sure: sure === "true", count: does === "turn" && sure === "false" ? most : same.length };
  });
}

/** Which action each cell stands for, where only one of them touches it. */
export function touchedBy(previews: Record<string, RegalityPreview>, actions: Iterable<string>): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const action of actions)
    for (const cell of previews[action]?.turns ?? []) found.set(cell, found.has(cell) ? null : action);
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
}
