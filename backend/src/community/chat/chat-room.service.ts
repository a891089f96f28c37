import type { Writable } from 'node:stream';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WebSocket } from 'ws';
import { Scheduler } from '../../platform/common/scheduler.js';
import { memberCaller } from '../../platform/limits/fair-queue.js';
import { Bus } from '../../platform/realtime/bus.js';
import { encodeFrame, type Frame } from '../../platform/realtime/frames.js';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import { type ChatProgress, ChatReaderService } from './chat-reader.service.js';

const CHANNEL = 'chat';

/** Interval at which the database is read even without a notification, in case one was lost. */
const CHECK_INTERVAL_MS = 5_000;

const FAILURE = 'The chat could not be read.';

/** First byte of an unfragmented text message (RFC 6455 §5.2), and second byte of a length in two more. */
const WHOLE_TEXT = 0x81;
const LENGTH_IN_TWO = 126;

/** A part of the chat as frames, and the chat's progress when it was read. */
interface Told {
  readonly progress: ChatProgress;
  readonly frames: readonly Buffer[];
}

/** Ids of the last message that a browser has received and of the first one that it shows. */
export interface Resume {
  readonly after: number;
  readonly from: number;
}

/** A frame on the wire, with the id of its message. */
interface Following {
  readonly messageId: number;
  readonly bytes: Buffer;
}

/** A socket with its underlying connection. */
export class Visitor {
  /** Id of the last message included in what it received on joining. */
  toldUpTo = 0;
  /** While it joins: what was said since, to be sent afterwards. */
  following: Following[] | undefined;

  constructor(
    readonly socket: MemberSocket,
    readonly connection: Writable,
  ) {}
}

/**
 * Sends the chat to the sockets of this node that follow it: everything since they joined, once and in order,
 * whichever node stored it. Messages and removals come from the database by their numbers; what the nodes send
 * each other only says that there are new ones, so it may be late, repeated or lost.
 */
@Injectable()
export class ChatRoomService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChatRoomService.name);
  private readonly visitors = new Set<Visitor>();
  /** Reads in progress, shared by all sockets that need the same data. */
  private readonly reads = new Map<string, Promise<Told>>();
  /** The last message and removal that the sockets were sent. */
  private told: ChatProgress = { messageId: 0, removalId: 0 };
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly reader: ChatReaderService,
    private readonly scheduler: Scheduler,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.told = await this.reader.progress();
    this.bus.subscribe(CHANNEL, () => void this.catchUp());
    this.bus.onMissed(() => void this.catchUp());
    this.scheduler.every(CHECK_INTERVAL_MS, () => this.catchUp(), FAILURE);
  }

  /**
   * Has every node send its sockets what was stored. Call it after the commit. Resolves when those of this node
   * were sent it.
   */
  announce(): Promise<void> {
    this.bus.publish(CHANNEL, null);
    return this.catchUp();
  }

  /**
   * Sends what is new in the database. A call during a read waits for the next one, which all such calls share.
   */
  catchUp(): Promise<void> {
    this.next ??= this.current.then(() => {
      this.current = this.next ?? this.current;
      this.next = undefined;
      return this.sendNew();
    });
    return this.next;
  }

  /**
   * Sends a socket the latest messages or those it has missed, and all further ones. Rejects when the
   * database cannot be read.
   */
  async join(visitor: Visitor, resume: Resume | null): Promise<void> {
    this.leave(visitor);
    if (!visitor.socket.isReady()) return;
    visitor.toldUpTo = 0;
    const following: Following[] = [];
    visitor.following = following;
    this.visitors.add(visitor);
    const toldBefore = this.told;
    let told: Told;
    // A shared read may have begun before this socket began to follow; then it is read again.
    do told = await this.read(resume, memberCaller(visitor.socket.member.id));
    while (isBehind(told.progress, toldBefore));
    void this.sendTold(visitor, told, following);
  }

  /** Sends a frame when the one before is on its way, since together they may exceed what a socket may lag behind. */
  private async sendTold(visitor: Visitor, told: Told, following: Following[]): Promise<void> {
    for (const frame of told.frames) {
      // It may have left, or joined again, meanwhile.
      if (visitor.following !== following) return;
      await visitor.socket.deliver(frame);
    }
    if (visitor.following !== following) return;
    visitor.toldUpTo = told.progress.messageId;
    visitor.following = undefined;
    for (const { messageId, bytes } of following) this.tellOne(visitor, bytes, messageId);
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
    visitor.following = undefined;
  }

  /** A failed read is repeated by the next call. */
  private async sendNew(): Promise<void> {
    try {
      const messages = await this.reader.after(this.told.messageId);
      for (const { id, message } of messages) {
        this.told = { ...this.told, messageId: id };
        if (message) this.tell({ type: 'new_message', data: message }, id);
      }
      for (const { id, removalId } of await this.reader.removalsAfter(this.told.removalId)) {
        this.told = { ...this.told, removalId };
        this.tell({ type: 'message_removed', data: { id } });
      }
    } catch (error) {
      this.logger.warn(FAILURE, error);
    }
  }

  /** Sends a frame to all sockets. A message is skipped for those that received it on joining. */
  private tell(frame: Frame, messageId = Infinity): void {
    const bytes = onTheWire(frame);
    for (const visitor of this.visitors) this.tellOne(visitor, bytes, messageId);
  }

  private tellOne(visitor: Visitor, bytes: Buffer, messageId: number): void {
    const { socket, connection, toldUpTo, following } = visitor;
    if (messageId <= toldUpTo || socket.socket.readyState !== WebSocket.OPEN) return;
    if (following) following.push({ messageId, bytes });
    // A socket that accepts the bytes at once is not lagging; only the others are checked.
    else if (!connection.write(bytes)) socket.isReady();
  }

  private read(resume: Resume | null, caller: string): Promise<Told> {
    const key = resume ? `${resume.after}:${resume.from}` : '';
    const running = this.reads.get(key);
    if (running) return running;
    const read = (resume ? this.missed(resume, caller) : this.history(caller)).finally(() =>
      this.reads.delete(key),
    );
    this.reads.set(key, read);
    return read;
  }

  private async history(caller: string): Promise<Told> {
    const { progress, messages } = await this.reader.history(caller);
    return { progress, frames: [encodeFrame({ type: 'chat_history', data: messages })] };
  }

  private async missed({ after, from }: Resume, caller: string): Promise<Told> {
    const { progress, pages, removed, isComplete } = await this.reader.missed(after, from, caller);
    const frames = pages.map((data, page) =>
      encodeFrame({ type: 'chat_missed', data, removed: page === 0 ? removed : [], isComplete }),
    );
    if (isComplete) return { progress, frames };
    const history = await this.history(caller);
    return { progress: history.progress, frames: [...frames, ...history.frames] };
  }
}

function isBehind(read: ChatProgress, told: ChatProgress): boolean {
  return read.messageId < told.messageId || read.removalId < told.removalId;
}

/**
 * Returns a frame below 64 KiB with its WebSocket header, so that it is encoded once for thousands of sockets. It
 * may be written directly to a connection: without compression, a socket never holds back data sent earlier.
 */
function onTheWire(frame: Frame): Buffer {
  const payload = encodeFrame(frame);
  const { length } = payload;
  const header =
    length < LENGTH_IN_TWO ? [WHOLE_TEXT, length] : [WHOLE_TEXT, LENGTH_IN_TWO, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), payload]);
}
