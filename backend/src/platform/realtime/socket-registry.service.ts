import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { CLOSE_CODES } from './frames.js';
import { MemberSocket, type SocketMember } from './member-socket.js';

/** Maximum number of sockets per member, more than tabs in normal use. Above it the oldest is closed. */
export const MAX_SOCKETS_PER_MEMBER = 20;

/** Time that browsers have for the closing handshake while the server stops. */
const LAST_WORDS_MS = 1000;

/** Handler for a socket that was added or removed. */
type SocketHandler = (socket: MemberSocket) => void;

/** The sockets of this node. They are removed automatically when they close. */
@Injectable()
export class SocketRegistryService {
  private readonly members = new Map<number, Set<MemberSocket>>();
  private readonly sockets = new Set<MemberSocket>();
  private readonly addedHandlers: SocketHandler[] = [];
  private readonly removedHandlers: SocketHandler[] = [];
  private isClosing = false;

  /** Number of sockets open here. */
  get count(): number {
    return this.sockets.size;
  }

  /** Number of members who have a socket here. */
  get memberCount(): number {
    return this.members.size;
  }

  /**
   * Registers a socket whose session was checked; `sessionId` is the session's stored id (the token's hash).
   * Above `MAX_SOCKETS_PER_MEMBER` the member's oldest socket is closed with 4409.
   */
  add(socket: WebSocket, member: SocketMember, sessionId: string): MemberSocket {
    const added = new MemberSocket(socket, member, sessionId);
    socket.on('error', ignore);
    if (this.isClosing) added.close(CLOSE_CODES.goingAway, 'The server stops');
    const own = this.members.get(member.id) ?? new Set();
    for (const oldest of own) {
      if (own.size < MAX_SOCKETS_PER_MEMBER) break;
      oldest.close(CLOSE_CODES.tooManySockets, 'Too many tabs are open');
      this.remove(oldest);
    }
    own.add(added);
    this.members.set(member.id, own);
    this.sockets.add(added);
    socket.on('pong', () => (added.isAlive = true));
    socket.once('close', () => this.remove(added));
    for (const handler of this.addedHandlers) handler(added);
    return added;
  }

  /** Returns a member's sockets on this node, the oldest first. */
  of(userId: number): Iterable<MemberSocket> {
    return this.members.get(userId) ?? [];
  }

  all(): Iterable<MemberSocket> {
    return this.sockets;
  }

  /** Returns whether a member has a socket here. */
  has(userId: number): boolean {
    return this.members.has(userId);
  }

  /** Calls the handler for every socket that is added. */
  onAdded(handler: SocketHandler): void {
    this.addedHandlers.push(handler);
  }

  /** Calls the handler for every socket that was removed; `of` its member no longer contains it. */
  onRemoved(handler: SocketHandler): void {
    this.removedHandlers.push(handler);
  }

  /**
   * Closes every socket, and those still to come, so that a stopping server can exit. Browsers reconnect to
   * another node.
   */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.sockets.size === 0) return;
    const gone = new Promise<void>((resolve) => {
      this.onRemoved(() => this.sockets.size === 0 && resolve());
    });
    for (const socket of this.sockets) socket.close(CLOSE_CODES.goingAway, 'The server stops');
    const deadline = setTimeout(() => {
      for (const { socket } of this.sockets) socket.terminate();
    }, LAST_WORDS_MS);
    await gone;
    clearTimeout(deadline);
  }

  private remove(gone: MemberSocket): void {
    if (!this.sockets.delete(gone)) return;
    const own = this.members.get(gone.member.id);
    own?.delete(gone);
    if (own?.size === 0) this.members.delete(gone.member.id);
    for (const handler of this.removedHandlers) handler(gone);
  }
}

/** Ignores socket errors: a broken socket closes, which is handled. */
function ignore(): void {
  return;
}
