import type { StreamLimits } from '../../members/settings/setting-values.js';

/** Answer to each report of the ingest. */
export interface IngestOrders {
  /** SHA-256 of the stream key, as 64 hexadecimal digits: enough to check a key, not enough to use it. */
  readonly streamKeyHash: string;
  /**
   * Current audience of the stream: `preview`, or the name of the open show. A session has only one audience,
   * so that members who know its name cannot watch what is meant for others.
   */
  readonly audience: string;
  /** Limits for encoders that connect from now on. */
  readonly limits: StreamLimits;
}

/** Path to which the ingest sends its reports. */
export const INGEST_REPORTS_PATH = '/api/ingest/reports';

/** Audience of a push while no show is open: admins. */
export const PREVIEW = 'preview';
