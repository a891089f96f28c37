import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../common/clock.js';
import { Scheduler } from '../common/scheduler.js';
import { Database, filled, marks, partsOf } from '../database/database.js';
import { withDeadline } from '../database/deadlines.js';
import { type Transaction, UnitOfWork } from '../database/unit-of-work.js';
import { PresenceService, STALE_MS } from './presence.service.js';
import { SessionEndsService } from './session-ends.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

/** Interval of a node's heartbeat. */
const BEAT_MS = 30_000;

/** Timeout for the last writes of a stopping server, in case the database does not answer. */
const SIGN_OFF_DEADLINE_MS = 1_500;

/** Maximum number of members per statement. */
const CHUNK = 4096;

/** Every node writes members in this order, so that no two of them wait for each other. */
const byNumber = (one: number, other: number): number => one - other;

/**
 * Writes to the accounts of members who is online, when they were last seen and their time on the site, and
 * runs the heartbeat. Changes are written in batches: while one transaction runs, further changes wait for
 * the next.
 */
@Injectable()
export class OnlineTimeService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(OnlineTimeService.name);
  /** Members whose account says that they are online, because of this node. */
  private readonly online = new Set<number>();
  private readonly changed = new Set<number>();
  private readonly inTurn = pLimit(1);
  private writing: Promise<void> | undefined;
  /** Members last seen until then are marked offline already. */
  private sweptUntilMs = 0;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly sockets: SocketRegistryService,
    private readonly presence: PresenceService,
    private readonly sessionEnds: SessionEndsService,
  ) {
    sockets.onAdded(({ member }) => this.note(member.id));
    sockets.onRemoved(({ member }) => this.note(member.id));
  }

  onApplicationBootstrap(): void {
    this.scheduler.every(BEAT_MS, () => this.beat(), 'Presence could not be written.');
  }

  async onModuleDestroy(): Promise<void> {
    this.presence.stop();
    await withDeadline(SIGN_OFF_DEADLINE_MS, () => this.sockets.close());
  }

  /** Writes who has left while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await withDeadline(SIGN_OFF_DEADLINE_MS, () => this.settle());
  }

  /**
   * Confirms this node and its members to the other nodes and in the database, and closes sockets without a
   * browser or a session. After a crash members lose the time since the last heartbeat.
   */
  async beat(): Promise<void> {
    for (const socket of this.sockets.all()) socket.checkPeer();
    this.presence.announce();
    await this.sessionEnds.closeEnded();
    await this.settle();
    await this.inTurn(() =>
      this.unitOfWork.run((tx) => this.write(tx, [...this.online].sort(byNumber), { isOnline: true })),
    );
    await this.markLostOffline();
  }

  /** Resolves when all changes are written. What could not be written waits for the next heartbeat. */
  settle(): Promise<void> {
    this.writing ??= this.writeChanges();
    return this.writing;
  }

  private note(userId: number): void {
    this.changed.add(userId);
    void this.settle();
  }

  private async writeChanges(): Promise<void> {
    // Further changes of the same tick go into the same transaction.
    await Promise.resolve();
    try {
      while (this.changed.size > 0) {
        const userIds = [...this.changed].sort(byNumber);
        await this.inTurn(() => this.writeChangesOf(userIds));
        // Who came or left again meanwhile is written again.
        for (const id of userIds) if (this.sockets.has(id) === this.online.has(id)) this.changed.delete(id);
      }
    } catch (error) {
      this.logger.warn('Presence could not be written.', error);
    }
    this.writing = undefined;
  }

  private async writeChangesOf(userIds: readonly number[]): Promise<void> {
    const came = userIds.filter((id) => this.sockets.has(id) && !this.online.has(id));
    const left = userIds.filter((id) => !this.sockets.has(id) && this.online.has(id));
    if (came.length + left.length === 0) return;
    const isElsewhere = (id: number): boolean => this.presence.isElsewhere(id);
    const isOnlyHere = (id: number): boolean => !isElsewhere(id);
    await this.unitOfWork.run(async (tx) => {
      await this.write(tx, [...came, ...left].filter(isElsewhere), { isOnline: true });
      await this.write(tx, came.filter(isOnlyHere), { isOnline: true, begins: true });
      await this.write(tx, left.filter(isOnlyHere), { isOnline: false });
    });
    for (const id of came) this.online.add(id);
    for (const id of left) this.online.delete(id);
  }

  /**
   * Writes that members are there now, or just left, and adds their time in whole seconds since it was last
   * counted, by whichever node. It adds nothing when a visit `begins`, nor for a gap in which this node was
   * not running.
   */
  private async write(
    tx: Transaction,
    userIds: readonly number[],
    { isOnline, begins = false }: { readonly isOnline: boolean; readonly begins?: boolean },
  ): Promise<void> {
    const now = this.clock.now().getTime();
    const until = now - (now % 1000);
    const since = begins ? until : until - STALE_MS;
    for (const ids of partsOf(userIds, CHUNK).map(filled)) {
      await tx.execute(
        `UPDATE users SET
           totalTimeSpent = totalTimeSpent +
             CASE WHEN presentUntil BETWEEN ? AND ? THEN (? - presentUntil) / 1000 ELSE 0 END,
           presentUntil = ?, isOnline = ?, lastSeen = ?
         WHERE id IN (${marks(ids)}) AND closedAt IS NULL`,
        [since, until, until, until, isOnline, now, ...ids],
      );
    }
  }

  /** Marks members offline whose node has stopped without doing so: their last heartbeat is too old. */
  private async markLostOffline(): Promise<void> {
    const until = this.clock.now().getTime() - STALE_MS;
    const lost = await this.database.query<{ id: number }>(
      `SELECT id FROM users WHERE closedAt IS NULL AND lastSeen > ? AND lastSeen <= ? AND isOnline = 1`,
      [this.sweptUntilMs, until],
    );
    const lostIds = lost.map(({ id }) => id);
    for (const ids of partsOf(lostIds, CHUNK).map(filled)) {
      await this.unitOfWork.run((tx) =>
        tx.execute(`UPDATE users SET isOnline = 0 WHERE id IN (${marks(ids)}) AND lastSeen <= ?`, [
          ...ids,
          until,
        ]),
      );
    }
    this.sweptUntilMs = until;
  }
}
