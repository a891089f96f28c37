import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import { ChatReaderService } from './chat-reader.service.js';
import { ChatRoomService } from './chat-room.service.js';

/** The member and session that send a message. */
export interface Writer {
  readonly userId: number;
  /** The stored id of the session. */
  readonly sessionId: string;
}

export interface Post {
  readonly message: string;
  /** Id chosen by the browser, under which the message is stored only once; null without one. */
  readonly clientId: string | null;
}

interface WriterRow {
  readonly isAdmin: number;
  readonly muteId: number | null;
  readonly mutedUntil: number | null;
}

/**
 * Stores chat messages: each once, numbered in commit order, after checking the member's permission to write.
 */
@Injectable()
export class ChatPostsService {
  private readonly logger = new Logger(ChatPostsService.name);

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly settings: SettingsService,
    private readonly reader: ChatReaderService,
    private readonly room: ChatRoomService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message and returns its id. Repeating a `clientId` returns the id of the stored message. All
   * nodes are notified after the commit.
   *
   * @throws Problem `chat.empty`, `chat.too_long`, `chat.too_fast` and `chat.muted` (both with `Retry-After`
   * if the end is known), `chat.not_kept` when the database does not answer, `auth.signed_out` when the
   * session has ended.
   */
  async post(writer: Writer, post: Post): Promise<number> {
    const clean = { ...post, message: cleanMessage(post.message) };
    try {
      return (await this.idOf(writer, clean)) ?? (await this.postNew(writer, clean));
    } catch (error) {
      if (error instanceof Problem && error.code !== 'server.outcome_unknown') throw error;
      // The commit may have succeeded: the check delivers the message if it was stored.
      if (error instanceof Problem) void this.room.catchUp();
      this.logger.warn('A message of the chat could not be stored.', error);
      throw new Problem('chat.not_kept', { cause: error });
    }
  }

  private async postNew(writer: Writer, post: Post): Promise<number> {
    await this.countPost(writer.userId);
    try {
      return await this.unitOfWork.run((tx) => this.store(tx, writer, post));
    } catch (error) {
      const id = isUniqueViolation(error) ? await this.idOf(writer, post) : undefined;
      if (id === undefined) throw error;
      return id;
    }
  }

  private async countPost(userId: number): Promise<void> {
    const { chat } = await this.settings.all(this.database);
    try {
      await this.limiter.count('chatPerMember', `member:${userId}`, {
        requests: chat.messages,
        seconds: chat.seconds,
      });
    } catch (error) {
      if (error instanceof Problem && error.code === 'request.too_many')
        throw new Problem('chat.too_fast', { headers: error.headers });
      throw error;
    }
  }

  private async idOf({ userId }: Writer, { clientId }: Post): Promise<number | undefined> {
    return clientId === null ? undefined : this.reader.idOf(userId, clientId);
  }

  private async store(tx: Transaction, writer: Writer, { message, clientId }: Post): Promise<number> {
    const createdAt = this.clock.now();
    await assertMayWrite(tx, writer, createdAt);
    const id = await nextNumber(tx, 'lastMessageId');
    await tx.execute(
      'INSERT INTO chat_messages (id, userId, message, clientId, createdAt) VALUES (?, ?, ?, ?, ?)',
      [id, writer.userId, message, clientId, createdAt],
    );
    tx.afterCommit(() => this.room.announce());
    return id;
  }
}

/**
 * Raises a counter of the chat and returns its number. Its row stays locked until the commit, so numbers have
 * no gaps and follow the commit order.
 */
export async function nextNumber(tx: Transaction, name: 'lastMessageId' | 'lastRemovalId'): Promise<number> {
  await tx.execute(`UPDATE chat_counters SET ${name} = ${name} + 1 WHERE id = 1`);
  const [row] = await tx.query<{ raised: number }>(
    `SELECT ${name} AS raised FROM chat_counters WHERE id = 1`,
  );
  if (!row) throw new Error('The counters of the chat are missing.');
  return row.raised;
}

/** Throws if the session is over or the member is muted. */
async function assertMayWrite(tx: Transaction, { userId, sessionId }: Writer, now: Date): Promise<void> {
  const [row] = await tx.query<WriterRow>(
    `SELECT u.isAdmin, x.id AS muteId, x.until AS mutedUntil
     FROM sessions s JOIN users u ON u.id = s.userId LEFT JOIN chat_mutes x ON x.userId = u.id
     WHERE s.id = ? AND u.id = ? AND s.expiresAt > ? AND u.closedAt IS NULL`,
    [sessionId, userId, now],
  );
  if (!row) throw new Problem('auth.signed_out');
  if (row.muteId === null || row.isAdmin === 1) return;
  if (row.mutedUntil === null) throw new Problem('chat.muted');
  const seconds = Math.ceil((row.mutedUntil - now.getTime()) / 1000);
  if (seconds > 0) throw new Problem('chat.muted', { headers: { 'Retry-After': String(seconds) } });
}

/** Maximum length of a message in UTF-16 units, which the `maxlength` of an input counts, too. */
const MAX_MESSAGE_LENGTH = 500;

/** Control characters except tab and line feed, which are allowed. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Unpaired surrogates, which are invalid text and cannot be stored. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A visible character: neither white space nor invisible. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * Returns the message as it is stored: trimmed, with line feeds as line ends, without control characters, and
 * with U+FFFD for unpaired surrogates. Markup is left alone: all screens show it as text.
 *
 * @throws Problem `chat.empty` or `chat.too_long`.
 */
function cleanMessage(sent: string): string {
  const message = sent
    .replaceAll('\r\n', '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
  if (!VISIBLE.test(message)) throw new Problem('chat.empty');
  if (message.length > MAX_MESSAGE_LENGTH) throw new Problem('chat.too_long');
  return message;
}
