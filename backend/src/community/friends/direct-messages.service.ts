import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { DirectMessageEntity } from './direct-message.entity.js';
import type { DirectMessageDto, LastMessageDto, NewMessageDto } from './friends.dto.js';
import { assertFriends, lockKnownPair, type Pair, pairOf } from './pairs.js';

/** Content of a new line of a thread, without its members and its time. */
export type NewLine =
  | Pick<DirectMessageEntity, 'message' | 'clientId'>
  | Pick<DirectMessageEntity, 'itemType' | 'itemId' | 'givenReceiptId' | 'receivedReceiptId'>;

/** A message as read from the database, with the catalogue's name and picture of a given item. */
interface MessageRow extends Pick<
  DirectMessageEntity,
  'id' | 'senderId' | 'receiverId' | 'message' | 'clientId' | 'itemType' | 'itemId'
> {
  readonly itemName: string | null;
  readonly itemImage: string | null;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  readonly readAt: number | null;
}

/** Selects `MessageRow`s; further conditions on `m` follow. */
const MESSAGES = `SELECT m.id, m.senderId, m.receiverId, m.message, m.clientId, m.itemType, m.itemId,
    a.name AS itemName, a.image AS itemImage, m.createdAt, m.readAt
  FROM direct_messages m LEFT JOIN avatar_items a ON a.itemType = m.itemType AND a.itemId = m.itemId`;

/**
 * Reads and writes direct messages. The ids of a thread follow the commit order: every writer holds both
 * members' locks.
 */
@Injectable()
export class DirectMessagesService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of the thread with another member, newest first, including messages from before a
   * friendship ended.
   */
  async threadOf(userId: number, otherId: number, query: PageQueryDto): Promise<Page<DirectMessageDto>> {
    const rows = await this.database.query<MessageRow>(
      `${MESSAGES} WHERE m.lowId = ? AND m.highId = ? AND m.id < ? ORDER BY m.id DESC LIMIT ${rowsToRead(query)}`,
      [...pairOf(userId, otherId), query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(
      query,
      rows.map((row) => messageDto(row, userId)),
      ({ id }) => ({ before: id }),
    );
  }

  /** Returns the number of unread messages by their senders. */
  async unreadOf(userId: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.query<{ senderId: number; unread: number }>(
      `SELECT senderId, COUNT(*) AS unread FROM direct_messages
       WHERE receiverId = ? AND \`read\` = 0 GROUP BY senderId`,
      [userId],
    );
    return new Map(rows.map(({ senderId, unread }) => [senderId, unread]));
  }

  /** Returns the newest message with each friend. */
  async lastMessagesOf(userId: number): Promise<ReadonlyMap<number, LastMessageDto>> {
    const newest = (own: string): string =>
      `SELECT (SELECT MAX(d.id) FROM direct_messages d WHERE d.lowId = f.lowId AND d.highId = f.highId) AS id
       FROM friendships f WHERE f.${own} = ? AND f.status = 'accepted'`;
    const rows = await this.database.query<MessageRow>(
      `${MESSAGES} JOIN (${newest('userId')} UNION ALL ${newest('friendId')}) n ON n.id = m.id`,
      [userId, userId],
    );
    return new Map(
      rows.map((row) => {
        const { message, isMine, gift, createdAt } = messageDto(row, userId);
        return [isMine ? row.receiverId : row.senderId, { message, isMine, gift, createdAt }];
      }),
    );
  }

  /**
   * Sends a message to a friend. Repeating a `clientId` returns the stored message.
   *
   * @throws Problem `friends.other_author`, `friends.unknown`, `friends.not_friends`, `request.key_reused` when
   * the `clientId` belongs to another message, `request.too_many`.
   */
  async send(userId: number, friendId: number, written: NewMessageDto): Promise<DirectMessageDto> {
    if ((written.authorId ?? userId) !== userId) throw new Problem('friends.other_author');
    await this.limiter.count('directMessagePerMember', String(userId));
    return this.unitOfWork.run(async (tx) => {
      const friendship = await lockKnownPair(tx, userId, friendId);
      const [earlier] = await tx.query<MessageRow>(`${MESSAGES} WHERE m.senderId = ? AND m.clientId = ?`, [
        userId,
        written.clientId,
      ]);
      if (earlier) {
        const isSame = earlier.receiverId === friendId && earlier.message === written.message;
        if (!isSame) throw new Problem('request.key_reused');
        return messageDto(earlier, userId);
      }
      assertFriends(friendship);
      return this.write(tx, userId, friendId, { message: written.message, clientId: written.clientId });
    });
  }

  /** Adds a line to a thread, in the transaction that holds both members' locks, and pushes it to both. */
  async write(tx: Transaction, userId: number, friendId: number, line: NewLine): Promise<DirectMessageDto> {
    const [lowId, highId] = pairOf(userId, friendId);
    const { identifiers } = await tx.repository(DirectMessageEntity).insert({
      message: '',
      ...line,
      senderId: userId,
      receiverId: friendId,
      lowId,
      highId,
      createdAt: this.clock.now(),
    });
    const id = Number(identifiers[0]?.['id']);
    const [row] = await tx.query<MessageRow>(`${MESSAGES} WHERE m.id = ?`, [id]);
    if (!row) throw new Error(`There is no message ${id}.`);
    tx.afterCommit(() => {
      this.pushLine(row, userId, friendId);
      this.pushLine(row, friendId, userId);
    });
    return messageDto(row, userId);
  }

  /** Marks a friend's messages up to an id as read, and pushes the change to both members. */
  async read(userId: number, friendId: number, upTo: number): Promise<void> {
    const readAt = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const changed = await tx.execute(
        `UPDATE direct_messages SET \`read\` = ?, readAt = ?
         WHERE receiverId = ? AND senderId = ? AND id <= ? AND \`read\` = ?`,
        [true, readAt, userId, friendId, upTo, false],
      );
      if (changed > 0) tx.afterCommit(() => this.pushRead(userId, friendId, upTo, readAt));
    });
  }

  /** Marks the unread messages of a thread as read when a friendship ends, without a `readAt`. */
  async endThread(tx: Transaction, [lowId, highId]: Pair): Promise<void> {
    await tx.repository(DirectMessageEntity).update({ lowId, highId, read: false }, { read: true });
  }

  /** Pushes a line to one member; `otherId` is the other member of the thread, sender or not. */
  private pushLine(row: MessageRow, toId: number, otherId: number): void {
    const data = { userId: otherId, message: messageDto(row, toId) };
    this.pushes.toMembers([toId], { type: 'direct_message', data });
  }

  private pushRead(userId: number, friendId: number, upTo: number, readAt: Date): void {
    const data = { upTo, readAt: readAt.toISOString() };
    const [own, other] = [
      { userId: friendId, isMine: true, ...data },
      { userId, isMine: false, ...data },
    ];
    this.pushes.toMembers([userId], { type: 'direct_read', data: own });
    this.pushes.toMembers([friendId], { type: 'direct_read', data: other });
  }
}

/** Returns a message as seen by one of its two members. */
function messageDto(row: MessageRow, userId: number): DirectMessageDto {
  const isMine = row.senderId === userId;
  return {
    id: row.id,
    isMine,
    message: row.message,
    clientId: isMine ? row.clientId : null,
    gift:
      row.itemType === null || row.itemId === null
        ? null
        : {
            itemType: row.itemType,
            itemId: row.itemId,
            name: row.itemName ?? row.itemId,
            image: row.itemImage,
          },
    createdAt: new Date(row.createdAt).toISOString(),
    readAt: row.readAt === null ? null : new Date(row.readAt).toISOString(),
  };
}
