// Asking before a move is made, for those who want that: the second tap on it makes it.

import { settings } from "./settings.svelte";

/** What a table is for this. */
interface Played {
  readonly now: { readonly version: number } | null;
  readonly actions: readonly string[];
  play(action: string): void;
}

export class Confirmation {
  private asked: { action: string; version: number } | null = $state.raw(null);

  constructor(private readonly table: Played) {}

  /** The move that the reader is asked about; another position answers for them. */
  get action(): string | null {
    const { asked, table } = this;
    return asked && asked.version === table.now?.version && table.actions.includes(asked.action) ? asked.action : null;
  }

  /** Makes a move, or asks first. Where nothing else can be done, or the reader has been shown what it does and has
   * tapped it again (`isMeant`), there is nothing to ask. */
  play(action: string, isMeant = false): void {
    const { actions, now } = this.table;
    const asks = settings.twice && !isMeant && actions.length > 1 && actions.includes(action) && now !== null;
    if (asks && this.action !== action) return void (this.asked = { action, version: now.version });
    this.asked = null;
    this.table.play(action);
  }

  /** Takes no for an answer. */
  drop(): void {
    this.asked = null;
  }
}
