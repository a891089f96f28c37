import { Injectable } from '@nestjs/common';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database, type RowSource } from '../../platform/database/database.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { avatarOf, FORMER_MEMBER_NAME } from '../../members/user/user.mapper.js';
import type { ChatMessageDto } from './chat.dto.js';

/** Number of messages shown to a member who opens the chat. */
const HISTORY_LENGTH = 50;

/**
 * Maximum number of missed messages sent on a reconnect; after more, the latest messages are sent instead.
 */
const MAX_MISSED = 500;

/** Messages per statement and per frame of missed ones. */
const MESSAGES_AT_ONCE = 100;

/** Maximum number of displayed messages that are checked for removals. */
const MAX_SHOWN = 10_000;

const SELECT_MESSAGES = `SELECT m.id, m.message, m.createdAt, m.clientId, m.removalId,
    u.id AS userId, u.username, u.isAdmin, u.closedAt, u.avatarCustomization, u.profilePicture
  FROM chat_messages m JOIN users u ON u.id = m.userId`;

/** A message with its author; `removalId` is set if it was removed. */
type MessageRow = Pick<
  ChatMessageDto,
  'id' | 'userId' | 'username' | 'message' | 'clientId' | 'profilePicture'
> & {
  readonly createdAt: number;
  readonly removalId: number | null;
  readonly isAdmin: number;
  readonly closedAt: number | null;
  readonly avatarCustomization: string | null;
};

/** Numbers of the last message and the last removal. */
export interface ChatProgress {
  readonly messageId: number;
  readonly removalId: number;
}

/** The latest messages, oldest first, and the chat's progress when they were read. */
export interface ChatHistory {
  readonly progress: ChatProgress;
  readonly messages: ChatMessageDto[];
}

/** Changes of the chat since a browser lost its connection. */
export interface ChatMissed {
  readonly progress: ChatProgress;
  /** At least one. */
  readonly pages: readonly ChatMessageDto[][];
  /** Ids of removed messages among those that the browser shows. */
  readonly removed: number[];
  /** False if there is more to it and the latest messages have to be shown instead. */
  readonly isComplete: boolean;
}

/** A message with its id, which it keeps when it is removed. */
interface NumberedMessage {
  readonly id: number;
  readonly message: ChatMessageDto | undefined;
}

/** Reads the latest messages, older ones, and those that a browser has missed. */
@Injectable()
export class ChatReaderService {
  constructor(
    private readonly database: Database,
    private readonly queue: ReadQueue,
  ) {}

  /** Returns the numbers of the last message and the last removal. */
  async progress(source: RowSource = this.database): Promise<ChatProgress> {
    const [row] = await source.query<{ lastMessageId: number; lastRemovalId: number }>(
      'SELECT lastMessageId, lastRemovalId FROM chat_counters WHERE id = 1',
    );
    return { messageId: row?.lastMessageId ?? 0, removalId: row?.lastRemovalId ?? 0 };
  }

  /** Returns the latest messages, read in the turns of a caller. */
  async history(caller: string): Promise<ChatHistory> {
    const source = this.queue.slices(this.database, caller);
    const progress = await this.progress(source);
    const rows = await source.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id <= ? AND m.removalId IS NULL ORDER BY m.id DESC LIMIT ${HISTORY_LENGTH}`,
      [progress.messageId],
    );
    return { progress, messages: rows.reverse().map(toChatMessage) };
  }

  /** Returns a page of messages older than `before`, newest first. */
  async page(query: PageQueryDto): Promise<Page<ChatMessageDto>> {
    const rows = await this.database.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id < ? AND m.removalId IS NULL ORDER BY m.id DESC LIMIT ${rowsToRead(query)}`,
      [query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(query, rows.map(toChatMessage), ({ id }) => ({ before: id }));
  }

  /** Returns the id of the message that a member's browser has sent under this id; undefined without one. */
  async idOf(userId: number, clientId: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }>(
      'SELECT id FROM chat_messages WHERE userId = ? AND clientId = ?',
      [userId, clientId],
    );
    return row?.id;
  }

  /** Returns the next messages after this id, in order. `message` is undefined for a removed one. */
  async after(
    messageId: number,
    count = MAX_MISSED,
    source: RowSource = this.database,
  ): Promise<NumberedMessage[]> {
    const rows = await source.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id > ? ORDER BY m.id LIMIT ${count}`,
      [messageId],
    );
    return rows.map((row) => ({
      id: row.id,
      message: row.removalId === null ? toChatMessage(row) : undefined,
    }));
  }

  /** Returns the removals after this number, in order. */
  removalsAfter(removalId: number): Promise<{ id: number; removalId: number }[]> {
    return this.database.query(
      `SELECT id, removalId FROM chat_messages WHERE removalId > ? ORDER BY removalId LIMIT ${MAX_MISSED}`,
      [removalId],
    );
  }

  /**
   * Returns the messages after `after` in pages, and which messages from `from` to `after` have been removed, read
   * in the turns of a caller.
   */
  async missed(after: number, from: number, caller: string): Promise<ChatMissed> {
    const source = this.queue.slices(this.database, caller);
    const progress = await this.progress(source);
    const count = progress.messageId - after;
    const nothing = { progress, pages: [[]], removed: [], isComplete: false };
    // A negative count means that the browser has seen another chat, e.g. before a backup was restored.
    if (count < 0 || count > MAX_MISSED || after - from > MAX_SHOWN) return nothing;
    const removed = await source.query<{ id: number }>(
      'SELECT id FROM chat_messages WHERE id BETWEEN ? AND ? AND removalId IS NOT NULL',
      [from, after],
    );
    const pages: ChatMessageDto[][] = [];
    for (let last = after; last < progress.messageId || pages.length === 0; last += MESSAGES_AT_ONCE) {
      const rows = (await this.after(last, MESSAGES_AT_ONCE, source)).filter(
        ({ id }) => id <= progress.messageId,
      );
      if (rows.length < Math.min(MESSAGES_AT_ONCE, progress.messageId - last)) return nothing;
      pages.push(rows.flatMap(({ message }) => message ?? []));
    }
    return { progress, pages, removed: removed.map(({ id }) => id), isComplete: true };
  }
}

function toChatMessage(row: MessageRow): ChatMessageDto {
  return {
    id: row.id,
    userId: row.userId,
    username: row.closedAt === null ? row.username : FORMER_MEMBER_NAME,
    message: row.message,
    createdAt: new Date(row.createdAt).toISOString(),
    clientId: row.clientId,
    isAdmin: row.isAdmin === 1,
    avatar: avatarOf(row.avatarCustomization),
    profilePicture: row.profilePicture,
  };
}
