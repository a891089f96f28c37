import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Bus } from '../../platform/realtime/bus.js';
import type { ChatMessageDto } from './chat.dto.js';
import { ChatReaderService, type ChatProgress } from './chat-reader.service.js';
import { toChatMessage } from './chat-row.js';
import { OrderedFeed } from './ordered-feed.js';

const CHANNEL = 'chat';

/** How often a node that shares the chat with others asks whether it has missed something. */
const CHECK_INTERVAL_MS = 5_000;

/** What the nodes tell each other. */
type ChatUpdate =
  | Readonly<{
      message: Readonly<Omit<ChatMessageDto, 'avatar'> & { avatar: Readonly<Record<string, string>> }>;
    }>
  | Readonly<{ removal: Removal }>;

/** A message that was removed, and the place of that among the removals. */
type Removal = Readonly<{ id: number; removalId: number }>;

/** A message on its way to this node's members; a removed one only moves the count on. */
interface Item {
  readonly id: number;
  readonly message: ChatMessageDto | undefined;
}

/** What becomes of the chat on this node. */
export interface ChatListener {
  /** The next message; each one comes once, in order. */
  onMessage(message: ChatMessageDto): void;
  /** A message has been removed. */
  onRemoval(messageId: number): void;
}

/**
 * Brings this node every message and every removal once and in order, whichever node they were stored by, and however
 * the news of them got here: what the bus has lost is read from the database.
 */
@Injectable()
export class ChatFeedService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChatFeedService.name);
  private readonly listeners: ChatListener[] = [];
  private messages: OrderedFeed<Item> | undefined;
  private removals: OrderedFeed<Removal> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly reader: ChatReaderService,
  ) {}

  /** How far this node's members have been told. */
  get progress(): ChatProgress {
    return { messageId: this.messages?.last ?? 0, removalId: this.removals?.last ?? 0 };
  }

  /** Has `listener` told of everything from now on. */
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
    this.timer = setInterval(() => this.bus.isShared && void this.check(), CHECK_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.messages?.stop();
    this.removals?.stop();
  }

  /** Tells every node of a message that has been stored. Called after the commit. */
  announce(message: ChatMessageDto): void {
    this.bus.publish(CHANNEL, { message: { ...message, avatar: { ...message.avatar } } });
  }

  /** Tells every node of a message that has been removed. Called after the commit. */
  announceRemoval(removal: Removal): void {
    this.bus.publish(CHANNEL, { removal });
  }

  /** Asks the database how far the chat is; a failure is no harm: it is asked again. */
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
