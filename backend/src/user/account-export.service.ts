import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { toUserDto } from './user.mapper.js';
import type { UserRow } from './user.row.js';

/** How many rows are read at once: an export of any size takes little memory. */
const ROWS_AT_ONCE = 500;

/** One list of an export. */
interface Part {
  readonly name: string;
  /** What is read, without the condition: columns and table. */
  readonly select: string;
  /** What the rows are read in the order of; unique among the member's. */
  readonly orderBy: string;
  /** Which rows are the member's; `userId = ?` when it is left out. Each `?` stands for their id. */
  readonly where?: string;
  /** Columns with milliseconds UTC, which become ISO-8601. */
  readonly times?: readonly string[];
}

/** All tables that say something of a member; hashes and secrets stay out. */
const PARTS: readonly Part[] = [
  {
    name: 'coinTransactions',
    select: 'id, amount, description, source, balanceAfter, createdAt FROM coin_transactions',
    orderBy: 'id',
    times: ['createdAt'],
  },
  {
    name: 'gameStats',
    select:
      'gameName, timePlayed, timesPlayed, highScore, lastPlayed, unverifiedTimePlayed, unverifiedTimesPlayed, ' +
      'unverifiedHighScore FROM game_stats',
    orderBy: 'gameName',
    times: ['lastPlayed'],
  },
  {
    name: 'rounds',
    select:
      'id, game, rulesVersion, isStocked, pays, status, reason, score, coins, ticks, isNewHighScore, ' +
      'playedOffline, field, issuedAt, expiresAt, decidedAt, voidedAt, voidReason, coinsMissing FROM rounds',
    orderBy: 'id',
    times: ['issuedAt', 'expiresAt', 'decidedAt', 'voidedAt'],
  },
  {
    name: 'inventory',
    select: 'itemType, itemId, copies FROM inventory',
    orderBy: 'itemType, itemId',
  },
  {
    name: 'receipts',
    select: 'id, kind, total, createdAt FROM receipts',
    orderBy: 'id',
    times: ['createdAt'],
  },
  {
    name: 'receiptItems',
    select:
      'i.receiptId, i.itemType, i.itemId, i.copies, i.coins ' +
      'FROM receipts r JOIN receipt_items i ON i.receiptId = r.id',
    orderBy: 'i.receiptId, i.itemType, i.itemId',
  },
  {
    name: 'pictureUploads',
    select: 'id, profilePicture, price, balanceAfter, createdAt FROM picture_uploads',
    orderBy: 'id',
    times: ['createdAt'],
  },
  {
    name: 'chatMessages',
    select:
      'id, message, CASE WHEN removalId IS NULL THEN 0 ELSE 1 END AS wasRemoved, createdAt FROM chat_messages',
    orderBy: 'id',
    times: ['createdAt'],
  },
  {
    name: 'chatMutes',
    select: 'until, reason, createdAt FROM chat_mutes',
    orderBy: 'id',
    times: ['until', 'createdAt'],
  },
  {
    name: 'friends',
    select:
      'f.id, u.username, f.status, CASE WHEN f.userId = u.id THEN 1 ELSE 0 END AS theyAsked, f.createdAt, ' +
      'f.updatedAt FROM friendships f JOIN users u ON u.id IN (f.userId, f.friendId)',
    where: '(f.userId = ? OR f.friendId = ?) AND u.id <> ?',
    orderBy: 'f.id',
    times: ['createdAt', 'updatedAt'],
  },
  {
    name: 'directMessages',
    select:
      'm.id, u.username AS `with`, CASE WHEN m.senderId = u.id THEN 0 ELSE 1 END AS isMine, m.message, ' +
      'm.itemType, m.itemId, m.`read`, m.createdAt, m.readAt ' +
      'FROM direct_messages m JOIN users u ON u.id IN (m.senderId, m.receiverId)',
    where: '(m.senderId = ? OR m.receiverId = ?) AND u.id <> ?',
    orderBy: 'm.id',
    times: ['createdAt', 'readAt'],
  },
  {
    name: 'notifications',
    select: 'id, type, content, `read`, createdAt FROM notifications',
    orderBy: 'id',
    times: ['createdAt'],
  },
];

type Row = Record<string, string | number | null>;

/** Puts together what a member takes along. */
@Injectable()
export class AccountExport {
  constructor(private readonly database: Database) {}

  /** The text of the export piece by piece: one JSON object with the account and a list of each kind of thing. */
  async *of(member: UserRow): AsyncGenerator<string> {
    yield `{"account":${JSON.stringify(toUserDto(member))}`;
    yield `,"sessions":${JSON.stringify(await this.sessionsOf(member.id))}`;
    for (const part of PARTS) {
      yield `,${JSON.stringify(part.name)}:[`;
      yield* this.rowsOf(part, member.id);
      yield ']';
    }
    yield '}\n';
  }

  /** Sessions have no other key than the hash of their secret, so there is no row to go on from; few live at once. */
  private async sessionsOf(userId: number): Promise<unknown[]> {
    const rows = await this.database.query<Row>(
      `SELECT device, createdAt, lastSeenAt, expiresAt FROM sessions WHERE userId = ?
       ORDER BY createdAt LIMIT ${ROWS_AT_ONCE}`,
      [userId],
    );
    return rows.map((row) => readable(row, ['createdAt', 'lastSeenAt', 'expiresAt']));
  }

  /** Page by page: what is added or changed meanwhile may be missing, but no row stands there twice. */
  private async *rowsOf(part: Part, userId: number): AsyncGenerator<string> {
    const { select, where = 'userId = ?', orderBy, times } = part;
    for (let count = 0; ;) {
      const rows = await this.database.query<Row>(
        `SELECT ${select} WHERE ${where} ORDER BY ${orderBy} LIMIT ${ROWS_AT_ONCE} OFFSET ${count}`,
        where
          .split('?')
          .slice(1)
          .map(() => userId),
      );
      for (const row of rows) {
        yield (count === 0 ? '' : ',') + JSON.stringify(readable(row, times));
        count += 1;
      }
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }
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
