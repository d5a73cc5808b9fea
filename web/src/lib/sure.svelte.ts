// Asking once more before something is done that cannot be undone, or hurts: the second tap does it.

export class Sure {
  /** What the reader is asked about, until they answer; nothing if they are not. */
  asked = $state("");

  /** Asks before something is done; whoever was asked about it already has said yes. */
  ask(what: string, done: () => void): void {
    if (this.asked !== what) return void (this.asked = what);
    this.asked = "";
    done();
  }

  /** Takes no for an answer. */
  drop(): void {
    this.asked = "";
  }
}
