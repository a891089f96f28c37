import type { StreamLimits } from '../../members/settings/setting-values.js';

/** What the ingest is told in answer to each of its reports. */
export interface IngestOrders {
  /** SHA-256 of the stream key, as 64 hexadecimal digits: enough to know the key by, and not enough to use it. */
  readonly streamKeyHash: string;
  /**
   * For whom the stream is now: `preview`, or the name of the show that is open. A session is for one audience only,
   * so that nobody who was told of one can watch what is for others.
   */
  readonly audience: string;
  /** What an encoder that connects from now on may send. */
  readonly limits: StreamLimits;
}

/** Where the ingest reports to. */
export const INGEST_REPORTS_PATH = '/api/ingest/reports';

/** The audience of a push while no show is open: admins. */
export const PREVIEW = 'preview';
