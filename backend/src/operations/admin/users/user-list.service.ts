import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/common/clock.js';
import type { Page } from '../../../platform/validation/paging.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Database } from '../../../platform/database/database.js';
import type { SqlValue } from '../../../platform/database/sql-value.js';
import { PresenceService } from '../../../platform/realtime/presence.service.js';
import { avatarOf } from '../../../members/user/user.mapper.js';
import type { AdminUserDto, AdminUsersQueryDto, UserSort } from './admin-users.dto.js';
import { decodeUserCursor, encodeUserCursor, type UserCursor, type UserPlace } from './user-cursor.js';

/** Default number of rows per page. */
const DEFAULT_ROWS = 25;

interface UserListRow {
  readonly id: number;
  readonly username: string;
  readonly usernameKey: string;
  readonly coins: number;
  readonly isAdmin: number;
  readonly isOwner: number;
  readonly mustChangePassword: number;
  readonly lastSeen: number | null;
  readonly createdAt: number;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
}

const COLUMNS =
  'id, username, usernameKey, coins, isAdmin, isOwner, mustChangePassword, lastSeen, createdAt, profilePicture, ' +
  'avatarCustomization';

/** Column of each sort; each has an index of the open accounts (0012). */
const SORT_COLUMNS: Record<UserSort, 'id' | 'usernameKey' | 'coins' | 'lastSeen'> = {
  id: 'id',
  username: 'usernameKey',
  coins: 'coins',
  lastSeen: 'lastSeen',
};

/** Conditions of a SELECT with the values of their placeholders. */
interface Conditions {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Pattern of the characters in names. A search with any other character matches no user. */
const NAME_CHARACTERS = /^[a-z0-9_-]*$/;

/** Lists users for admins. Only open accounts are included. */
@Injectable()
export class UserListService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly presence: PresenceService,
  ) {}

  /** Returns a page of users, with the number of users that match the search. */
  async page(query: AdminUsersQueryDto): Promise<Page<AdminUserDto>> {
    const { sort = 'id', order = 'asc', limit = DEFAULT_ROWS } = query;
    const filter = filterOf(query);
    if (!filter) return { rows: [], next: undefined, limit, total: 0 };
    const cursor = query.cursor === undefined ? undefined : decodeUserCursor(sort, query.cursor);
    const reading = { sort, isUp: order === 'asc', limit };
    const [total, page] = await Promise.all([this.count(filter), this.read(filter, reading, cursor)]);
    const linkTo = (row: UserListRow | undefined, isAfter: boolean) =>
      row && { cursor: encodeUserCursor(sort, { ...placeOf(row, sort), isAfter }) };
    return {
      rows: await this.toDtos(page.rows),
      limit,
      total,
      next: page.goesOn ? linkTo(page.rows.at(-1), true) : undefined,
      prev: page.goesBack ? linkTo(page.rows[0], false) : undefined,
      first: page.goesBack ? { cursor: null } : undefined,
    };
  }

  /**
   * Returns one user.
   *
   * @throws Problem `users.unknown`, also for a closed account.
   */
  async find(id: number): Promise<AdminUserDto> {
    const rows = await this.database.query<UserListRow>(
      `SELECT ${COLUMNS} FROM users WHERE id = ? AND closedAt IS NULL`,
      [id],
    );
    const [user] = await this.toDtos(rows);
    if (!user) throw new Problem('users.unknown');
    return user;
  }

  private async count({ sql, values }: Conditions): Promise<number> {
    const [row] = await this.database.query<{ users: number }>(
      `SELECT COUNT(*) AS users FROM users WHERE ${sql}`,
      values,
    );
    return row?.users ?? 0;
  }

  /** Reads the rows after or before a position, or the first page if fewer rows than a page are before it. */
  private async read(
    filter: Conditions,
    reading: Reading,
    cursor: UserCursor | undefined,
  ): Promise<ReadPage> {
    const { isUp, limit } = reading;
    if (!cursor || cursor.isAfter) {
      const rows = await this.rowsFrom(filter, reading, cursor, isUp);
      return { rows: rows.slice(0, limit), goesOn: rows.length > limit, goesBack: cursor !== undefined };
    }
    const before = await this.rowsFrom(filter, reading, cursor, !isUp);
    if (before.length < limit) return this.read(filter, reading, undefined);
    const rows = before.slice(0, limit).reverse();
    return { rows, goesOn: true, goesBack: before.length > limit };
  }

  private rowsFrom(
    filter: Conditions,
    { sort, limit }: Reading,
    from: UserPlace | undefined,
    isUp: boolean,
  ): Promise<UserListRow[]> {
    const column = SORT_COLUMNS[sort];
    const behind = from ? behindOf(column, from, isUp) : { sql: '1 = 1', values: [] };
    const direction = isUp ? 'ASC' : 'DESC';
    const order = column === 'id' ? `id ${direction}` : `${column} ${direction}, id ${direction}`;
    return this.database.query<UserListRow>(
      `SELECT ${COLUMNS} FROM users WHERE ${filter.sql} AND ${behind.sql} ORDER BY ${order} LIMIT ${limit + 1}`,
      [...filter.values, ...behind.values],
    );
  }

  private async toDtos(rows: readonly UserListRow[]): Promise<AdminUserDto[]> {
    const muted = await this.mutedOf(rows.map(({ id }) => id));
    return rows.map(({ usernameKey: _key, ...row }) => ({
      ...row,
      isAdmin: row.isAdmin === 1,
      isOwner: row.isOwner === 1,
      isOnline: this.presence.stateOf(row.id).isOnline,
      isMuted: row.isAdmin === 0 && muted.has(row.id),
      mustChangePassword: row.mustChangePassword === 1,
      lastSeen: row.lastSeen === null ? null : new Date(row.lastSeen).toISOString(),
      createdAt: new Date(row.createdAt).toISOString(),
      avatarCustomization: avatarOf(row.avatarCustomization),
    }));
  }

  private async mutedOf(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.query<{ userId: number }>(
      `SELECT userId FROM chat_mutes WHERE (until IS NULL OR until > ?) AND userId IN (${ids.map(() => '?').join(', ')})`,
      [this.clock.now(), ...ids],
    );
    return new Set(rows.map(({ userId }) => userId));
  }
}

