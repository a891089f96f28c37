import { Injectable } from '@nestjs/common';
import { FriendsService } from '../../members/friendships/friends.service.js';
import { avatarOf } from '../../members/user/user.mapper.js';
import { Database, marks } from '../../platform/database/database.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import type { FriendsOnlineDto } from './home.dto.js';

/** Maximum number of friends that the home screen shows. */
const MAX_SHOWN = 6;

/** Tells a member which of their friends are online. */
@Injectable()
export class FriendsOnlineService {
  constructor(
    private readonly database: Database,
    private readonly friends: FriendsService,
    private readonly presence: PresenceService,
  ) {}

  /** Returns the member's friends who are online, those who play first. */
  async of(userId: number): Promise<FriendsOnlineDto> {
    const ids = await this.friends.idsOf(this.database, userId);
    const online = ids
      .map((id) => ({ id, ...this.presence.stateOf(id) }))
      .filter(({ isOnline }) => isOnline)
      .sort(
        (one, other) => Number(other.playing !== null) - Number(one.playing !== null) || one.id - other.id,
      );
    const shown = online.slice(0, MAX_SHOWN);
    const rows = shown.length === 0 ? [] : await this.rowsOf(shown.map(({ id }) => id));
    return {
      total: ids.length,
      online: online.length,
      shown: shown.flatMap(({ id, playing }) => {
        const row = rows.find((found) => found.id === id);
        if (!row) return [];
        return [{ userId: id, username: row.username, avatar: avatarOf(row.avatarCustomization), playing }];
      }),
    };
  }

  private rowsOf(
    ids: readonly number[],
  ): Promise<{ id: number; username: string; avatarCustomization: string | null }[]> {
    return this.database.query(
      `SELECT id, username, avatarCustomization FROM users WHERE id IN (${marks(ids)})`,
      ids,
    );
  }
}
