// Earlier positions: kept once they were seen, and fetched before they are wanted. One question is under way at a time,
// and its answer brings the neighbours as well: however quickly one leafs, the server is not flooded.

import type { Schemas } from "./ask";

type View = Schemas["AnyView"];
type Ask = (version: number, around: number) => boolean;

/** So many positions before and after come with one that is asked for; the server gives no more. */
const AROUND = 8;
/** So many positions to either side should be there already. */
const AHEAD = 6;

export class Looking {
  private views = new Map<number, View>();
  private wanted = new Map<number, ((view: View | null) => void)[]>();
  private asked: number | null = null;

  /** `ask` sends a question, and tells whether anybody hears it. */
  constructor(private readonly ask: Ask) {}

  known(version: number): View | undefined {
    return this.views.get(version);
  }

  /** Keeps a position that has come by itself. */
  keep(version: number, view: View): void {
    this.views.set(version, view);
  }

  /** Gives a position; null if there will be no answer. */
  seen(version: number): Promise<View | null> {
    const known = this.views.get(version);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.wanted.set(version, [...(this.wanted.get(version) ?? []), resolve]);
      this.next();
    });
  }

  /** Sees to it that the neighbours of a position are there before they are wanted. */
  fetchAround(version: number, newest: number): void {
    if (this.asked !== null) return;
    for (let far = 1; far <= AHEAD; far += 1)
      for (const one of [version - far, version + far])
        if (one >= 0 && one < newest && !this.views.has(one)) return this.send(one);
  }

  /** Takes an answer in. */
  hear(version: number, view: View): void {
    this.views.set(version, view);
    for (const resolve of this.wanted.get(version) ?? []) resolve(view);
    this.wanted.delete(version);
    if (version !== this.asked) return;
    this.asked = null;
    this.next();
  }

  /** Lets go of questions that will not be answered any more. */
  letGo(): void {
    const all = [...this.wanted.values()].flat();
    this.wanted.clear();
    this.asked = null;
    for (const resolve of all) resolve(null);
  }

  /** Forgets all positions: somebody else looks now, and may see others. */
  forget(): void {
    this.views.clear();
    this.letGo();
  }

  private next(): void {
    if (this.asked !== null) return;
    const newest = [...this.wanted.keys()].at(-1);
    if (newest !== undefined) this.send(newest);
  }

  private send(version: number): void {
    this.asked = version;
    if (!this.ask(version, AROUND)) this.letGo();
  }
}
