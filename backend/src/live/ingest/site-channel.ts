import { setTimeout as wait } from 'node:timers/promises';
import { INGEST_REPORTS_PATH, type IngestOrders, type IngestReport } from '../livestream/ingest-channel.js';

export interface SiteChannelParts {
  /** Address of the API, such as `http://127.0.0.1:3000`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly report: () => IngestReport;
  readonly obey: (orders: IngestOrders) => void;
  readonly say: (what: string) => void;
}

const INTERVAL_MS = 1_000;
const ANSWER_WITHIN_MS = 3_000;
/** How long an encoder waits for a site that is restarting. */
const ASK_FOR_MS = 6_000;
const RETRY_MS = 250;

/** Connects the ingest to the site: the ingest reports, and every answer contains its orders. */
export class SiteChannel {
  private readonly stopping = new AbortController();
  private isReachable = true;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: SiteChannelParts) {}

  /** Starts to report every second. */
  start(): void {
    this.running = this.reportForever();
  }

  /**
   * Reports now and returns the orders. Retries for some seconds if the site does not answer, then rejects.
   */
  async ask(): Promise<IngestOrders> {
    const giveUpAt = performance.now() + ASK_FOR_MS;
    for (;;) {
      try {
        return await this.exchange();
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await wait(RETRY_MS);
      }
    }
  }

  /** Stops the reports after a last one. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.exchange().catch(() => undefined);
  }

  private async reportForever(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.exchange().then(
        () => this.noteReachable(true),
        () => this.noteReachable(false),
      );
      await wait(INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async exchange(): Promise<IngestOrders> {
    const { apiUrl, token } = this.parts;
    const response = await fetch(apiUrl + INGEST_REPORTS_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(this.parts.report()),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}.`);
    const orders = (await response.json()) as IngestOrders;
    if (typeof orders.streamKeyHash !== 'string') throw new Error('The site answered something else.');
    this.parts.obey(orders);
    return orders;
  }

  private noteReachable(isReachable: boolean): void {
    if (this.isReachable === isReachable) return;
    this.isReachable = isReachable;
    this.parts.say(isReachable ? 'The site answers again.' : 'The site does not answer.');
  }
}
