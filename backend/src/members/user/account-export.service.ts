import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { yielding } from '../../platform/database/yielding-source.js';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import { toUserDto } from './user.mapper.js';
import type { UserRow } from './user.row.js';

/** How many rows are read at once: an export of any size takes little memory, and a slice of it a millisecond or two. */
const ROWS_AT_ONCE = 100;

/** So many of the devices that are signed in are told. */
const MAX_SESSIONS = 500;

/** One list of an export. */
interface Part {
  readonly name: string;
  /** The rows without order and limit. `:me` stands for the member's id, `:after` for what comes after the last slice. */
  readonly select: string;
  /** What the rows are read in the order of: unique among the member's, with an index that leads to it. */
  readonly key: readonly string[];
  /** Columns with milliseconds UTC, which become ISO-8601. */
  readonly times?: readonly string[];
}

/** The member's lines of one side, so that an index of that side leads to them. */
const ownLines = (side: 'senderId' | 'receiverId'): string =>
  `SELECT id FROM (SELECT m.id FROM direct_messages m WHERE m.${side} = :me AND :after
   ORDER BY m.id LIMIT ${ROWS_AT_ONCE}) ${side}s`;

/** All tables that say something of a member; hashes and secrets stay out. */
const PARTS: readonly Part[] = [
  {
    // Twenty at the most, so one slice: two of the same moment are both in it.
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
    select: `SELECT id, game, rulesVersion, isStocked, pays, status, reason, score, coins, ticks, isNewHighScore,
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

/** A condition or a statement with the values of its marks. */
interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Puts together what a member takes along: in slices, between which a server answers everybody else. */
@Injectable()
export class AccountExportService {
  private readonly rows: RowSource;

  constructor(database: Database) {
    this.rows = yielding(database);
  }

  /** The text of the export piece by piece: one JSON object with the account and a list of each kind of thing. */
  async *of(member: UserRow): AsyncGenerator<string> {
    const sessions = JSON.stringify(await this.sessionsOf(member.id));
    yield `{"account":${JSON.stringify(toUserDto(member))},"sessions":${sessions}`;
    for (const part of PARTS) {
      yield `,${JSON.stringify(part.name)}:[`;
      yield* this.slicesOf(part, member.id);
      yield ']';
    }
    yield '}\n';
  }

  /** Sessions have no other key than the hash of their secret, so there is no row to go on from; few live at once. */
  private async sessionsOf(userId: number): Promise<unknown[]> {
    const rows = await this.rows.query<Row>(
      `SELECT device, createdAt, lastSeenAt, expiresAt FROM sessions WHERE userId = ?
       ORDER BY createdAt LIMIT ${MAX_SESSIONS}`,
      [userId],
    );
    return rows.map((row) => readable(row, ['createdAt', 'lastSeenAt', 'expiresAt']));
  }

  /** Slice by slice, by key: what is added or changed meanwhile may be missing, but no row stands there twice. */
  private async *slicesOf(part: Part, userId: number): AsyncGenerator<string> {
    for (let last: Row | undefined; ;) {
      const { text, values } = statementOf(part, userId, last);
      const rows = await this.rows.query<Row>(text, values);
      const lines = rows.map((row) => JSON.stringify(readable(row, part.times))).join(',');
      if (rows.length > 0) yield (last === undefined ? '' : ',') + lines;
      if (rows.length < ROWS_AT_ONCE) return;
      last = rows.at(-1);
    }
  }
}

/** The rows of a part that come after `last`. */
function statementOf({ select, key }: Part, userId: number, last: Row | undefined): Sql {
  const keys = key.map((named) => named.split(' AS ')[0] ?? named);
  const after = last ? behind(keys, valuesOf(key, last)) : { text: '1 = 1', values: [] };
  const values: SqlValue[] = [];
  const text = select.replace(/:me|:after/g, (mark) => {
    values.push(...(mark === ':me' ? [userId] : after.values));
    return mark === ':me' ? '?' : after.text;
  });
  return { text: `${text} ORDER BY ${keys.join(', ')} LIMIT ${ROWS_AT_ONCE}`, values };
}

/** What a row has under the names of a key's columns. */
function valuesOf(key: readonly string[], row: Row): SqlValue[] {
  return key.map((named) => row[named.replace(/^.* AS |^.*\./, '')] ?? null);
}

/** Whatever comes after a key. The first column stands by itself as well: that is what leads an index to it. */
function behind(
  [first = '', ...rest]: readonly string[],
  [value = null, ...others]: readonly SqlValue[],
): Sql {
  if (rest.length === 0) return { text: `${first} > ?`, values: [value] };
  const inner = behind(rest, others);
  return {
    text: `${first} >= ? AND (${first} > ? OR ${inner.text})`,
    values: [value, value, ...inner.values],
  };
}

/** A row as people and programs read it: times as ISO-8601 UTC. */
function readable(row: Row, times: Part['times'] = []): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      times.includes(name) && value !== null ? new Date(Number(value)).toISOString() : value,
    ]),
  );
}
