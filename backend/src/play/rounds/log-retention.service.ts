import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Number of a member's last rounds that keep their logs, whatever their status. */
const KEPT_LAST_ROUNDS = 20;

/** Members per read, and logs deleted per transaction. */
const MEMBERS_PER_BATCH = 50;
const LOGS_PER_TRANSACTION = 200;

/** First and last id of a batch of members. */
type MemberRange = readonly [number, number];

/** Result of a run. */
export interface PrunedLogs {
  /** Number of deleted logs; their rounds, verdicts and hashes stay. */
  readonly dropped: number;
  readonly kept: number;
}

/** Deletes logs that are no longer needed, so that the database does not grow with every round. */
@Injectable()
export class LogRetentionService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Deletes all logs except those of each member's best round per game (as ranked: score, then fewer ticks,
   * then earlier), of each member's last twenty rounds, of flagged rounds, and of rounds on a board, which
   * every member may watch. The transactions are small, so that requests to a running server do not wait for
   * long. An interrupted run is completed by the next one.
   */
  async pruneLogs(): Promise<PrunedLogs> {
    let dropped = 0;
    let members = await this.membersAfter(0);
    for (; members.length > 0; members = await this.membersAfter(members.at(-1) ?? Infinity)) {
      const range = [members[0] ?? 0, members.at(-1) ?? 0] as const;
      for (let some = await this.prune(range); some > 0; some = await this.prune(range)) dropped += some;
    }
    const [row] = await this.database.query<{ kept: number }>(
      'SELECT COUNT(*) AS kept FROM rounds WHERE packedLog IS NOT NULL',
    );
    return { dropped, kept: row?.kept ?? 0 };
  }

  private async membersAfter(userId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ${MEMBERS_PER_BATCH}`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a batch of logs and returns its size. The members are locked, so that no verdict or void can make
   * one of these rounds the best in the meantime.
   */
  private prune(range: MemberRange): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id BETWEEN ? AND ?', range);
      const rounds = await dispensable(tx, range);
      if (rounds.length === 0) return 0;
      const marks = rounds.map(() => '?').join(', ');
      return tx.execute(`UPDATE rounds SET packedLog = NULL WHERE id IN (${marks})`, rounds);
    });
  }
}

/** Returns some rounds whose logs may be deleted. Only proven rounds are ranked, never voided ones. */
async function dispensable(tx: Transaction, range: MemberRange): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id, userId, game, isFlagged,
         ROW_NUMBER() OVER (PARTITION BY userId ORDER BY decidedAt DESC, id DESC) AS recency,
         ROW_NUMBER() OVER (
           PARTITION BY userId, game
           ORDER BY CASE WHEN status = 'proven' THEN 0 ELSE 1 END, score DESC, ticks, decidedAt, id
         ) AS place
       FROM rounds WHERE packedLog IS NOT NULL AND userId BETWEEN ? AND ?
     ) ranked
     WHERE isFlagged = 0 AND recency > ${KEPT_LAST_ROUNDS} AND place > 1
       AND NOT EXISTS (
         SELECT 1 FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ranked.userId
         WHERE b.board = ranked.game AND e.roundId = ranked.id)
     LIMIT ${LOGS_PER_TRANSACTION}`,
    range,
  );
  return rows.map(({ id }) => id);
}
