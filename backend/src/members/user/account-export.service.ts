import { Injectable } from '@nestjs/common';
import { Database, marks, type RowSource, type SqlValue } from '../../platform/database/database.js';
import { memberCaller } from '../../platform/limits/fair-queue.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { toUserDto } from './user.mapper.js';
import type { UserRow } from './user.row.js';

/** Rows per query, so that a query takes a millisecond or two and other requests are answered in between. */
const ROWS_AT_ONCE = 100;

/** Maximum number of sessions in an export. */
const MAX_SESSIONS = 500;

/** One list of an export. */
interface Part {
  readonly name: string;
  /**
   * Query without order and limit. `:me` stands for the member's id, `:after` for the condition that
   * continues after the last slice.
   */
  readonly select: string;
  /** Columns to order by, unique among the member's rows and covered by an index. */
  readonly key: readonly string[];
  /** Columns with milliseconds UTC, which become ISO-8601. */
  readonly times?: readonly string[];
}

/** Returns a query for the member's messages of one side, which uses the index of that side. */
const ownLines = (side: 'senderId' | 'receiverId'): string =>
  `SELECT id FROM (SELECT m.id FROM direct_messages m WHERE m.${side} = :me AND :after
   ORDER BY m.id LIMIT ${ROWS_AT_ONCE}) ${side}s`;

/** All tables with data about a member, without hashes and secrets. */
const PARTS: readonly Part[] = [
  {
    name: 'arrival',
    select: `SELECT id, firstColour, firstFlightEndedAt, goalItemType, goalItemId FROM users
      WHERE id = :me AND :after`,
    key: ['id'],
    times: ['firstFlightEndedAt'],
  },
  {
    // At most 20 rows, so one slice: rows with equal times are not skipped.
    name: 'knownDevices',
    select: 'SELECT device, lastUsedAt FROM known_devices WHERE userId = :me AND :after',
    key: ['lastUsedAt'],
    times: ['lastUsedAt'],
  },
  {
    name: 'coinTransactions',
    select: `SELECT id, amount, description, source, balanceAfter, createdAt FROM coin_transactions
      WHERE userId = :me AND :after`,
    key: ['id'],
    times: ['createdAt'],
  },
  {
    name: 'gameStats',
    select: `SELECT gameName, timePlayed, timesPlayed, highScore, lastPlayed, unverifiedTimePlayed,
        unverifiedTimesPlayed, unverifiedHighScore
      FROM game_stats WHERE userId = :me AND :after`,
    key: ['gameName'],
    times: ['lastPlayed'],
  },
  {
    name: 'rounds',
    select: `SELECT id, game, rulesVersion, isStocked, pays, isRestarted, status, reason, score, coins, ticks, isNewHighScore, isFlawless,
        playedOffline, field, issuedAt, expiresAt, decidedAt, voidedAt, voidReason, coinsMissing
      FROM rounds WHERE userId = :me AND :after`,
    key: ['issuedAt', 'id'],
    times: ['issuedAt', 'expiresAt', 'decidedAt', 'voidedAt'],
  },
  {
    name: 'inventory',
    select: 'SELECT itemType, itemId, copies FROM inventory WHERE userId = :me AND :after',
    key: ['itemType', 'itemId'],
  },
  {
    name: 'receipts',
    select: 'SELECT id, kind, total, createdAt FROM receipts WHERE userId = :me AND :after',
    key: ['id'],
    times: ['createdAt'],
  },
  {
    name: 'receiptItems',
    select: `SELECT r.id AS receiptId, i.itemType, i.itemId, i.copies, i.coins
      FROM receipts r JOIN receipt_items i ON i.receiptId = r.id WHERE r.userId = :me AND :after`,
    key: ['r.id AS receiptId', 'i.itemType', 'i.itemId'],
  },
  {
    name: 'pictureUploads',
    select: `SELECT id, profilePicture, price, balanceAfter, createdAt FROM picture_uploads
      WHERE userId = :me AND :after`,
    key: ['id'],
    times: ['createdAt'],
  },
  {
    name: 'chatMessages',
    select: `SELECT id, message, CASE WHEN removalId IS NULL THEN 0 ELSE 1 END AS wasRemoved, createdAt
      FROM chat_messages WHERE userId = :me AND :after`,
    key: ['id'],
    times: ['createdAt'],
  },
  {
    name: 'chatMutes',
    select: 'SELECT until, reason, createdAt FROM chat_mutes WHERE userId = :me AND :after',
    key: ['createdAt'],
    times: ['until', 'createdAt'],
  },
  {
    name: 'friends',
    select: `SELECT f.id, u.username, f.status, CASE WHEN f.userId = u.id THEN 1 ELSE 0 END AS theyAsked,
        f.createdAt, f.updatedAt
      FROM friendships f JOIN users u ON u.id IN (f.userId, f.friendId)
      WHERE (f.userId = :me OR f.friendId = :me) AND u.id <> :me AND :after`,
    key: ['f.id'],
    times: ['createdAt', 'updatedAt'],
  },
  {
    name: 'directMessages',
    select: `SELECT m.id, u.username AS \`with\`, CASE WHEN m.senderId = u.id THEN 0 ELSE 1 END AS isMine, m.message,
        m.itemType, m.itemId, m.\`read\`, m.createdAt, m.readAt
      FROM (${ownLines('senderId')} UNION ALL ${ownLines('receiverId')}) own
      JOIN direct_messages m ON m.id = own.id
      JOIN users u ON u.id IN (m.senderId, m.receiverId) AND u.id <> :me`,
    key: ['m.id'],
    times: ['createdAt', 'readAt'],
  },
  {
    name: 'notifications',
    select: 'SELECT id, type, content, `read`, createdAt FROM notifications WHERE userId = :me AND :after',
    key: ['id'],
    times: ['createdAt'],
  },
];

