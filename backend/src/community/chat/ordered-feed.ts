/** First and longest pause before an unsuccessful read is retried; doubled each time. */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5_000;

/** Source and destination of a feed's items. */
export interface FeedEnds<Item> {
  /** Returns the number of an item; numbers have no gaps. */
  orderOf(item: Item): number;
  /** Reads the next items after a number, in order; an empty list at the end. */
  readAfter(order: number): Promise<readonly Item[]>;
  /** Receives each item once, in order; must not throw. */
  deliver(item: Item): void;
}

/**
 * Delivers items in order and exactly once, even if notifications are duplicated, reordered or lost. Gaps are
 * read from the source.
 */
export class OrderedFeed<Item> {
  private wanted = 0;
  private isReading = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly ends: FeedEnds<Item>,
    /** The number of the last item that was delivered. */
    private lastOrder: number,
  ) {}

  get last(): number {
    return this.lastOrder;
  }

  /** Handles the notification of an item. */
  hear(item: Item): void {
    const order = this.ends.orderOf(item);
    if (order === this.lastOrder + 1 && !this.isReading) this.deliver(item);
    else this.reach(order);
  }

  /** Handles the notification that items exist up to a number. */
  reach(order: number): void {
    if (order <= this.lastOrder || this.isStopped) return;
    this.wanted = Math.max(this.wanted, order);
    if (this.isReading) return;
    this.isReading = true;
    void this.readOn(FIRST_PAUSE_MS);
  }

  /** Stops reading and delivering. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Reads until all known items are delivered; a read that fails or returns nothing is retried after a pause.
   */
  private async readOn(pauseMs: number): Promise<void> {
    while (this.isBehind()) {
      const items = await this.ends.readAfter(this.lastOrder).catch(() => []);
      if (items.length === 0) return this.readLater(pauseMs);
      for (const item of items) this.deliver(item);
    }
    this.isReading = false;
  }

  private readLater(pauseMs: number): void {
    if (this.isStopped) return;
    const nextPauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs);
    this.timer = setTimeout(() => void this.readOn(nextPauseMs), pauseMs).unref();
  }

  private isBehind(): boolean {
    return !this.isStopped && this.lastOrder < this.wanted;
  }

  private deliver(item: Item): void {
    const order = this.ends.orderOf(item);
    if (this.isStopped || order <= this.lastOrder) return;
    this.lastOrder = order;
    this.ends.deliver(item);
  }
}
