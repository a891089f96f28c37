import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { FriendsService } from '../../members/friendships/friends.service.js';
import { overtaken } from '../../members/notifications/notices.js';
import { NotificationsService } from '../../members/notifications/notifications.service.js';
import { boardIn } from './board-writer.service.js';
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

/** Notifies members who were passed on an all-time board. */
@Injectable()
export class BoardNotificationsService {
  constructor(
    private readonly friends: FriendsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Call this after the board has been updated, in the same transaction. */
  async improved(tx: Transaction, place: BetterPlace): Promise<void> {
    const row = await boardIn(tx, place.board, 'all');
    if (!row) return;
    const told = new Set([
      ...(await this.friendsBetween(tx, row.id, place)),
      ...(await fallen(tx, row.id, place)),
    ]);
    if (told.size === 0) return;
    const [winner] = await tx.query<{ id: number; username: string }>(
      'SELECT id, username FROM users WHERE id = ?',
      [place.userId],
    );
    if (!winner) return;
    for (const userId of [...told].sort((one, other) => one - other)) {
      const board = { id: place.board, name: nameOfBoard(place.board) };
      await this.notifications.add(tx, overtaken(userId, winner, board));
    }
  }

  /** Returns the friends whom the member has just passed. */
  private async friendsBetween(
    tx: Transaction,
    boardId: number,
    { userId, oldKey, newKey }: BetterPlace,
  ): Promise<number[]> {
    const friends = await this.friends.idsOf(tx, userId);
    if (friends.length === 0) return [];
    const rows = await tx.query<{ userId: number; orderKey: string }>(
      `SELECT userId, orderKey FROM board_entries
       WHERE boardId = ? AND userId IN (${friends.map(() => '?').join(', ')})`,
      [boardId, ...friends],
    );
    return rows.filter(({ orderKey }) => isBetween(orderKey, newKey, oldKey)).map((row) => row.userId);
  }
}

/** Returns the member who held the place until now (the one right behind) if it is among the top places. */
async function fallen(tx: Transaction, boardId: number, { oldKey, newKey }: BetterPlace): Promise<number[]> {
  const [next] = await tx.query<{ userId: number; orderKey: string }>(
    'SELECT userId, orderKey FROM board_entries WHERE boardId = ? AND orderKey > ? ORDER BY orderKey LIMIT 1',
    [boardId, newKey],
  );
  if (!next || !isBetween(next.orderKey, newKey, oldKey)) return [];
  const ahead = await tx.query(
    `SELECT userId FROM board_entries WHERE boardId = ? AND orderKey < ? ORDER BY orderKey LIMIT ${NOTIFIED_PLACES}`,
    [boardId, newKey],
  );
  return ahead.length < NOTIFIED_PLACES ? [next.userId] : [];
}

function isBetween(key: string, newKey: string, oldKey: string | null): boolean {
  return key > newKey && (oldKey === null || key < oldKey);
}
