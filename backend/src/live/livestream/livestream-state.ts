import { PREVIEW } from './ingest-orders.js';
import type { IngestReportDto, IngestSessionDto } from './ingest-report.dto.js';
import type { LivestreamDto } from './livestream.dto.js';

/** Row of the livestream, as returned by a SELECT. */
export interface LivestreamRow {
  readonly isOpen: number;
  readonly showNumber: number;
  readonly endedAt: number | null;
  readonly streamKeyHash: string | null;
  readonly streamKeySealed: string | null;
  /** JSON. */
  readonly report: string | null;
  readonly reportedAt: number | null;
  /** JSON. */
  readonly problem: string | null;
}

/**
 * How long a report is valid. While something is streamed, the ingest reports every second; otherwise its
 * reports are stored every half minute.
 */
const ACTIVE_REPORT_HOLDS_MS = 12_000;
const IDLE_REPORT_HOLDS_MS = 75_000;

const UPCOMING_MS = 60 * 60 * 1000;
const ENDED_MS = 30 * 60 * 1000;

/** Returns the audience of the open show; admins while none is open. */
export function audienceOf({ isOpen, showNumber }: Pick<LivestreamRow, 'isOpen' | 'showNumber'>): string {
  return isOpen === 1 ? `show-${showNumber}` : PREVIEW;
}

/** Returns the ingest's last report while it is valid. */
export function currentReport(row: LivestreamRow, now: number): IngestReportDto | undefined {
  if (row.report === null || row.reportedAt === null) return undefined;
  const report = JSON.parse(row.report) as IngestReportDto;
  const holdsMs = isActive(report) ? ACTIVE_REPORT_HOLDS_MS : IDLE_REPORT_HOLDS_MS;
  // A report from the future was written by a clock that ran ahead; it would hide that the ingest is gone.
  return Math.abs(now - row.reportedAt) <= holdsMs ? report : undefined;
}

/** Returns whether a report contains an encoder or something to watch. */
export function isActive({ session, push }: Pick<IngestReportDto, 'session' | 'push'>): boolean {
  return session !== null || push !== null;
}

/** Returns the session that viewers may watch now: LIVE is an open show with a session made for it. */
export function publicSession(row: LivestreamRow, now: number): IngestSessionDto | undefined {
  const session = currentReport(row, now)?.session;
  return row.isOpen === 1 && session?.audience === audienceOf(row) ? session : undefined;
}

/** Returns the state that the page shows. */
export function stateOf(
  row: LivestreamRow,
  nextStartsAt: number | undefined,
  now: number,
): LivestreamDto['state'] {
  if (publicSession(row, now)) return 'live';
  if (row.isOpen === 1) return 'upcoming';
  if (row.endedAt !== null && now - row.endedAt < ENDED_MS) return 'ended';
  return nextStartsAt !== undefined && nextStartsAt - now <= UPCOMING_MS ? 'upcoming' : 'offline';
}

/** Returns the path of a session's playlist. */
export function playlistOf({ name }: IngestSessionDto): string {
  return `/livestream/${name}/index.m3u8`;
}
