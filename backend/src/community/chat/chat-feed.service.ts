import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Bus } from '../../platform/realtime/bus.js';
import type { ChatMessageDto } from './chat.dto.js';
import { ChatReaderService, type ChatProgress } from './chat-reader.service.js';
import { toChatMessage } from './chat-row.js';
import { OrderedFeed } from './ordered-feed.js';

const CHANNEL = 'chat';

/** Interval at which a node on a shared bus checks for missed messages. */
const CHECK_INTERVAL_MS = 5_000;

/** Messages between the nodes. */
type ChatUpdate =
  | Readonly<{
      message: Readonly<Omit<ChatMessageDto, 'avatar'> & { avatar: Readonly<Record<string, string>> }>;
    }>
  | Readonly<{ removal: Removal }>;

/** A removed message and its number among the removals. */
type Removal = Readonly<{ id: number; removalId: number }>;

/** An item of the message feed; `message` is undefined for a removed one, which only advances the counter. */
interface Item {
  readonly id: number;
  readonly message: ChatMessageDto | undefined;
}

/** Receives the chat's changes on this node. */
export interface ChatListener {
  /** Receives each message once, in order. */
  onMessage(message: ChatMessageDto): void;
  onRemoval(messageId: number): void;
}

/**
 * Delivers every message and removal to this node once and in order, whichever node stored it. Items that the
 * bus has lost are read from the database.
 */
@Injectable()
export class ChatFeedService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChatFeedService.name);
  private readonly listeners: ChatListener[] = [];
  private messages: OrderedFeed<Item> | undefined;
  private removals: OrderedFeed<Removal> | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly reader: ChatReaderService,
    private readonly scheduler: Scheduler,
  ) {}

  /** The last message and removal delivered on this node. */
  get progress(): ChatProgress {
    return { messageId: this.messages?.last ?? 0, removalId: this.removals?.last ?? 0 };
  }

  /** Adds a listener for all further messages and removals. */
  listen(listener: ChatListener): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { messageId, removalId } = await this.reader.progress();
    this.messages = new OrderedFeed<Item>(
      {
        orderOf: ({ id }) => id,
        readAfter: async (id) =>
          (await this.reader.after(id)).map((row) => ({
            id: row.id,
            message: row.removalId === null ? toChatMessage(row) : undefined,
          })),
        deliver: ({ message }) => this.tell((listener) => message && listener.onMessage(message)),
      },
      messageId,
    );
    this.removals = new OrderedFeed<Removal>(
      {
        orderOf: (removal) => removal.removalId,
        readAfter: (id) => this.reader.removalsAfter(id),
        deliver: ({ id }) => this.tell((listener) => listener.onRemoval(id)),
      },
      removalId,
    );
    this.bus.subscribe<ChatUpdate>(CHANNEL, (update) => this.hear(update));
    this.bus.onMissed(() => void this.check());
    this.scheduler.every(
      CHECK_INTERVAL_MS,
      () => this.bus.isShared && this.check(),
      'The chat could not be checked for missed messages.',
    );
  }

  onModuleDestroy(): void {
    this.messages?.stop();
    this.removals?.stop();
  }

  /** Publishes a stored message to all nodes. Call it after the commit. */
  announce(message: ChatMessageDto): void {
    this.bus.publish(CHANNEL, { message: { ...message, avatar: { ...message.avatar } } });
  }

  /** Publishes a removal to all nodes. Call it after the commit. */
  announceRemoval(removal: Removal): void {
    this.bus.publish(CHANNEL, { removal });
  }

  /** Reads the latest ids from the database. Errors are ignored; the next check tries again. */
  async check(): Promise<void> {
    const progress = await this.reader.progress().catch(() => undefined);
    if (!progress) return;
    this.messages?.reach(progress.messageId);
    this.removals?.reach(progress.removalId);
  }

  private hear(update: ChatUpdate): void {
    if ('removal' in update) this.removals?.hear(update.removal);
    else this.messages?.hear({ id: update.message.id, message: update.message as unknown as ChatMessageDto });
  }

  private tell(how: (listener: ChatListener) => void): void {
    try {
      for (const listener of this.listeners) how(listener);
    } catch (error) {
      this.logger.error('The chat could not be told of something.', error);
    }
  }
}
