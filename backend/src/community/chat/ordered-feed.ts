/** How long to wait before a database that does not answer is asked again; doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5_000;

/** Where the items of a feed come from and go to. */
export interface FeedEnds<Item> {
  /** Which number an item has: numbers have no gaps. */
  orderOf(item: Item): number;
  /** The next items after a number, in order; an empty list at the end. */
  readAfter(order: number): Promise<readonly Item[]>;
  /** Takes each item once, in order; it never throws. */
  deliver(item: Item): void;
}

/**
 * Brings what happened in the order of its numbers, each once, however the news of it arrive: twice, the later first,
 * or not at all. What is next is delivered as it comes; what lies between is read.
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

  /** The number of the last item that was delivered. */
  get last(): number {
    return this.lastOrder;
  }

  /** Hears of an item. */
  hear(item: Item): void {
    const order = this.ends.orderOf(item);
    if (order === this.lastOrder + 1 && !this.isReading) this.deliver(item);
    else this.reach(order);
  }

  /** Hears that there are items up to a number. */
  reach(order: number): void {
    if (order <= this.lastOrder || this.isStopped) return;
    this.wanted = Math.max(this.wanted, order);
    if (this.isReading) return;
    this.isReading = true;
    void this.readOn(FIRST_PAUSE_MS);
  }

  /** Nothing is read or delivered any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Reads until everything wanted has come; a database that fails or lags is asked again after a pause. */
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
