import type { EntitySource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { LIVESTREAM_ID, LivestreamEntity } from './livestream.entity.js';
import { LivestreamContentEntity } from './livestream-content.entity.js';
import { StandingEntity, WeeklyStreamEntity } from './livestream-lists.entity.js';

/** Target of all livestream actions in the audit log; there is only one livestream. */
export const LIVESTREAM_TARGET = { targetType: 'livestream', targetId: 'main' } as const;

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

/** Reads the details of the race and their version. */
export function readDetails(source: EntitySource): Promise<LivestreamContentEntity> {
  return source.repository(LivestreamContentEntity).findOneByOrFail({ name: 'details' });
}

/** Reads the weekly streams, by weekday and time. */
export function readSchedule(source: EntitySource): Promise<WeeklyStreamEntity[]> {
  return source.repository(WeeklyStreamEntity).find({ order: { weekday: 'ASC', time: 'ASC', id: 'ASC' } });
}

/** Reads the standings, the first place first. */
export function readStandings(source: EntitySource): Promise<StandingEntity[]> {
  return source.repository(StandingEntity).find({ order: { points: 'DESC', id: 'ASC' } });
}
