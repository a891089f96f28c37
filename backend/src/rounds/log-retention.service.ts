import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { UnitOfWork } from '../database/unit-of-work.js';

/** How many of a member's last rounds keep their logs, whatever came of them. */
const KEPT_LAST_ROUNDS = 20;

/** How many members are looked at in one read, and how many logs one transaction drops. */
const MEMBERS_PER_BATCH = 50;
const LOGS_PER_TRANSACTION = 200;

/** What a pruning did. */
export interface PrunedLogs {
  /** How many logs were dropped; their rounds, verdicts and hashes stay. */
  readonly dropped: number;
  readonly kept: number;
}

/** Drops logs that nobody needs any more, so that the database does not grow by every round for ever. */
@Injectable()
export class LogRetention {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Drops all logs but those of each member's best round per game (as ranked: score, then fewer ticks, then earlier),
   * of each member's last twenty rounds and of flagged rounds. Small transactions, so that a running server never
   * waits long; cut off half-way, it goes on the next time.
   */
  async pruneLogs(): Promise<PrunedLogs> {
    let dropped = 0;
    let members = await this.membersAfter(0);
    for (; members.length > 0; members = await this.membersAfter(members.at(-1) ?? Infinity)) {
      const dispensable = await this.dispensable(members);
      while (dispensable.length > 0) dropped += await this.drop(dispensable.splice(0, LOGS_PER_TRANSACTION));
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

  /** The rounds of these members whose logs may go. Only proven rounds are ranked; a voided one is nobody's best. */
  private async dispensable(members: readonly number[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM (
         SELECT id, isFlagged,
           ROW_NUMBER() OVER (PARTITION BY userId ORDER BY decidedAt DESC, id DESC) AS recency,
           ROW_NUMBER() OVER (
             PARTITION BY userId, game
             ORDER BY CASE WHEN status = 'proven' THEN 0 ELSE 1 END, score DESC, ticks, decidedAt, id
           ) AS place
         FROM rounds WHERE packedLog IS NOT NULL AND userId BETWEEN ? AND ?
       ) ranked
       WHERE isFlagged = 0 AND recency > ${KEPT_LAST_ROUNDS} AND place > 1`,
      [members[0] ?? 0, members.at(-1) ?? 0],
    );
    return rows.map(({ id }) => id);
  }

  private drop(rounds: readonly string[]): Promise<number> {
    const marks = rounds.map(() => '?').join(', ');
    return this.unitOfWork.run((tx) =>
      tx.execute(`UPDATE rounds SET packedLog = NULL WHERE id IN (${marks})`, rounds),
    );
  }
}
