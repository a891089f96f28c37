import { PREVIEW } from './ingest-orders.js';
import type { IngestReportDto, IngestSessionDto } from './ingest-report.dto.js';
import type { LivestreamDto } from './livestream.dto.js';

/** What the livestream's row says, as a SELECT gives it. */
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

/** While something is streamed, the ingest reports every second; otherwise what it says is kept each half minute. */
const ACTIVE_REPORT_HOLDS_MS = 12_000;
const IDLE_REPORT_HOLDS_MS = 75_000;

const UPCOMING_MS = 60 * 60 * 1000;
const ENDED_MS = 30 * 60 * 1000;

/** The audience that a show has, or admins while none is open. */
export function audienceOf({ isOpen, showNumber }: Pick<LivestreamRow, 'isOpen' | 'showNumber'>): string {
  return isOpen === 1 ? `show-${showNumber}` : PREVIEW;
}

/** The ingest's last report, as long as it still holds. */
export function currentReport(row: LivestreamRow, now: number): IngestReportDto | undefined {
  if (row.report === null || row.reportedAt === null) return undefined;
  const report = JSON.parse(row.report) as IngestReportDto;
  const holdsMs = isActive(report) ? ACTIVE_REPORT_HOLDS_MS : IDLE_REPORT_HOLDS_MS;
  // One from the future was written by a clock that ran ahead: nobody would notice that the ingest is gone.
  return Math.abs(now - row.reportedAt) <= holdsMs ? report : undefined;
}

/** Whether a report tells of an encoder or of something to watch. */
export function isActive({ session, push }: Pick<IngestReportDto, 'session' | 'push'>): boolean {
  return session !== null || push !== null;
}

/** What viewers may watch now: LIVE is a show that is open and a session that was made for it. */
export function publicSession(row: LivestreamRow, now: number): IngestSessionDto | undefined {
  const session = currentReport(row, now)?.session;
  return row.isOpen === 1 && session?.audience === audienceOf(row) ? session : undefined;
}

/** What the page calls it. */
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

/** Where a session's playlist is. */
export function playlistOf({ name }: IngestSessionDto): string {
  return `/livestream/${name}/index.m3u8`;
}
