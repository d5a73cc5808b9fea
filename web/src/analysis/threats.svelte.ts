// What the others threaten: what they would do at once if whoever decides let the turn go by.

import { answer, server } from "@/lib/ask";
import { BUDGETS } from "./amounts";
import type { Analysis, Kernels } from "./analysis.svelte";
import type { Thought } from "./judging";

export interface Threat {
  /** The seat that would decide. */
  seat: number;
  thought: Thought;
}

export class Threats {
  /** Whether they are to be seen. */
  isOn = $state(false);
  /** What was found; null where nobody can say. */
  private found: ReadonlyMap<string, Threat | null> = $state.raw(new Map());
  private seeing = new AbortController();

  constructor(
    private readonly analysis: Analysis,
    private readonly load = (): Promise<Kernels> => import("@/kernels/thinking"),
  ) {}

  /** What is threatened where one looks; null where nobody can say, undefined until it is known. */
  get here(): Threat | null | undefined {
    return this.found.get(this.place);
  }

  private get place(): string {
    const { budget, openCards, place } = this.analysis;
    return `${budget} ${openCards} ${place.position}`;
  }

  /** Finds out what is threatened where one looks; what was asked before is dropped. */
  async see(): Promise<void> {
    this.stop();
    const { place, here } = this;
    if (here !== undefined) return;
    const { signal } = (this.seeing = new AbortController());
    const { record, budget, openCards } = this.analysis;
    const { position } = this.analysis.place;
    const body = { game: record.game, options: record.options, position, open_cards: openCards };
    try {
      const { sample } = await answer(server.POST("/api/records/threat", { body, signal }));
      let last: Thought | null = null;
      if (sample)
        for await (const thought of (await this.load()).thoughts(sample, BUDGETS[budget], signal)) last = thought;
      if (!signal.aborted)
        this.found = new Map(this.found).set(place, sample && last && { seat: sample.seat, thought: last });
    } catch {
      if (!signal.aborted) this.found = new Map(this.found).set(place, null); // one decides without
    }
  }

  stop(): void {
    this.seeing.abort();
  }
}
