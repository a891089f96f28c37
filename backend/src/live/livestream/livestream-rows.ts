import type { EntitySource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RaceDetailsDto, StandingRowDto, WeeklyStreamDto } from './livestream.dto.js';
import { LIVESTREAM_ID, LivestreamEntity } from './livestream.entity.js';
import { LivestreamContentEntity } from './livestream-content.entity.js';

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
export function readLivestream(source: EntitySource): Promise<LivestreamEntity> {
  return source.repository(LivestreamEntity).findOneByOrFail({ id: LIVESTREAM_ID });
}

/** Locks the livestream until the transaction ends, and returns its row. */
export async function lockLivestream(tx: Transaction): Promise<LivestreamEntity> {
  await tx.execute('UPDATE livestream SET isOpen = isOpen WHERE id = ?', [LIVESTREAM_ID]);
  return readLivestream(tx);
}

/** Changes the livestream's row, which is locked. */
export async function changeLivestream(tx: Transaction, change: Partial<LivestreamEntity>): Promise<void> {
  await tx.repository(LivestreamEntity).update(LIVESTREAM_ID, change);
}

/** Reads all parts that are edited as a whole. */
export async function readContents(source: EntitySource): Promise<Contents> {
  const parts = await source.repository(LivestreamContentEntity).find();
  return Object.fromEntries(parts.map((part) => [part.name, part])) as unknown as Contents;
}
