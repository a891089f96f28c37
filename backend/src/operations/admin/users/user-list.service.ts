import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/common/clock.js';
import type { Page } from '../../../platform/validation/paging.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Database } from '../../../platform/database/database.js';
import type { SqlValue } from '../../../platform/database/sql-value.js';
import { PresenceService } from '../../../platform/realtime/presence.service.js';
import { avatarOf } from '../../../members/user/user.mapper.js';
import type { AdminUserDto, AdminUsersQueryDto, UserSort } from './admin-users.dto.js';

/** Default number of rows per page. */
const DEFAULT_ROWS = 25;

type UserListRow = Pick<AdminUserDto, 'id' | 'username' | 'coins' | 'profilePicture'> & {
  readonly isAdmin: number;
  readonly isOwner: number;
  readonly mustChangePassword: number;
  readonly lastSeen: number | null;
  readonly createdAt: number;
  readonly avatarCustomization: string | null;
};

const COLUMNS =
  'id, username, coins, isAdmin, isOwner, mustChangePassword, lastSeen, createdAt, profilePicture, ' +
  'avatarCustomization';

/** Column of each sort; each has an index of the open accounts (0012). */
const SORT_COLUMNS: Readonly<Record<UserSort, string>> = {
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

  /**
   * Returns a page of users, with the number of users that match the search. A cursor is the number of users
   * before the page.
   *
   * @throws Problem `request.invalid` for a cursor that no page has given.
   */
  async page(query: AdminUsersQueryDto): Promise<Page<AdminUserDto>> {
    const { sort = 'id', order = 'asc', limit = DEFAULT_ROWS, cursor = '0' } = query;
    if (!/^\d{1,9}$/.test(cursor)) throw unknownCursor();
    const filter = filterOf(query);
    if (!filter) return { rows: [], next: undefined, limit, total: 0 };
    const start = Number(cursor);
    const column = SORT_COLUMNS[sort];
    const [total, rows] = await Promise.all([
      this.count(filter),
      this.database.query<UserListRow>(
        `SELECT ${COLUMNS} FROM users WHERE ${filter.sql}
         ORDER BY ${column === 'id' ? '' : `${column} ${order}, `}id ${order} LIMIT ${limit + 1} OFFSET ${start}`,
        filter.values,
      ),
    ]);
    return {
      rows: await this.toDtos(rows.slice(0, limit)),
      limit,
      total,
      next: rows.length > limit ? { cursor: start + limit } : undefined,
      prev: start > 0 ? { cursor: Math.max(0, start - limit) } : undefined,
      first: start > 0 ? { cursor: null } : undefined,
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

  private async toDtos(rows: readonly UserListRow[]): Promise<AdminUserDto[]> {
    const muted = await this.mutedOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
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

function unknownCursor(): Problem {
  const message = 'A cursor is what a Link header of this list has given.';
  return new Problem('request.invalid', { message, errors: { cursor: [message] } });
}
