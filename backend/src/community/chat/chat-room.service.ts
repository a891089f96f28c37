import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { WebSocket } from 'ws';
import { encodeFrame } from '../../platform/realtime/frames.js';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import type { ChatMessageDto } from './chat.dto.js';
import { ChatFeedService, type ChatListener } from './chat-feed.service.js';
import { type ChatProgress, ChatReaderService } from './chat-reader.service.js';
import { wireFrame } from './wire-frame.js';

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

/** A socket with its underlying connection. */
export class Visitor {
  /** Id of the last message included in what it received on joining. */
  toldUpTo = 0;

  constructor(
    readonly socket: MemberSocket,
    readonly connection: Writable,
  ) {}
}

/**
 * Sends the chat to the sockets of this node that follow it: everything since they joined, once and in order.
 */
@Injectable()
export class ChatRoomService implements ChatListener {
  private readonly visitors = new Set<Visitor>();
  /** Reads in progress, shared by all sockets that need the same data. */
  private readonly reads = new Map<string, Promise<Told>>();

  constructor(
    private readonly feed: ChatFeedService,
    private readonly reader: ChatReaderService,
  ) {
    feed.listen(this);
  }

  /**
   * Sends a socket the latest messages or those it has missed, and all further ones. Rejects when the
   * database cannot be read.
   */
  async join(visitor: Visitor, resume: Resume | null): Promise<void> {
    this.leave(visitor);
    let told: Told;
    // The result may be older than what the other sockets have received; then it is read again.
    do told = await this.read(resume);
    while (isBehind(told.progress, this.feed.progress));
    if (!visitor.socket.isReady()) return;
    for (const frame of told.frames) visitor.socket.send(frame);
    visitor.toldUpTo = told.progress.messageId;
    this.visitors.add(visitor);
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
  }

  onMessage(message: ChatMessageDto): void {
    this.tell(wireFrame({ type: 'new_message', data: message }), message.id);
  }

  onRemoval(messageId: number): void {
    this.tell(wireFrame({ type: 'message_removed', data: { id: messageId } }));
  }

  /** Sends a frame to all sockets. A message is skipped for those that received it on joining. */
  private tell(bytes: Buffer, messageId = Infinity): void {
    for (const { socket, connection, toldUpTo } of this.visitors) {
      if (messageId <= toldUpTo) continue;
      if (socket.socket.readyState !== WebSocket.OPEN) continue;
      // A socket that accepts the bytes at once is not lagging; only the others are checked.
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
