import { type IngestReport, type IngestSession, PREVIEW } from './ingest-channel.js';
import type { LivestreamDto } from './livestream.dto.js';
import type { LivestreamEntity } from './livestream.entity.js';

/**
 * How long a report is valid. The ingest reports every second; while nothing is streamed, its reports are
 * stored every half minute.
 */
const ACTIVE_REPORT_HOLDS_MS = 12_000;
const IDLE_REPORT_HOLDS_MS = 75_000;

const UPCOMING_MS = 60 * 60 * 1000;
const ENDED_MS = 30 * 60 * 1000;

/** Returns the audience of the open show; admins while none is open. */
export function audienceOf({ isOpen, showNumber }: Pick<LivestreamEntity, 'isOpen' | 'showNumber'>): string {
  return isOpen ? `show-${showNumber}` : PREVIEW;
}

/** Returns the ingest's last report while it is valid. */
export function currentReport({ report, reportedAt }: LivestreamEntity, now: Date): IngestReport | undefined {
  if (report === null || reportedAt === null) return undefined;
  const holdsMs = isActive(report) ? ACTIVE_REPORT_HOLDS_MS : IDLE_REPORT_HOLDS_MS;
  // A report from the future was written by a clock that ran ahead; it would hide that the ingest is gone.
  return Math.abs(now.getTime() - reportedAt.getTime()) <= holdsMs ? report : undefined;
}

/** Returns whether a report contains an encoder or something to watch. */
export function isActive({ session, push }: Pick<IngestReport, 'session' | 'push'>): boolean {
  return session !== null || push !== null;
}

/** Returns the session that viewers may watch now: LIVE is an open show with a session made for it. */
export function publicSession(row: LivestreamEntity, now: Date): IngestSession | undefined {
  const session = currentReport(row, now)?.session;
  return row.isOpen && session?.audience === audienceOf(row) ? session : undefined;
}

/** Returns the state that the page shows. */
export function stateOf(
  row: LivestreamEntity,
  nextStartsAt: string | undefined,
  now: Date,
): LivestreamDto['state'] {
  if (publicSession(row, now)) return 'live';
  if (row.isOpen) return 'upcoming';
  if (row.endedAt !== null && now.getTime() - row.endedAt.getTime() < ENDED_MS) return 'ended';
  return nextStartsAt !== undefined && Date.parse(nextStartsAt) - now.getTime() <= UPCOMING_MS
    ? 'upcoming'
    : 'offline';
}

/** Returns the path of a session's playlist. */
export function playlistOf({ name }: IngestSession): string {
  return `/livestream/${name}/index.m3u8`;
}
