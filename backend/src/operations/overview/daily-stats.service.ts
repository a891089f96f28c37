import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import {
  DAY_MS,
  dayOf,
  firstMoment,
  NOTE_ACTIVE,
  noteActiveValues,
  type TimeRange,
  type DailyStat,
  talliedUntil,
  countDailyStats,
} from './daily-stats.js';

/**
 * Delay before an event is counted: by then its transaction has ended, and small clock differences between
 * nodes do not matter. Later events are read from ledger and rounds themselves.
 */
const SETTLING_MS = 10 * 60 * 1000;

/** Maximum range that one transaction adds up; on a busy site it still takes only an instant. */
const STEP_MS = DAY_MS / 4;

/**
 * Adds up the events of each day, some minutes later and outside the members' transactions. A round outcome
 * or a purchase therefore writes nothing for it and never waits. Ledger lines and round outcomes never
 * change, so every moment is counted once.
 */
@Injectable()
export class DailyStatsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Counts all settled events. The next run continues an interrupted one; two nodes may run it at once. */
  async catchUp(): Promise<void> {
    const now = this.clock.now().getTime();
    const end = now - SETTLING_MS;
    let mark = await talliedUntil(this.database);
    // A clock that was ahead has counted a time before it came.
    if (mark > now) return this.rebuild();
    let from = mark === 0 ? ((await firstMoment(this.database)) ?? end) : mark;
    while (from < end) {
      const until = Math.min(end, from - (from % STEP_MS) + STEP_MS);
      if (!(await this.countRange(mark, { from, until }))) return;
      [mark, from] = [until, until];
    }
  }

  /** Deletes all daily stats and computes them again. */
  rebuild(): Promise<void> {
    return withDeadline(MAINTENANCE_DEADLINE_MS, async () => {
      await this.unitOfWork.run(async (tx) => {
        await tx.execute('UPDATE tally_marks SET talliedUntil = 0');
        await tx.execute('DELETE FROM daily_tallies');
        await tx.execute('DELETE FROM tallied_members');
      });
      await this.catchUp();
    });
  }

  /** @returns false if another node counted the range first */
  private countRange(mark: number, range: TimeRange): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const moved = await tx.execute('UPDATE tally_marks SET talliedUntil = ? WHERE talliedUntil = ?', [
        range.until,
        mark,
      ]);
      if (moved === 0) return false;
      for (const dailyStat of await countDailyStats(tx, range)) await add(tx, dailyStat);
      await tx.execute(NOTE_ACTIVE, noteActiveValues(range));
      if (range.until % DAY_MS === 0) await closeDay(tx, dayOf(range.from));
      return true;
    });
  }
}

async function add(tx: Transaction, { day, kind, name, events, coins }: DailyStat): Promise<void> {
  const found = await tx.execute(
    `UPDATE daily_tallies SET events = events + ?, coins = coins + ? WHERE day = ? AND kind = ? AND name = ?`,
    [events, coins, day, kind, name],
  );
  if (found > 0) return;
  await tx.execute('INSERT INTO daily_tallies (day, kind, name, events, coins) VALUES (?, ?, ?, ?, ?)', [
    ...[day, kind, name, events, coins],
  ]);
}

/** Replaces the list of active members of a finished day by its count. */
async function closeDay(tx: Transaction, day: number): Promise<void> {
  await tx.execute(
    `INSERT INTO daily_tallies (day, kind, name, events)
     SELECT day, 'member', 'active', COUNT(*) FROM tallied_members WHERE day = ? GROUP BY day`,
    [day],
  );
  await tx.execute('DELETE FROM tallied_members WHERE day = ?', [day]);
}
