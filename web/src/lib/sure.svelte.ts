// Asking once more before something is done that cannot be undone, or hurts: the second tap does it.

/** For so many milliseconds a question stands; then the first tap is forgotten. */
const PATIENCE = 5000;

export class Sure {
  /** What the reader is asked about just now; nothing if they are not. */
  asked = $state("");
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Asks before something is done. */
  ask(what: string, done: () => void): void {
    clearTimeout(this.forgetting);
    if (this.asked === what) {
      this.asked = "";
      return done();
    }
    this.asked = what;
    this.forgetting = setTimeout(() => (this.asked = ""), PATIENCE);
  }
}
