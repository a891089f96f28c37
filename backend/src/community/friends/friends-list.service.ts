import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { avatarOf, FORMER_MEMBER_NAME } from '../../members/user/user.mapper.js';
import { DirectMessagesService } from './direct-messages.service.js';
import type { FriendRequestDto, FriendsDto, OtherMemberDto, ThreadMemberDto } from './friends.dto.js';
import { MAX_FRIENDS, MAX_WAITING_REQUESTS, pairOf } from './pairs.js';

interface MemberRow {
  readonly userId: number;
  readonly username: string;
  readonly avatarCustomization: string | null;
  readonly profilePicture: string | null;
}

interface RelatedRow extends MemberRow {
  /** Id of the member who sent the request. */
  readonly askerId: number;
  readonly lastSeen: number | null;
  readonly status: 'pending' | 'accepted';
  readonly createdAt: number;
}

/** Reads a member's friends and requests. */
@Injectable()
export class FriendsListService {
  constructor(
    private readonly database: Database,
    private readonly presence: PresenceService,
    private readonly messages: DirectMessagesService,
  ) {}

  /** Returns friends, received requests and sent requests, without closed accounts. */
  async of(userId: number): Promise<FriendsDto> {
    const rows = await this.relatedTo(userId);
    const unread = await this.messages.unreadOf(userId);
    const last = await this.messages.lastMessagesOf(userId);
    const accepted = rows.filter(({ status }) => status === 'accepted');
    const newestFirst = rows.toSorted((one, other) => other.createdAt - one.createdAt);
    const pending = newestFirst.filter(({ status }) => status === 'pending');
    return {
      friends: accepted.map((row) => ({
        ...memberDto(row),
        ...this.presence.stateOf(row.userId),
        lastSeen: row.lastSeen === null ? null : new Date(row.lastSeen).toISOString(),
        unread: unread.get(row.userId) ?? 0,
        lastMessage: last.get(row.userId) ?? null,
      })),
      requests: pending.filter(({ askerId }) => askerId !== userId).map(requestDto),
      sent: pending.filter(({ askerId }) => askerId === userId).map(requestDto),
    };
  }

  /**
   * Returns the other member of a thread: a friend, or a member with whom messages exist.
   *
   * @throws Problem `friends.unknown` for all others.
   */
  async memberOf(userId: number, otherId: number): Promise<ThreadMemberDto> {
    const pair = pairOf(userId, otherId);
    const [row] = await this.database.query<
      MemberRow & { isClosed: number; isFriend: number; messages: number }
    >(
      `SELECT u.id AS userId, u.username, u.avatarCustomization, u.profilePicture,
         CASE WHEN u.closedAt IS NULL THEN 0 ELSE 1 END AS isClosed,
         (SELECT COUNT(*) FROM friendships WHERE lowId = ? AND highId = ? AND status = 'accepted') AS isFriend,
         (SELECT COUNT(*) FROM direct_messages WHERE lowId = ? AND highId = ?) AS messages
       FROM users u WHERE u.id = ?`,
      [...pair, ...pair, otherId],
    );
    if (!row || (row.isFriend === 0 && row.messages === 0)) throw new Problem('friends.unknown');
    const member = memberDto(row);
    return {
      ...member,
      username: row.isClosed === 1 ? FORMER_MEMBER_NAME : member.username,
      isFriend: row.isFriend === 1,
    };
  }

  /** Returns a member as friends see them; undefined without an open account. */
  async openMember(userId: number): Promise<OtherMemberDto | undefined> {
    const [row] = await this.database.query<MemberRow>(
      `SELECT id AS userId, username, avatarCustomization, profilePicture
       FROM users WHERE id = ? AND closedAt IS NULL`,
      [userId],
    );
    return row && memberDto(row);
  }

  private relatedTo(userId: number): Promise<RelatedRow[]> {
    const related = (own: string, other: string): string =>
      `SELECT u.id AS userId, u.username, u.usernameKey, u.avatarCustomization, u.profilePicture,
         u.lastSeen, f.userId AS askerId, f.status, f.createdAt
       FROM friendships f JOIN users u ON u.id = f.${other}
       WHERE f.${own} = ? AND f.status IN ('accepted', 'pending') AND u.closedAt IS NULL`;
    return this.database.query<RelatedRow>(
      `SELECT * FROM (${related('userId', 'friendId')} UNION ALL ${related('friendId', 'userId')}) related
       ORDER BY usernameKey LIMIT ${MAX_FRIENDS + 2 * MAX_WAITING_REQUESTS}`,
      [userId, userId],
    );
  }
}

function memberDto({ userId, username, avatarCustomization, profilePicture }: MemberRow): OtherMemberDto {
  return { userId, username, avatar: avatarOf(avatarCustomization), profilePicture };
}

function requestDto(row: RelatedRow): FriendRequestDto {
  return { ...memberDto(row), createdAt: new Date(row.createdAt).toISOString() };
}
