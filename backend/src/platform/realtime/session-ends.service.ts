import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Database, filled, marks, partsOf } from '../database/database.js';
import type { Transaction } from '../database/unit-of-work.js';
import { Bus } from './bus.js';
import { CLOSE_CODES, encodeFrame } from './frames.js';
import type { MemberSocket } from './member-socket.js';
import { SocketRegistryService } from './socket-registry.service.js';

const CHANNEL = 'session-ends';

/** Maximum number of sessions per query. */
const CHUNK = 2048;

/** Message between nodes: one session has ended, or all of a member except the kept one. */
type Ended = Readonly<{ sessionId: string }> | Readonly<{ userId: number; kept: string | null }>;

const SESSION_ENDED = encodeFrame({ type: 'session_ended', data: {} });

/** Closes the sockets of sessions that have ended, on every node and at once. */
@Injectable()
export class SessionEndsService {
  private readonly logger = new Logger(SessionEndsService.name);

  constructor(
    private readonly bus: Bus,
    private readonly sockets: SocketRegistryService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    bus.subscribe<Ended>(CHANNEL, (ended) => this.close(ended));
    // The session may have ended while the socket opened.
    sockets.onAdded((socket) => void this.closeEnded([socket]));
  }

  /** Announces after the commit that a session was deleted; its id is the stored one, its token's hash. */
  ofSession(tx: Transaction, sessionId: string): void {
    tx.afterCommit(() => this.bus.publish(CHANNEL, { sessionId }));
  }

  /** Announces after the commit that all sessions of a member but the one with the id `kept` were deleted. */
  ofMember(tx: Transaction, userId: number, kept?: string): void {
    tx.afterCommit(() => this.bus.publish(CHANNEL, { userId, kept: kept ?? null }));
  }

  /**
   * Closes the sockets (by default all of this node) whose session is not in the database any more: because
   * the message was lost, the session has expired, or it ended while the socket opened.
   */
  async closeEnded(sockets: Iterable<MemberSocket> = this.sockets.all()): Promise<void> {
    const now = this.clock.now();
    for (const part of partsOf([...sockets], CHUNK)) {
      try {
        const ids = filled([...new Set(part.map(({ sessionId }) => sessionId))]);
        const rows = await this.database.query<{ id: string }>(
          `SELECT id FROM sessions WHERE id IN (${marks(ids)}) AND expiresAt > ?`,
          [...ids, now],
        );
        const alive = new Set(rows.map(({ id }) => id));
        for (const socket of part) if (!alive.has(socket.sessionId)) end(socket);
      } catch (error) {
        this.logger.warn('Ended sessions could not be looked up.', error);
      }
    }
  }

  private close(ended: Ended): void {
    if ('userId' in ended) {
      for (const socket of this.sockets.of(ended.userId)) if (socket.sessionId !== ended.kept) end(socket);
      return;
    }
    for (const socket of this.sockets.all()) if (socket.sessionId === ended.sessionId) end(socket);
  }
}

function end(socket: MemberSocket): void {
  socket.send(SESSION_ENDED);
  socket.close(CLOSE_CODES.sessionEnded, 'The session has ended');
}
