import { Injectable } from '@nestjs/common';
import {
  And,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
} from 'typeorm';
import { Clock } from '../../../platform/common/clock.js';
import { ReadQueue } from '../../../platform/limits/read-queue.js';
import type { Page } from '../../../platform/validation/paging.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Database } from '../../../platform/database/database.js';
import { PresenceService } from '../../../platform/realtime/presence.service.js';
import { DEFAULT_AVATAR } from '../../../members/user/avatar.js';
import { UserEntity } from '../../../members/user/user.entity.js';
import { ChatMuteEntity } from '../../../community/chat/chat-mute.entity.js';
import type { AdminUserDto, AdminUsersQueryDto, UserSort } from './admin-users.dto.js';

/** Default number of rows per page. */
const DEFAULT_ROWS = 25;

type UserRow = Pick<UserEntity, keyof typeof SHOWN>;

const SHOWN = {
  id: true,
  username: true,
  coins: true,
  isAdmin: true,
  isOwner: true,
  mustChangePassword: true,
  lastSeen: true,
  createdAt: true,
  profilePicture: true,
  avatarCustomization: true,
} as const satisfies FindOptionsSelect<UserEntity>;

/** Column of each sort; each has an index of the open accounts. */
const SORT_COLUMNS = {
  id: 'id',
  username: 'usernameKey',
  coins: 'coins',
  lastSeen: 'lastSeen',
} as const satisfies Readonly<Record<UserSort, keyof UserEntity>>;

/** Pattern of the characters in names. A search with any other character matches no user. */
const NAME_CHARACTERS = /^[a-z0-9_-]*$/;

/** Lists users for admins. Only open accounts are included. */
@Injectable()
export class UserListService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly presence: PresenceService,
    private readonly queue: ReadQueue,
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
    const users = this.database.repository(UserEntity);
    const total = await users.countBy(filter);
    const rows = await this.queue.list<UserRow>(limit, (known, take) =>
      users.find({
        select: SHOWN,
        where: filter,
        order: { [SORT_COLUMNS[sort]]: order, id: order },
        skip: start + known.length,
        take,
      }),
    );
    return {
      rows: await this.toDtos(rows),
      limit,
      total,
      next: start + limit < total ? { cursor: start + limit } : undefined,
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
    const where = { id, closedAt: IsNull() };
    const rows = await this.database.repository(UserEntity).find({ select: SHOWN, where });
    const [user] = await this.toDtos(rows);
    if (!user) throw new Problem('users.unknown');
    return user;
  }

  private async toDtos(rows: readonly UserRow[]): Promise<AdminUserDto[]> {
    const muted = await this.mutedOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      isOnline: this.presence.stateOf(row.id).isOnline,
      isMuted: !row.isAdmin && muted.has(row.id),
      lastSeen: row.lastSeen?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      avatarCustomization: { ...DEFAULT_AVATAR, ...row.avatarCustomization },
    }));
  }

  private async mutedOf(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const userId = In(ids);
    const rows = await this.database.repository(ChatMuteEntity).findBy([
      { userId, until: IsNull() },
      { userId, until: MoreThan(this.clock.now()) },
    ]);
    return new Set(rows.map(({ userId }) => userId));
  }
}

/**
 * Returns the conditions of a search, or undefined if no user can match. A name is searched by its prefix,
 * for which there is an index.
 */
function filterOf({ search = '', role }: AdminUsersQueryDto): FindOptionsWhere<UserEntity>[] | undefined {
  const words = search.trim().toLowerCase();
  if (!NAME_CHARACTERS.test(words)) return undefined;
  const shown = { closedAt: IsNull(), ...(role === 'admin' && { isAdmin: true }) };
  if (words === '') return [shown];
  // '~' sorts after every character of a name.
  const named = { ...shown, usernameKey: And(MoreThanOrEqual(words), LessThan(`${words}~`)) };
  return /^\d{1,9}$/.test(words) ? [named, { ...shown, id: Number(words) }] : [named];
}

function unknownCursor(): Problem {
  const message = 'A cursor is what a Link header of this list has given.';
  return new Problem('request.invalid', { message, errors: { cursor: [message] } });
}
