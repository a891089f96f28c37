import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { WebSocket } from 'ws';
import { encodeFrame } from '../../platform/realtime/frames.js';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import type { ChatMessageDto } from './chat.dto.js';
import { ChatFeedService, type ChatListener } from './chat-feed.service.js';
import { type ChatProgress, ChatReaderService } from './chat-reader.service.js';
import { wireFrame } from './wire-frame.js';

/** A part of the chat as frames, and how far the chat was then. */
interface Told {
  readonly progress: ChatProgress;
  readonly frames: readonly Buffer[];
}

/** The last message that a browser has, and the first one that it shows. */
export interface Resume {
  readonly after: number;
  readonly from: number;
}

/** A socket with the connection beneath it. */
export class Visitor {
  /** The message up to which it was told when it came in. */
  toldUpTo = 0;

  constructor(
    readonly socket: MemberSocket,
    readonly connection: Writable,
  ) {}
}

/** The sockets of this node that follow the chat: each is told everything from where it came in, once and in order. */
@Injectable()
export class ChatRoomService implements ChatListener {
  private readonly visitors = new Set<Visitor>();
  /** Reads that are under way: whoever wants the same meanwhile shares them. */
  private readonly reads = new Map<string, Promise<Told>>();

  constructor(
    private readonly feed: ChatFeedService,
    private readonly reader: ChatReaderService,
  ) {
    feed.listen(this);
  }

  /**
   * Shows a socket the latest messages, or what it has missed, and from then on everything. Rejects when the database
   * can't be read.
   */
  async join(visitor: Visitor, resume: Resume | null): Promise<void> {
    this.leave(visitor);
    let told: Told;
    // What was read may be older than what the others have been told already: then it is read again.
    do told = await this.read(resume);
    while (isBehind(told.progress, this.feed.progress));
    if (!visitor.socket.isReady()) return;
    for (const frame of told.frames) visitor.socket.send(frame);
    visitor.toldUpTo = told.progress.messageId;
    this.visitors.add(visitor);
  }

  /** Tells a socket nothing more. */
  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
  }

  onMessage(message: ChatMessageDto): void {
    this.tell(wireFrame({ type: 'new_message', data: message }), message.id);
  }

  onRemoval(messageId: number): void {
    this.tell(wireFrame({ type: 'message_removed', data: { id: messageId } }));
  }

  /** Sends a frame to everybody; that of a message not to those who were told it when they came in. */
  private tell(bytes: Buffer, messageId = Infinity): void {
    for (const { socket, connection, toldUpTo } of this.visitors) {
      if (messageId <= toldUpTo) continue;
      if (socket.socket.readyState !== WebSocket.OPEN) continue;
      // Who takes what comes at once does not lag: only the others are looked at.
      if (!connection.write(bytes)) socket.isReady();
    }
  }

  private read(resume: Resume | null): Promise<Told> {
    const key = resume ? `${resume.after}:${resume.from}` : '';
    const running = this.reads.get(key);
    if (running) return running;
    const read = (resume ? this.missed(resume) : this.history()).finally(() => this.reads.delete(key));
    this.reads.set(key, read);
    return read;
  }

  private async history(): Promise<Told> {
    const { progress, messages } = await this.reader.history();
    return { progress, frames: [encodeFrame({ type: 'chat_history', data: messages })] };
  }

  private async missed({ after, from }: Resume): Promise<Told> {
    const { progress, messages, removed, isComplete } = await this.reader.missed(after, from);
    const frame = encodeFrame({ type: 'chat_missed', data: messages, removed, isComplete });
    if (isComplete) return { progress, frames: [frame] };
    const history = await this.history();
    return { progress: history.progress, frames: [frame, ...history.frames] };
  }
}

function isBehind(read: ChatProgress, told: ChatProgress): boolean {
  return read.messageId < told.messageId || read.removalId < told.removalId;
}
