// What decisions would do in the position that is there: asked of the server once, and remembered until it changes.

import type { Schemas } from "./ask";

export type Preview = Schemas["AnyPreview"];

/** So many actions may be asked about in one message. */
const MOST = 150;

export class Previews {
  /** What actions would do; null for one that has no preview. */
  private readonly known = new Map<string, Preview | null>();
  private readonly waiting: (() => void)[] = [];

  /** `ask` sends a question, and says whether it is on its way; `version` is that of the position now. */
  constructor(
    private readonly ask: (version: number, actions: readonly string[]) => boolean,
    private readonly version: () => number | undefined,
  ) {}

  /** Says what decisions would do; asks for what is not known yet, if there is somebody to be asked. */
  async of(actions: readonly string[], mayAsk: boolean): Promise<Record<string, Preview>> {
    const version = this.version();
    const missing = mayAsk && version !== undefined ? actions.filter((action) => !this.known.has(action)) : [];
    for (let start = 0; start < missing.length; start += MOST) {
      const some = missing.slice(start, start + MOST);
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        if (!this.ask(version!, some)) this.letGo();
      });
      if (this.version() !== version) return {};
      for (const action of some) if (!this.known.has(action)) this.known.set(action, null);
    }
    return Object.fromEntries(
      actions.flatMap((action) => {
        const known = this.known.get(action);
        return known ? [[action, known] as const] : [];
      }),
    );
  }

  /** Takes an answer in; one about another position is only an answer. */
  hear(version: number, previews: Readonly<Record<string, Preview>>): void {
    if (version === this.version()) for (const [action, one] of Object.entries(previews)) this.known.set(action, one);
    this.waiting.shift()?.();
  }

  /** Forgets what was about another position. */
  clear(): void {
    this.known.clear();
  }

  /** Lets go of questions that will not be answered any more. */
  letGo(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
