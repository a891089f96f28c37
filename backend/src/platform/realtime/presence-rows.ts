import type { Transaction } from '../database/unit-of-work.js';

/** Age of the last heartbeat after which a node counts as dead. */
export const STALE_MS = 75_000;

/** Upper limit for one increment of a member's online time, in case a heartbeat was missed. */
const MAX_COUNTED_MS = STALE_MS;

/** Maximum number of rows per statement. */
const CHUNK = 5000;

export interface PresenceRow {
  readonly userId: number;
  readonly playing: string | null;
}

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** Splits `list` into parts that fit into one statement. */
function chunksOf<T>(list: readonly T[], size: number = CHUNK): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}

/** Updates a node's heartbeat. Returns false if other nodes have removed it as dead, with its members. */
export async function keepNode(tx: Transaction, nodeId: string, now: Date): Promise<boolean> {
  const found = await tx.execute('UPDATE presence_nodes SET beatAt = ? WHERE id = ?', [now, nodeId]);
  return found > 0;
}

export async function addNode(tx: Transaction, nodeId: string, now: Date): Promise<void> {
  await tx.execute('INSERT INTO presence_nodes (id, beatAt) VALUES (?, ?)', [nodeId, now]);
}

/**
 * Adds the members' time on the site up to now, in whole seconds; the rest of a second is counted next time.
 * Time counted by one node or tab is not counted again (`users.presentUntil`). A time that only a clock
 * running ahead can have written is ignored. Locks the members' rows.
 */
export async function countTime(tx: Transaction, userIds: readonly number[], now: Date): Promise<void> {
  const time = now.getTime();
  const gap = '(? - presentUntil)';
  for (const ids of chunksOf(userIds)) {
    await tx.execute(
      `UPDATE users SET
         totalTimeSpent = totalTimeSpent + CASE
           WHEN ${gap} >= ? THEN ? WHEN ${gap} > 0 THEN (${gap} - ${gap} % 1000) / 1000 ELSE 0 END,
         presentUntil = CASE
           WHEN ${gap} >= ? OR ${gap} <= ? THEN ? WHEN ${gap} > 0 THEN ? - ${gap} % 1000 ELSE presentUntil END,
         lastSeen = ?
       WHERE id IN (${marks(ids.length)}) AND closedAt IS NULL`,
      [
        ...[time, MAX_COUNTED_MS, MAX_COUNTED_MS / 1000, time, time, time],
        ...[time, MAX_COUNTED_MS, time, -MAX_COUNTED_MS, time, time, time, time],
        time,
        ...ids,
      ],
    );
  }
}

/**
 * Inserts or replaces the rows of members who are at a node. For members who are at no other node, online
 * time starts now.
 */
export async function join(
  tx: Transaction,
  nodeId: string,
  members: readonly PresenceRow[],
  now: Date,
): Promise<void> {
  const time = now.getTime();
  for (const part of chunksOf(members)) {
    const ids = part.map(({ userId }) => userId);
    await tx.execute(
      `UPDATE users SET isOnline = 1, lastSeen = ?, presentUntil = CASE
         WHEN presentUntil > ? OR EXISTS (SELECT 1 FROM presence_members m WHERE m.userId = users.id)
         THEN presentUntil ELSE ? END
       WHERE id IN (${marks(ids.length)}) AND closedAt IS NULL`,
      [time, time, time, ...ids],
    );
    await remove(tx, nodeId, ids);
    await tx.execute(
      `INSERT INTO presence_members (nodeId, userId, playing) VALUES ${part.map(() => '(?, ?, ?)').join(', ')}`,
      part.flatMap(({ userId, playing }) => [nodeId, userId, playing]),
    );
  }
}

/** Removes members from a node and counts their last seconds. Members who are at no other node go offline. */
export async function leave(
  tx: Transaction,
  nodeId: string,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  await countTime(tx, userIds, now);
  for (const ids of chunksOf(userIds)) {
    await remove(tx, nodeId, ids);
  }
  await markOffline(tx, userIds);
}

