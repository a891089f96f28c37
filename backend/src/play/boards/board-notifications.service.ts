import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { FriendsService } from '../../members/friendships/friends.service.js';
import { overtaken, overtakenKey } from '../../members/notifications/notices.js';
import { NotificationsService } from '../../members/notifications/notifications.service.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { countAhead } from './board-blocks.js';
import { amongBehind, boardIn, memberBehind } from './board-store.js';
import { type BoardKey, nameOfBoard } from './ranked-games.js';

/** Number of top places. A member whose place among them is taken is notified, friend or not. */
const NOTIFIED_PLACES = 10;

/** An improved place on an all-time board. */
interface BetterPlace {
  readonly userId: number;
  readonly board: BoardKey;
  /** Key of the previous place; null for a member who is new on the board. */
  readonly oldKey: string | null;
  readonly newKey: string;
}

/** Notifies members who were passed on an all-time board, while it is so. */
@Injectable()
export class BoardNotificationsService {
  constructor(
    private readonly friends: FriendsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Call this after the board has been updated, in the same transaction. */
  async improved(tx: Transaction, place: BetterPlace): Promise<void> {
    const { userId, board, oldKey, newKey } = place;
    const row = await boardIn(tx, board, 'all');
    if (!row) return;
    await this.withdrawOldNews(tx, row.id, place);
    const friends = await this.friends.idsOf(tx, userId);
    const passed = new Set([
      ...(await amongBehind(tx, row.id, newKey, oldKey, friends)),
      ...(await fallen(tx, row.id, place)),
    ]);
    if (passed.size === 0) return;
    const winner = await tx.repository(UserEntity).findOneOrFail({
      select: { id: true, username: true },
      where: { id: userId },
    });
    for (const id of [...passed].sort((one, other) => one - other)) {
      await this.notifications.add(tx, overtaken(id, winner, { id: board, name: nameOfBoard(board) }));
    }
  }

  /** Withdraws the unread news that somebody overtook the member, once a better round puts them behind again. */
  private async withdrawOldNews(tx: Transaction, boardId: number, place: BetterPlace): Promise<void> {
    const { userId, board, newKey } = place;
    const winner = await this.notifications.aboutOf(tx, userId, overtakenKey(board));
    if (winner === undefined) return;
    const [behind] = await amongBehind(tx, boardId, newKey, null, [winner]);
    if (behind !== undefined) await this.notifications.withdraw(tx, userId, overtakenKey(board));
  }
}

/** Returns the member who held the place until now (the one right behind) if it is among the top places. */
async function fallen(tx: Transaction, boardId: number, { oldKey, newKey }: BetterPlace): Promise<number[]> {
  const next = await memberBehind(tx, boardId, newKey, oldKey);
  if (next === undefined) return [];
  const [ahead = 0] = await countAhead(tx, [{ boardId, key: newKey }]);
  return ahead < NOTIFIED_PLACES ? [next] : [];
}
