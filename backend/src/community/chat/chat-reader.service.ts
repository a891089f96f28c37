import { Injectable } from '@nestjs/common';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import type { ChatMessageDto } from './chat.dto.js';
import { AUTHOR_COLUMNS, type MessageRow, toChatMessage } from './chat-row.js';

/** How many messages somebody who comes is shown. */
const HISTORY_LENGTH = 50;

/** Up to how many missed messages are told one by one; above, the latest ones are shown instead. */
const MAX_MISSED = 500;

/** In how many of the messages that a browser shows removed ones are looked for. */
const MAX_SHOWN = 10_000;

const SELECT_MESSAGES = `SELECT m.id, m.message, m.createdAt, m.clientId, m.removalId, ${AUTHOR_COLUMNS}
  FROM chat_messages m JOIN users u ON u.id = m.userId`;

/** How far the chat is: the last message's number, and the last removal's. */
export interface ChatProgress {
  readonly messageId: number;
  readonly removalId: number;
}

/** The latest messages, oldest first, of a chat that was as far as `progress`. */
export interface ChatHistory {
  readonly progress: ChatProgress;
  readonly messages: ChatMessageDto[];
}

/** What a browser that was away has missed. */
export interface ChatMissed {
  readonly progress: ChatProgress;
  readonly messages: ChatMessageDto[];
  /** Which of the messages that it shows have been removed. */
  readonly removed: number[];
  /** Whether that is all; if not, the latest messages have to be shown instead. */
  readonly isComplete: boolean;
}

/** Reads the chat: its latest messages, older ones, and what somebody has missed. */
@Injectable()
export class ChatReaderService {
  constructor(private readonly database: Database) {}

  /** How far the chat is now. */
  async progress(): Promise<ChatProgress> {
    const [row] = await this.database.query<{ lastMessageId: number; lastRemovalId: number }>(
      'SELECT lastMessageId, lastRemovalId FROM chat_counters WHERE id = 1',
    );
    return { messageId: row?.lastMessageId ?? 0, removalId: row?.lastRemovalId ?? 0 };
  }

  /** The latest messages. */
  async history(): Promise<ChatHistory> {
    const progress = await this.progress();
    const rows = await this.database.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id <= ? AND m.removalId IS NULL ORDER BY m.id DESC LIMIT ${HISTORY_LENGTH}`,
      [progress.messageId],
    );
    return { progress, messages: rows.reverse().map(toChatMessage) };
  }

  /** Messages that are older than `before`, newest first, page by page. */
  async page(query: PageQueryDto): Promise<Page<ChatMessageDto>> {
    const rows = await this.database.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id < ? AND m.removalId IS NULL ORDER BY m.id DESC LIMIT ${rowsToRead(query)}`,
      [query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(query, rows.map(toChatMessage), ({ id }) => ({ before: id }));
  }

  /** Messages with a larger number than this, removed ones too, in order. */
  after(messageId: number): Promise<MessageRow[]> {
    return this.database.query<MessageRow>(
      `${SELECT_MESSAGES} WHERE m.id > ? ORDER BY m.id LIMIT ${MAX_MISSED}`,
      [messageId],
    );
  }

  /** Removals with a larger number than this, in order. */
  removalsAfter(removalId: number): Promise<{ id: number; removalId: number }[]> {
    return this.database.query(
      `SELECT id, removalId FROM chat_messages WHERE removalId > ? ORDER BY removalId LIMIT ${MAX_MISSED}`,
      [removalId],
    );
  }

  /** What came after the last message that a browser has, and what has gone of those it shows from `from` on. */
  async missed(after: number, from: number): Promise<ChatMissed> {
    const progress = await this.progress();
    const count = progress.messageId - after;
    const nothing = { progress, messages: [], removed: [], isComplete: false };
    // More than there are: the browser knows another chat, such as the one before a backup was put back.
    if (count < 0 || count > MAX_MISSED || after - from > MAX_SHOWN) return nothing;
    const rows = (await this.after(after)).filter(({ id }) => id <= progress.messageId);
    if (rows.length < count) return nothing;
    const removed = await this.database.query<{ id: number }>(
      'SELECT id FROM chat_messages WHERE id BETWEEN ? AND ? AND removalId IS NOT NULL',
      [from, after],
    );
    const messages = rows.filter(({ removalId }) => removalId === null).map(toChatMessage);
    return { progress, messages, removed: removed.map(({ id }) => id), isComplete: true };
  }
}