/** Stores the games that members of a node play, with one statement per game. */
export async function play(tx: Transaction, nodeId: string, members: readonly PresenceRow[]): Promise<void> {
  for (const game of new Set(members.map(({ playing }) => playing))) {
    const players = members.filter(({ playing }) => playing === game).map(({ userId }) => userId);
    for (const ids of chunksOf(players)) {
      await tx.execute(
        `UPDATE presence_members SET playing = ? WHERE nodeId = ? AND userId IN (${marks(ids.length)})`,
        [game, nodeId, ...ids],
      );
    }
  }
}

/**
 * Removes a node without a heartbeat since `deadline`, and its members, whose time was counted up to its last
 * beat.
 *
 * @returns its members; none when it has sent a heartbeat after all, or another node was faster.
 */
export async function removeNode(tx: Transaction, nodeId: string, deadline: Date): Promise<number[]> {
  const removed = await tx.execute('DELETE FROM presence_nodes WHERE id = ? AND beatAt <= ?', [
    nodeId,
    deadline,
  ]);
  if (removed === 0) return [];
  const rows = await tx.query<{ userId: number }>(
    'SELECT userId FROM presence_members WHERE nodeId = ? ORDER BY userId',
    [nodeId],
  );
  await tx.execute('DELETE FROM presence_members WHERE nodeId = ?', [nodeId]);
  const userIds = rows.map(({ userId }) => userId);
  await markOffline(tx, userIds);
  return userIds;
}

/** Returns the rows of these members at any node, without those of dead nodes that are not yet removed. */
export async function rowsOf(
  database: Pick<Transaction, 'query'>,
  userIds: readonly number[],
  now: Date,
): Promise<PresenceRow[]> {
  const rows: PresenceRow[] = [];
  for (const ids of chunksOf(userIds)) {
    const found = await database.query<PresenceRow>(
      `SELECT m.userId, m.playing FROM presence_members m JOIN presence_nodes n ON n.id = m.nodeId
       WHERE n.beatAt > ? AND m.userId IN (${marks(ids.length)})`,
      [new Date(now.getTime() - STALE_MS), ...ids],
    );
    rows.push(...found);
  }
  return rows;
}

/**
 * Returns when these members were last seen, in milliseconds UTC; null for members who never were, or have
 * closed the account.
 */
export async function lastSeenOf(
  database: Pick<Transaction, 'query'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const seen = new Map<number, number | null>();
  for (const ids of chunksOf(userIds)) {
    const found = await database.query<{ id: number; lastSeen: number | null }>(
      `SELECT id, lastSeen FROM users WHERE id IN (${marks(ids.length)})`,
      ids,
    );
    for (const { id, lastSeen } of found) seen.set(id, lastSeen);
  }
  return seen;
}

/** Returns the number of members who have a socket at a live node. */
export async function countOnline(database: Pick<Transaction, 'query'>, now: Date): Promise<number> {
  const [row] = await database.query<{ members: number }>(
    `SELECT COUNT(DISTINCT m.userId) AS members FROM presence_members m JOIN presence_nodes n ON n.id = m.nodeId
     WHERE n.beatAt > ?`,
    [new Date(now.getTime() - STALE_MS)],
  );
  return row?.members ?? 0;
}

async function remove(tx: Transaction, nodeId: string, ids: readonly number[]): Promise<void> {
  await tx.execute(`DELETE FROM presence_members WHERE nodeId = ? AND userId IN (${marks(ids.length)})`, [
    nodeId,
    ...ids,
  ]);
}

async function markOffline(tx: Transaction, userIds: readonly number[]): Promise<void> {
  for (const ids of chunksOf(userIds)) {
    await tx.execute(
      `UPDATE users SET isOnline = 0 WHERE id IN (${marks(ids.length)})
         AND NOT EXISTS (SELECT 1 FROM presence_members m WHERE m.userId = users.id)`,
      ids,
    );
  }
}
