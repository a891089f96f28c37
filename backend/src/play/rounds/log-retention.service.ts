import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';

/** How many of a member's last rounds keep their logs, whatever came of them. */
const KEPT_LAST_ROUNDS = 20;

/** How many members are looked at in one read, and how many logs one transaction drops. */
const MEMBERS_PER_BATCH = 50;
const LOGS_PER_TRANSACTION = 200;

/** The first and the last id of some members. */
type MemberRange = readonly [number, number];

/** What a pruning did. */
export interface PrunedLogs {
  /** How many logs were dropped; their rounds, verdicts and hashes stay. */
  readonly dropped: number;
  readonly kept: number;
}

/** Drops logs that nobody needs any more, so that the database does not grow by every round for ever. */
@Injectable()
export class LogRetentionService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Drops all logs but those of each member's best round per game (as ranked: score, then fewer ticks, then earlier),
   * of each member's last twenty rounds, of flagged rounds and of those that a board names, where everybody may watch
   * them. Small transactions, so that a running server never waits long; cut off half-way, it goes on the next time.
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

  /** Drops some logs of members; gives how many. No verdict or void can make one of them the best meanwhile. */
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

/** Some rounds of these members whose logs may go. Only proven rounds are ranked; a voided one is nobody's best. */
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
