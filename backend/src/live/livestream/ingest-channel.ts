import type { SettingValues } from '../../members/settings/setting-values.js';
import type { StreamProblemCode } from './stream-problem.js';

/** Path to which the ingest sends its reports. */
export const INGEST_REPORTS_PATH = '/api/ingest/reports';

/** Audience of a push while no show is open: admins. */
export const PREVIEW = 'preview';

/** The session that can be played now. */
export interface IngestSession {
  /** Its folder: 128 random bits. */
  readonly name: string;
  /** Who may watch it: `preview`, or a show. */
  readonly audience: string;
  /** ISO-8601. */
  readonly startedAt: string;
}

/** Figures of a stream, as shown to its admin. */
export interface StreamFigures {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly videoBitsPerSecond: number;
  /** 0 without sound. */
  readonly audioBitsPerSecond: number;
}

/** Why an encoder was refused or cut last. */
export interface IngestProblem {
  readonly code: StreamProblemCode;
  /** ISO-8601. */
  readonly at: string;
}

/** Report of the ingest to the API, which trusts it: only a process with the server's secret can send one. */
export interface IngestReport {
  /** Random name of the reporting process. */
  readonly ingest: string;
  /** Port on which it listens; null while it can't. */
  readonly port: number | null;
  readonly session: IngestSession | null;
  /** The encoder that is connected; without figures before its first segment. */
  readonly push: { readonly since: string; readonly figures: StreamFigures | null } | null;
  /** Last problem of this process. */
  readonly problem: IngestProblem | null;
}

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
  readonly limits: SettingValues['stream'];
}
