// What happened, in words.

import type { Line } from "@/lib/table.svelte";
import { t } from "@/lib/words.svelte";
import { nameOf, pileName } from "./phrases";

/** Some of what the server says of a step; see docs/events.md. */
interface Happening {
  what: string;
  seat?: number;
  yokai?: string;
  to?: string;
}

/** Says what came of a decision. */
export function told(line: Line, titles: readonly string[]): string {
  const said = ((line.events ?? []) as unknown as Happening[]).map(({ what, seat = 0, yokai = "", to = "" }) => {
    if (what === "taken") return t("yokaiboard-told-taken", { who: titles[seat] ?? "", yokai: nameOf(yokai) });
    if (what === "fled") return t("yokaiboard-flees", { yokai: nameOf(yokai) });
    if (what === "called") return t("yokaiboard-told-called", { yokai: nameOf(yokai), pile: pileName(to) });
    return what === "distracted" ? t("yokaiboard-told-distracted", { pile: pileName(to) }) : "";
  });
  return said.filter(Boolean).join(", ");
}
