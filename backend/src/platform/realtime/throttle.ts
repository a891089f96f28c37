/** Has something done at once, but then at most once in a while, however often it is asked for; the last asking counts. */
export class Throttle {
  private timer: NodeJS.Timeout | undefined;
  private isAsked = false;

  constructor(
    private readonly intervalMs: number,
    private readonly act: () => void,
  ) {}

  /** Asks for it. */
  ask(): void {
    if (this.timer) {
      this.isAsked = true;
      return;
    }
    this.timer = setTimeout(() => this.rest(), this.intervalMs).unref();
    this.act();
  }

  /** Forgets what was asked for. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isAsked = false;
  }

  private rest(): void {
    this.timer = undefined;
    if (!this.isAsked) return;
    this.isAsked = false;
    this.ask();
  }
}
