/** How long whoever asks waits. */
const TIMEOUT_MS = 1_500;

/** What a check is made of. */
export interface CheckParts<Finding> {
  /** Looks; it may take for ever. */
  look(): Promise<Finding>;
  /** What is told while an answer is not there in time. */
  readonly late: Finding;
  /** The time, in milliseconds. */
  now(): number;
  /** For so many milliseconds whoever asks is told what was found last; 0 looks again for everybody who comes later. */
  readonly freshMs: number;
}

/** A look at something that may hang: all who ask share it, and no second one begins before the first has ended. */
export class SharedCheck<Finding> {
  private finding: Promise<Finding> | undefined;
  private lookedAt = 0;
  private isLooking = false;

  constructor(private readonly parts: CheckParts<Finding>) {}

  /** What is found, or `late`; in time always. */
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
    // A clock may be set back.
    const isFresh = Math.abs(now - this.lookedAt) < this.parts.freshMs;
    if (this.finding && (this.isLooking || isFresh)) return this.finding;
    this.lookedAt = now;
    this.isLooking = true;
    this.finding = this.parts.look().finally(() => (this.isLooking = false));
    return this.finding;
  }
}
