/** Timeout for callers, in milliseconds. */
const TIMEOUT_MS = 1_500;

/** Parameters of a `SharedCheck`. */
export interface CheckParts<Finding> {
  /** Runs the check; may never end. */
  look(): Promise<Finding>;
  /** Result for callers when the check does not end in time. */
  readonly late: Finding;
  /** Current time, in milliseconds. */
  now(): number;
  /** How long a result is reused, in milliseconds; with 0, each later caller starts a new check. */
  readonly freshMs: number;
}

/** Check of something that may hang. Callers share one run, and the next starts only after it has ended. */
export class SharedCheck<Finding> {
  private finding: Promise<Finding> | undefined;
  private lookedAt = 0;
  private isLooking = false;

  constructor(private readonly parts: CheckParts<Finding>) {}

  /** Returns the result, or `late` after the timeout. */
  async ask(): Promise<Finding> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(this.parts.late), TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.current(), patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  private current(): Promise<Finding> {
    const now = this.parts.now();
    // The clock may be set back.
    const isFresh = Math.abs(now - this.lookedAt) < this.parts.freshMs;
    if (this.finding && (this.isLooking || isFresh)) return this.finding;
    this.lookedAt = now;
    this.isLooking = true;
    this.finding = this.parts.look().finally(() => (this.isLooking = false));
    return this.finding;
  }
}
