// What happened, in words.

import type { Line } from "@/lib/table.svelte";
import { t } from "@/lib/words.svelte";
import { nameOf, pileName } from "./phrases";
import { sketch } from "./spoken";
import type { YokaiView } from "./types";

/** Some of what the server says of a step; see docs/events.md. */
interface Happening {
  what: string;
  seat?: number;
  yokai?: string;
  sketch?: string;
  to?: string;
}

export const happenings = (line: Line): Happening[] => (line.events ?? []) as unknown as Happening[];

/** Says what came of a decision. */
export function told(line: Line, titles: readonly string[]): string {
  const said = happenings(line).map((one) => {
    const [yokai, pile] = [nameOf(one.yokai ?? "?"), pileName(one.to ?? "")];
    switch (one.what) {
      case "taken":
        return t("yokaiboard-takes", { who: titles[one.seat ?? 0] ?? "", yokai, points: Number(one.yokai?.[1]) });
      case "fled":
        return t("yokaiboard-flees", { yokai });
      case "called":
        return t("yokaiboard-told-called", { yokai, pile });
      case "distracted":
        return t("yokaiboard-told-distracted", { card: sketch(one.sketch ?? ""), pile });
    }
    return "";
  });
  return said.filter(Boolean).join(", ");
}

/** Says what has decided where both have as many points. */
export function reason(_lines: readonly Line[], { score, taken }: YokaiView): string {
  if (score[0] !== score[1]) return "";
  const [first, second] = taken.map((yokai) => new Set(yokai.map((one) => one[0])).size);
  return t("yokaiboard-why-colours", {
    sun: t("seat-sun"),
    first: first ?? 0,
    moon: t("seat-moon"),
    second: second ?? 0,
  });
}
