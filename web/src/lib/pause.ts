// When a request may be repeated: the one place that decides it, for sockets, for lists and for what was refused.

/** A connection that has held for so long, in milliseconds, is no failure when it ends: the next pause is short again. */
const STEADY = 5000;
/** A list is fetched once in so many milliseconds, at most. */
const REST = 1000;

/** Pauses between attempts, in milliseconds: each is twice as long as the one before, until an attempt succeeds. */
export class Pause {
  private wait: number;
  private since: number | null = null;

  constructor(
    private readonly first = 400,
    private readonly longest = 15000,
  ) {
    this.wait = first;
  }

  /** Notes that the attempt has succeeded; if it fails within seconds, the pauses go on growing. */
  succeeded(): void {
    this.since ??= performance.now();
  }

  /** Gives the next pause, drawn by lot around its length: all pages lose their server at the same moment. */
  next(): number {
    if (this.since !== null && performance.now() - this.since >= STEADY) this.wait = this.first;
    this.since = null;
    const now = this.wait;
    this.wait = Math.min(now * 2, this.longest);
    return now * (0.75 + Math.random() / 2);
  }

  /** Begins anew: what comes next is about something else. */
  reset(): void {
    this.wait = this.first;
    this.since = null;
  }
}

/** Fetches a list when it is asked for: at once, then at most once a second, and after a failure with a growing pause. */
export class Fetching {
  private readonly pause = new Pause(REST * 2);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isDue = false;
  /** Whether nobody wants it any more. */
  isClosed = false;

  /** `fetch` rejects when there was no answer. */
  constructor(private readonly fetch: () => Promise<void>) {}

  /** Asks for it; what is asked for while it is fetched, or rests, is fetched once afterwards. */
  ask(): void {
    if (this.isClosed) return;
    this.isDue = true;
    if (!this.isBusy && this.timer === undefined) void this.run();
  }

  /** Fetches no more: whoever has shown it is gone. */
  close(): void {
    this.isClosed = true;
    this.isDue = false;
  }

  private async run(): Promise<void> {
    this.isDue = false;
    this.isBusy = true;
    const rest = await this.fetch().then(
      () => (this.pause.reset(), REST),
      () => this.pause.next(),
    );
    this.isBusy = false;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isDue) void this.run();
    }, rest);
  }
}

const FIRST_AGAIN = 500;
const LONGEST_AGAIN = 8000;
const failed = new Map<string, { pause: Pause; until: number }>();

/** Waits where the same request has just failed: longer each time it is made again. */
export async function rested(request: string, signal: AbortSignal): Promise<void> {
  const left = (failed.get(request)?.until ?? 0) - performance.now();
  if (left <= 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, left);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal.throwIfAborted();
}

/** Notes whether a request was answered. */
export function noteAnswer(request: string, isAnswered: boolean): void {
  const now = performance.now();
  if (isAnswered) return void failed.delete(request);
  for (const [one, { until }] of failed) if (now - until > LONGEST_AGAIN * 2) failed.delete(one);
  const pause = failed.get(request)?.pause ?? new Pause(FIRST_AGAIN, LONGEST_AGAIN);
  failed.set(request, { pause, until: now + pause.next() });
}
