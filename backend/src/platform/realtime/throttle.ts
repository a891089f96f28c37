/** Runs an action at once, but then at most once per interval. The last call is never lost. */
export class Throttle {
  private timer: NodeJS.Timeout | undefined;
  private isAsked = false;

  constructor(
    private readonly intervalMs: number,
    private readonly act: () => void,
  ) {}

  /** Runs the action now, or at the end of the current interval. */
  ask(): void {
    if (this.timer) {
      this.isAsked = true;
      return;
    }
    this.timer = setTimeout(() => this.rest(), this.intervalMs).unref();
    this.act();
  }

  /** Cancels a pending call. */
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
