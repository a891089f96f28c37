import { ONE_TIME_PASSWORD_MS } from '../../members/auth/one-time-password.js';
import { CLOCK_FAULT_MS } from '../../platform/common/clock.js';
import type { RowSource } from '../../platform/database/row-source.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import type { UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Rows repaired per transaction; few, so that requests are not delayed. */
const BATCH_ROWS = 500;

/** A column whose times must not be later than now, or than `mayBeMs` from now, and how to repair them. */
interface TimeColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** Beginning of a sentence that ends with the number of rows. */
  readonly what: string;
  /** How much later than now a time may be, in milliseconds; 0 if omitted. */
  readonly mayBeMs?: number;
  /** Assignments of an UPDATE. `:now` and `:ahead` stand for milliseconds. The column itself comes last. */
  readonly set: string;
}

/**
 * Times from a clock that was ahead, which block members until that time comes. `:ahead` is how far the
 * latest ticket is ahead. Tickets and rounds are moved back by it, so that they lie before now in the same
 * order, and none before it was really issued.
 */
const REPAIRED: readonly TimeColumn[] = [
  {
    ...{ table: 'rounds', key: 'id', column: 'issuedAt', what: 'Tickets issued later than now' },
    set: 'expiresAt = expiresAt - :ahead, issuedAt = issuedAt - :ahead',
  },
  {
    ...{ table: 'rounds', key: 'id', column: 'countedUntil', what: 'Rounds that take up time to come' },
    set: 'countedUntil = :now',
  },
  {
    ...{ table: 'users', key: 'id', column: 'provenUntil', what: 'Members whose time is spent beyond now' },
    set: 'provenUntil = :now',
  },
  {
    ...{ table: 'users', key: 'id', column: 'presentUntil', what: 'Members who were there later than now' },
    set: 'presentUntil = :now',
  },
  {
    ...{ table: 'users', key: 'id', column: 'lastSeen', what: 'Members last seen later than now' },
    set: 'lastSeen = :now',
  },
  {
    ...{
      table: 'users',
      key: 'id',
      column: 'oneTimePasswordUntil',
      what: 'One-time passwords that open too long',
    },
    mayBeMs: ONE_TIME_PASSWORD_MS,
    set: `oneTimePasswordUntil = :now + ${ONE_TIME_PASSWORD_MS}`,
  },
  {
    ...{ table: 'sessions', key: 'id', column: 'lastSeenAt', what: 'Sessions renewed later than now' },
    set: `createdAt = CASE WHEN createdAt > :now THEN :now ELSE createdAt END,
      expiresAt = expiresAt - (lastSeenAt - :now), lastSeenAt = :now`,
  },
  {
    ...{ table: 'chat_mutes', key: 'id', column: 'createdAt', what: 'Mutes that began later than now' },
    set: 'until = until - (createdAt - :now), createdAt = :now',
  },
  {
    ...{ table: 'friendships', key: 'id', column: 'updatedAt', what: 'Friendships changed later than now' },
    set: 'createdAt = CASE WHEN createdAt > :now THEN :now ELSE createdAt END, updatedAt = :now',
  },
  {
    ...{ table: 'livestream_viewers', key: 'userId', column: 'seenAt', what: 'Viewers seen later than now' },
    // Viewers who still watch report again.
    set: 'seenAt = 0',
  },
];

/** Times that stay as they are: ledger and round outcomes belong together and never change. */
const KEPT: readonly Pick<TimeColumn, 'table' | 'column' | 'what' | 'mayBeMs'>[] = [
  { table: 'rounds', column: 'decidedAt', what: 'Verdicts of later than now' },
  { table: 'coin_transactions', column: 'createdAt', what: 'Ledger lines of later than now' },
];

/** Number of rows of one kind that are later than now. */
export interface WrongTimes {
  readonly what: string;
  readonly rows: number;
  /** Whether they are not repaired. */
  readonly isKept: boolean;
}

/** Counts times that are later than now by more than a minute. Kinds without any are left out. */
export async function findWrongTimes(source: RowSource, now: Date): Promise<WrongTimes[]> {
  const found: WrongTimes[] = [];
  for (const column of [...REPAIRED, ...KEPT]) {
    const [row] = await source.query<{ found: number }>(
      `SELECT COUNT(*) AS found FROM ${column.table} WHERE ${column.column} > ?`,
      [latest(column, now.getTime())],
    );
    const rows = row?.found ?? 0;
    if (rows > 0) found.push({ what: column.what, rows, isKept: !('set' in column) });
  }
  return found;
}

/** Repairs what `findWrongTimes` finds and does not keep. The next run completes an interrupted one. */
export async function repairWrongTimes(source: RowSource, unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const [row] = await source.query<{ latest: number | null }>('SELECT MAX(issuedAt) AS latest FROM rounds');
  const times = { now: now.getTime(), ahead: Math.max(0, (row?.latest ?? 0) - now.getTime()) };
  for (const column of REPAIRED) await repairColumn(source, unitOfWork, column, times);
}

async function repairColumn(
  source: RowSource,
  unitOfWork: UnitOfWork,
  repaired: TimeColumn,
  times: Readonly<Record<'now' | 'ahead', number>>,
): Promise<void> {
  const { table, key, column, set } = repaired;
  const after = latest(repaired, times.now);
  const values: SqlValue[] = [];
  const assignments = set.replaceAll(/:(now|ahead)/g, (_, name: 'now' | 'ahead') => {
    values.push(times[name]);
    return '?';
  });
  for (;;) {
    const rows = await source.query<{ id: SqlValue }>(
      `SELECT ${key} AS id FROM ${table} WHERE ${column} > ? LIMIT ${BATCH_ROWS}`,
      [after],
    );
    if (rows.length === 0) return;
    const marks = rows.map(() => '?').join(', ');
    await unitOfWork.run((tx) =>
      tx.execute(`UPDATE ${table} SET ${assignments} WHERE ${key} IN (${marks}) AND ${column} > ?`, [
        ...values,
        ...rows.map(({ id }) => id),
        after,
      ]),
    );
  }
}

function latest({ mayBeMs = 0 }: Pick<TimeColumn, 'mayBeMs'>, nowMs: number): number {
  return nowMs + mayBeMs + CLOCK_FAULT_MS;
}
