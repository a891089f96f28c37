import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/row-source.js';

/** Reads friendships for other modules. */
@Injectable()
export class FriendsService {
  /** Returns the ids of a member's friends, read from the caller's source: a transaction, or the database. */
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