interface Reading {
  readonly sort: UserSort;
  readonly isUp: boolean;
  readonly limit: number;
}

interface ReadPage {
  readonly rows: readonly UserListRow[];
  readonly goesOn: boolean;
  readonly goesBack: boolean;
}

const placeOf = (row: UserListRow, sort: UserSort): UserPlace => ({
  value: row[SORT_COLUMNS[sort]],
  id: row.id,
});

/**
 * Returns the conditions of a search, or undefined if no user can match. A name is searched by its prefix,
 * for which there is an index.
 */
function filterOf({ search = '', role }: AdminUsersQueryDto): Conditions | undefined {
  const words = search.trim().toLowerCase();
  if (!NAME_CHARACTERS.test(words)) return undefined;
  const conditions = ['closedAt IS NULL'];
  const values: SqlValue[] = [];
  if (role === 'admin') conditions.push('isAdmin = 1');
  if (words !== '') {
    // '~' sorts after every character of a name.
    const begins = '(usernameKey >= ? AND usernameKey < ?)';
    values.push(words, `${words}~`);
    const id = /^\d{1,9}$/.test(words) ? Number(words) : undefined;
    conditions.push(id === undefined ? begins : `(${begins} OR id = ?)`);
    if (id !== undefined) values.push(id);
  }
  return { sql: conditions.join(' AND '), values };
}

/** Returns the condition for rows after a position. Null counts as the lowest value. */
function behindOf(column: string, { value, id }: UserPlace, isUp: boolean): Conditions {
  const sign = isUp ? '>' : '<';
  if (column === 'id') return { sql: `id ${sign} ?`, values: [id] };
  if (value === null) {
    const sameNull = `(${column} IS NULL AND id ${sign} ?)`;
    return { sql: isUp ? `(${column} IS NOT NULL OR ${sameNull})` : sameNull, values: [id] };
  }
  const later = `(${column} ${sign} ? OR (${column} = ? AND id ${sign} ?))`;
  return { sql: isUp ? later : `(${later} OR ${column} IS NULL)`, values: [value, value, id] };
}
