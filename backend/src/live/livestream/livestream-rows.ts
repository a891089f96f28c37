import type { RowSource } from '../../platform/database/row-source.js';
import type { RaceDetailsDto, StandingRowDto, WeeklyStreamDto } from './livestream.dto.js';
import type { LivestreamRow } from './livestream-state.js';

/** Content of the parts that are edited as a whole. The events are rows of `upcoming_events` instead. */
export interface ContentTypes {
  readonly schedule: readonly WeeklyStreamDto[];
  readonly standings: readonly StandingRowDto[];
  readonly events: readonly [];
  readonly details: RaceDetailsDto;
}

/** The name of a part that is edited as a whole. */
export type ContentName = keyof ContentTypes;

/** All parts with their versions. */
export type Contents = {
  readonly [Name in ContentName]: { readonly version: number; readonly content: ContentTypes[Name] };
};

/** Reads the livestream's row. */
export async function readLivestream(reader: RowSource): Promise<LivestreamRow> {
  const [row] = await reader.query<LivestreamRow>(
    `SELECT isOpen, showNumber, endedAt, streamKeyHash, streamKeySealed, report, reportedAt, problem
     FROM livestream WHERE id = 1`,
  );
  if (!row) throw new Error('The row of the livestream is missing.');
  return row;
}

/** Reads all parts that are edited as a whole. */
export async function readContents(reader: RowSource): Promise<Contents> {
  const rows = await reader.query<{ name: string; version: number; content: string }>(
    'SELECT name, version, content FROM livestream_contents',
  );
  const parts = rows.map(({ name, version, content }) => [
    name,
    { version, content: JSON.parse(content) as unknown },
  ]);
  return Object.fromEntries(parts) as Contents;
}
