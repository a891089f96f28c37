import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { DirectMessageEntity } from './direct-message.entity.js';
import type { DirectMessageDto, NewMessageDto } from './friends.dto.js';
import { assertFriends, lockPair, pairOf } from './pairs.js';
import { MESSAGE_COLUMNS, messageById, messageDto, type MessageRow, WITH_ITEM } from './threads.js';

/** Content of a new line of a thread, without its members and its time. */
export type NewLine =
  | Pick<DirectMessageEntity, 'message' | 'clientId'>
  | Pick<DirectMessageEntity, 'itemType' | 'itemId' | 'givenReceiptId' | 'receivedReceiptId'>;

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
      `SELECT ${MESSAGE_COLUMNS} FROM direct_messages m ${WITH_ITEM}
       WHERE m.lowId = ? AND m.highId = ? AND m.id < ? ORDER BY m.id DESC LIMIT ${rowsToRead(query)}`,
      [...pairOf(userId, otherId), query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(
      query,
      rows.map((row) => messageDto(row, userId)),
      ({ id }) => ({ before: id }),
    );
  }

  /**
   * Sends a message to a friend. Repeating a `clientId` returns the stored message.
   *
   * @throws Problem `friends.unknown`, `friends.not_friends`, `request.key_reused` when the `clientId`
   * belongs to another message, `request.too_many`.
   */
  async send(userId: number, friendId: number, written: NewMessageDto): Promise<DirectMessageDto> {
    await this.limiter.count('directMessagePerMember', String(userId));
    return this.unitOfWork.run(async (tx) => {
      await lockPair(tx, userId, friendId);
      const earlier = await this.earlierOf(tx, userId, written.clientId);
      if (earlier) {
        const isSame = earlier.receiverId === friendId && earlier.message === written.message;
        if (!isSame) throw new Problem('request.key_reused');
        return messageDto(earlier, userId);
      }
      await assertFriends(tx, userId, friendId);
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
    const row = await messageById(tx, Number(identifiers[0]?.['id']));
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

  private async earlierOf(
    tx: Transaction,
    userId: number,
    clientId: string,
  ): Promise<MessageRow | undefined> {
    const [row] = await tx.query<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM direct_messages m ${WITH_ITEM} WHERE m.senderId = ? AND m.clientId = ?`,
      [userId, clientId],
    );
    return row;
  }

  /** Pushes a line to one member; `otherId` is the other member of the thread, sender or not. */
  private pushLine(row: MessageRow, toId: number, otherId: number): void {
    const data = { userId: otherId, message: messageDto(row, toId) };
    this.pushes.toMembers([toId], { type: 'direct_message', data });
  }

  private pushRead(userId: number, friendId: number, upTo: number, readAt: Date): void {
    const common = { upTo, readAt: readAt.toISOString() };
    this.pushes.toMembers([userId], {
      type: 'direct_read',
      data: { userId: friendId, isMine: true, ...common },
    });
    this.pushes.toMembers([friendId], {
      type: 'direct_read',
      data: { userId, isMine: false, ...common },
    });
  }
}
