import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import type { Stop } from './bus.js';
import { CLOSE_CODES } from './frames.js';
import { MemberSocket, type SocketMember } from './member-socket.js';

/** More tabs than anybody has open; above it a member's oldest socket is closed for the new one. */
export const MAX_SOCKETS_PER_MEMBER = 20;

/** How long browsers have to answer a closing handshake while the server stops. */
const LAST_WORDS_MS = 1000;

/** What hears of a socket that came or went. */
type SocketHandler = (socket: MemberSocket) => void;

/** The sockets of this node. They leave by themselves when they close. */
@Injectable()
export class SocketRegistryService {
  private readonly members = new Map<number, Set<MemberSocket>>();
  private readonly sockets = new Map<WebSocket, MemberSocket>();
  private readonly addedHandlers = new Set<SocketHandler>();
  private readonly removedHandlers = new Set<SocketHandler>();
  private isClosing = false;

  /** How many sockets are open here. */
  get count(): number {
    return this.sockets.size;
  }

  /** How many members have a socket here. */
  get memberCount(): number {
    return this.members.size;
  }

  /**
   * Takes in a socket whose session was checked; `sessionId` is the session's stored id (the token's hash). Above
   * `MAX_SOCKETS_PER_MEMBER` the member's oldest one is closed with 4409.
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
    this.sockets.set(socket, added);
    socket.on('pong', () => (added.isAlive = true));
    socket.once('close', () => this.remove(added));
    for (const handler of this.addedHandlers) handler(added);
    return added;
  }

  /** What `add` made of a socket, while it is open. */
  find(socket: WebSocket): MemberSocket | undefined {
    return this.sockets.get(socket);
  }

  /** A member's sockets on this node, the oldest first. */
  of(userId: number): Iterable<MemberSocket> {
    return this.members.get(userId) ?? [];
  }

  /** Every socket of this node. */
  all(): Iterable<MemberSocket> {
    return this.sockets.values();
  }

  /** The members who have a socket here. */
  memberIds(): Iterable<number> {
    return this.members.keys();
  }

  /** Whether a member has a socket here. */
  has(userId: number): boolean {
    return this.members.has(userId);
  }

  /** Hears of every socket that is added. */
  onAdded(handler: SocketHandler): Stop {
    this.addedHandlers.add(handler);
    return () => this.addedHandlers.delete(handler);
  }

  /** Hears of every socket that has gone; `of` its member gives the others only. */
  onRemoved(handler: SocketHandler): Stop {
    this.removedHandlers.add(handler);
    return () => this.removedHandlers.delete(handler);
  }

  /** Closes every socket, and those that still come, so that a stopping server ends; browsers go to another node. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.sockets.size === 0) return;
    const gone = new Promise<void>((resolve) => {
      this.onRemoved(() => this.sockets.size === 0 && resolve());
    });
    for (const socket of [...this.sockets.values()]) socket.close(CLOSE_CODES.goingAway, 'The server stops');
    const deadline = setTimeout(() => {
      for (const { socket } of [...this.sockets.values()]) socket.terminate();
    }, LAST_WORDS_MS);
    await gone;
    clearTimeout(deadline);
  }

  private remove(gone: MemberSocket): void {
    if (!this.sockets.delete(gone.socket)) return;
    const own = this.members.get(gone.member.id);
    own?.delete(gone);
    if (own?.size === 0) this.members.delete(gone.member.id);
    for (const handler of this.removedHandlers) handler(gone);
  }
}

/** A broken socket closes, which is all there is to do about it. */
function ignore(): void {
  return;
}