type Row = Record<string, string | number | null>;

/** A condition or statement with the values of its placeholders. */
interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Builds the export of a member's data in slices, so that the server answers other requests in between. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly database: Database,
    private readonly queue: ReadQueue,
  ) {}

  /** Yields the export in pieces: one JSON object with the account and a list per kind of data. */
  async *of(member: UserRow): AsyncGenerator<string> {
    const source = this.queue.slices(this.database, memberCaller(member.id));
    const sessions = JSON.stringify(await sessionsOf(source, member.id));
    yield `{"account":${JSON.stringify(toUserDto(member))},"sessions":${sessions}`;
    for (const part of PARTS) {
      yield `,${JSON.stringify(part.name)}:[`;
      yield* slicesOf(source, part, member.id);
      yield ']';
    }
    yield '}\n';
  }
}

/** Reads all sessions at once: few exist, and their only key is a secret's hash, no order for slices. */
async function sessionsOf(source: RowSource, userId: number): Promise<unknown[]> {
  const rows = await source.query<Row>(
    `SELECT device, createdAt, lastSeenAt, expiresAt FROM sessions WHERE userId = ?
     ORDER BY createdAt LIMIT ${MAX_SESSIONS}`,
    [userId],
  );
  return rows.map((row) => readable(row, ['createdAt', 'lastSeenAt', 'expiresAt']));
}

/** Yields the rows in slices, by key. Rows changed meanwhile may be missing, but none appears twice. */
async function* slicesOf(source: RowSource, part: Part, userId: number): AsyncGenerator<string> {
  for (let last: Row | undefined; ;) {
    const { text, values } = statementOf(part, userId, last);
    const rows = await source.query<Row>(text, values);
    const lines = rows.map((row) => JSON.stringify(readable(row, part.times))).join(',');
    if (rows.length > 0) yield (last === undefined ? '' : ',') + lines;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

/**
 * Returns the query for the rows of a part after `last`. The first column of its key has a condition of its own,
 * so that its index is used.
 */
function statementOf({ select, key }: Part, userId: number, last: Row | undefined): Sql {
  const keys = key.map((named) => named.split(' AS ')[0]);
  const reached = key.map((named) => last?.[named.replace(/^.* AS |^.*\./, '')] ?? null);
  const after = last
    ? {
        text: `${keys[0]} >= ? AND (${keys.join(', ')}) > (${marks(keys)})`,
        values: [reached[0] ?? null, ...reached],
      }
    : { text: '1 = 1', values: [] };
  const values: SqlValue[] = [];
  const text = select.replace(/:me|:after/g, (mark) => {
    values.push(...(mark === ':me' ? [userId] : after.values));
    return mark === ':me' ? '?' : after.text;
  });
  return { text: `${text} ORDER BY ${keys.join(', ')} LIMIT ${ROWS_AT_ONCE}`, values };
}

/** Returns a row with times as ISO-8601 UTC. */
function readable(row: Row, times: Part['times'] = []): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      times.includes(name) && value !== null ? new Date(Number(value)).toISOString() : value,
    ]),
  );
}
