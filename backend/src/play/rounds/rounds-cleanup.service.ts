import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { lockAccount } from '../../members/user/lock-member.js';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Database, type RowSource } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { RoundEntity } from './round.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a ticket without a verdict is kept after it was abandoned, or issued if it was never sent. */
const KEPT_TICKETS_MS = 30 * DAY_MS;

/** Number of a member's last rounds that keep their logs. */
const KEPT_LOGS = 20;

/** Members per read, and logs or tickets deleted per transaction. */
const MEMBERS_AT_A_TIME = 50;
const ROWS_PER_TRANSACTION = 200;

/** Deletes logs and tickets that are no longer needed, so that the database does not grow with every round. */
@Injectable()
export class RoundsCleanupService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly queue: ReadQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every(DAY_MS, () => this.sweep(), 'Old logs and tickets of rounds were not deleted.');
  }

  /**
   * Deletes logs and tickets in small transactions between the requests, member by member. An interrupted run
   * is completed by the next one.
   */
  async sweep(): Promise<void> {
    const source = this.queue.slices(this.database);
    for (let last = 0; ;) {
      const members = await source.query<{ id: number }>(
        `SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ${MEMBERS_AT_A_TIME}`,
        [last],
      );
      if (members.length === 0) return;
      for (const { id } of members) {
        while (!this.scheduler.isStopping && (await this.hasMore(source, id))) await this.sweepSome(id);
        if (this.scheduler.isStopping) return;
        last = id;
      }
    }
  }

  private async hasMore(source: RowSource, userId: number): Promise<boolean> {
    return (
      (await oldTickets(source, userId, this.ticketsBefore())).length > 0 ||
      (await dispensableLogs(source, userId)).length > 0
    );
  }

  /** Locks the member, so that no verdict or void makes one of these rounds the best in the meantime. */
  private sweepSome(userId: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await lockAccount(tx, userId);
      const rounds = tx.repository(RoundEntity);
      const tickets = await oldTickets(tx, userId, this.ticketsBefore());
      if (tickets.length > 0) await rounds.delete(tickets);
      const logs = await dispensableLogs(tx, userId);
      if (logs.length > 0) await rounds.update(logs, { packedLog: null });
    });
  }

  private ticketsBefore(): Date {
    return new Date(this.clock.now().getTime() - KEPT_TICKETS_MS);
  }
}

/** Returns some tickets that were abandoned or issued before a moment, and for which no log has arrived. */
async function oldTickets(source: RowSource, userId: number, before: Date): Promise<string[]> {
  const rows = await source.query<{ id: string }>(
    `SELECT id FROM rounds WHERE userId = ? AND ((status = 'abandoned' AND decidedAt < ?)
       OR (status = 'open' AND issuedAt < ?)) LIMIT ${ROWS_PER_TRANSACTION}`,
    [userId, before, before],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns some rounds whose logs are not needed: all but those of the member's best round per game (as
 * ranked: score, then fewer ticks, then earlier), of the last twenty rounds, of flagged rounds, and of rounds
 * on a board, which every member may watch. Voided rounds are not ranked.
 */
async function dispensableLogs(source: RowSource, userId: number): Promise<string[]> {
  const rows = await source.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id, userId, game, isFlagged,
         ROW_NUMBER() OVER (ORDER BY decidedAt DESC, id DESC) AS recency,
         ROW_NUMBER() OVER (
           PARTITION BY game
           ORDER BY CASE WHEN status = 'proven' THEN 0 ELSE 1 END, score DESC, ticks, decidedAt, id
         ) AS place
       FROM rounds WHERE userId = ? AND status IN ('proven', 'voided') AND packedLog IS NOT NULL
     ) ranked
     WHERE isFlagged = 0 AND recency > ${KEPT_LOGS} AND place > 1
       AND NOT EXISTS (
         SELECT 1 FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ranked.userId
         WHERE b.board = ranked.game AND e.roundId = ranked.id)
     LIMIT ${ROWS_PER_TRANSACTION}`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
