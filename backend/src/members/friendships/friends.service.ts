import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/snapshot.js';

/** Who is whose friend: what other areas ask. */
@Injectable()
export class FriendsService {
  /** The ids of a member's friends, read where the caller reads: in a transaction, or outside of one. */
  async idsOf(source: RowSource, userId: number): Promise<number[]> {
    const rows = await source.query<{ id: number }>(
      `SELECT friendId AS id FROM friendships WHERE userId = ? AND status = 'accepted'
       UNION ALL
       SELECT userId FROM friendships WHERE friendId = ? AND status = 'accepted'`,
      [userId, userId],
    );
    return rows.map(({ id }) => id);
  }
}
