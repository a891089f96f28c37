import { ONE_TIME_PASSWORD_MS } from '../../members/auth/one-time-password.js';
import { CLOCK_FAULT_MS } from '../../platform/common/clock.js';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import type { UnitOfWork } from '../../platform/database/unit-of-work.js';

/** So many rows are repaired by one transaction: nobody's request waits for long. */
const BATCH_ROWS = 500;

/** A column with times of which none can be later than now, or than so long from now, and what sets those right that are. */
interface TimeColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** Begins a sentence that ends with how many there are. */
  readonly what: string;
  /** How much later than now it may be all the same; not at all where left out. */
  readonly mayBeMs?: number;
  /** The assignments of an UPDATE, `:now` and `:ahead` standing for milliseconds. The column itself comes last. */
  readonly set: string;
}

/**
 * What a clock that was ahead keeps people from doing until that time comes. `:ahead` is how far the latest ticket is:
 * tickets and rounds come to lie before now by it, in their order, and none earlier than it really was issued.
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
    ...{ table: 'presence_nodes', key: 'id', column: 'beatAt', what: 'Nodes that beat later than now' },
    // One that runs beats again by itself.
    set: 'beatAt = 0',
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
    // Who watches says so again.
    set: 'seenAt = 0',
  },
];

/** What happened stays as it was told: ledger and verdicts go together, and neither is ever changed. */
const KEPT: readonly Pick<TimeColumn, 'table' | 'column' | 'what' | 'mayBeMs'>[] = [
  { table: 'rounds', column: 'decidedAt', what: 'Verdicts of later than now' },
  { table: 'coin_transactions', column: 'createdAt', what: 'Ledger lines of later than now' },
];

/** How many rows of a kind are later than now. */
export interface WrongTimes {
  readonly what: string;
  readonly rows: number;
  /** Whether they stay as they are. */
  readonly isKept: boolean;
}

/** Counts what is later than now by more than a minute; kinds of which there is nothing are left out. */
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

/** Sets right what `findWrongTimes` finds and does not keep. It may be cut off: what is left is done the next time. */
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
