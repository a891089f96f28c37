import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../common/clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { MemberSocket } from './member-socket.js';
import { PresenceUpdatesService } from './presence-updates.service.js';
import * as rows from './presence-rows.js';
import { SessionEndsService } from './session-ends.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

/** Later than any heartbeat. */
const END_OF_TIME = new Date(8.64e15);

/**
 * Presence of members. The database holds a row for each member and node, so it covers all nodes. Each node
 * confirms its rows by a heartbeat, so rows of a dead node expire. Changes are written in batches: while one
 * transaction runs, further changes wait for the next.
 */
@Injectable()
export class PresenceService {
  /** Id of this node; a new random one at every start. */
  readonly nodeId = randomUUID();
  private readonly logger = new Logger(PresenceService.name);
  /** The members whose rows are written, with the game they play. */
  private readonly written = new Map<number, string | null>();
  private readonly changed = new Set<number>();
  private readonly unchecked = new Set<MemberSocket>();
  private readonly inTurn = pLimit(1);
  private writing: Promise<void> | undefined;
  private isOpen = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sockets: SocketRegistryService,
    private readonly sessionEnds: SessionEndsService,
    private readonly updates: PresenceUpdatesService,
  ) {
    sockets.onAdded((socket) => {
      this.unchecked.add(socket);
      this.note(socket);
    });
    sockets.onRemoved((socket) => {
      this.unchecked.delete(socket);
      this.note(socket);
    });
  }

  /**
   * Registers this node and removes dead ones. SQLite has one process only, so every earlier node is dead.
   */
  async open(): Promise<void> {
    const isAlone = this.config.database.kind === 'sqlite';
    await this.removeNodesUntil(isAlone ? END_OF_TIME : this.deadline());
    await this.unitOfWork.run((tx) => rows.addNode(tx, this.nodeId, this.clock.now()));
    this.isOpen = true;
    this.updates.recount();
  }

  /** Removes this node. Its members stay online if another node has them. */
  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    const userIds = await this.inTurn(() => this.leaveAll());
    this.updates.note(userIds);
    await this.updates.settle();
  }

  /**
   * Runs every 30 s: updates the heartbeat and counts members' time in one statement, closes sockets of ended
   * sessions, and removes dead nodes. Failures are retried at the next beat.
   */
  async beat(): Promise<void> {
    if (!this.isOpen) return;
    try {
      await this.inTurn(() => this.vouch());
      await this.removeNodesUntil(this.deadline());
    } catch (error) {
      this.logger.warn('Presence could not be written.', error);
    }
    await this.sessionEnds.closeEnded();
    await this.settle();
    this.updates.recount();
  }

  /** Stores the game that a tab reports, or null for none. */
  setPlaying(socket: MemberSocket, game: string | null): void {
    if (socket.playing === game) return;
    socket.playing = game;
    this.note(socket);
  }

  /**
   * Resolves when all changes are written and friends are notified. Changes that could not be written wait
   * for the next beat.
   */
  async settle(): Promise<void> {
    await this.writeSoon();
    await this.updates.settle();
  }

  private note({ member }: MemberSocket): void {
    this.changed.add(member.id);
    if (this.isOpen) void this.writeSoon();
  }

  private writeSoon(): Promise<void> {
    this.writing ??= this.writeAll();
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    // Further changes of the same tick go into the same transaction.
    await Promise.resolve();
    let isDone = true;
    while (isDone && this.isOpen && this.changed.size > 0) isDone = await this.writeChanged();
    // In the same tick as the last check of the queue, so that a later change starts again.
    this.writing = undefined;
  }

  /** @returns whether it could be written */
  private async writeChanged(): Promise<boolean> {
    const userIds = [...this.changed].sort((one, other) => one - other);
    const sockets = [...this.unchecked];
    this.changed.clear();
    this.unchecked.clear();
    try {
      await this.inTurn(() => this.write(userIds));
      this.updates.note(userIds);
      return true;
    } catch (error) {
      for (const userId of userIds) this.changed.add(userId);
      this.logger.warn('Presence could not be written.', error);
      return false;
    } finally {
      await this.sessionEnds.closeEnded(sockets);
    }
  }

  private async write(userIds: readonly number[]): Promise<void> {
    const here = userIds
      .filter((userId) => this.sockets.has(userId))
      .map((userId) => ({ userId, playing: this.playingOf(userId) }));
    const joined = here.filter(({ userId }) => !this.written.has(userId));
    const played = here.filter(
      ({ userId, playing }) => this.written.has(userId) && this.written.get(userId) !== playing,
    );
    const left = userIds.filter((userId) => this.written.has(userId) && !this.sockets.has(userId));
    if (joined.length + played.length + left.length === 0) return;
    await this.unitOfWork.run(async (tx) => {
      const now = this.clock.now();
      await rows.leave(tx, this.nodeId, left, now);
      await rows.join(tx, this.nodeId, joined, now);
      await rows.play(tx, this.nodeId, played);
    });
    for (const userId of left) this.written.delete(userId);
    for (const { userId, playing } of [...joined, ...played]) this.written.set(userId, playing);
  }

  /** Returns the game of the most recently opened tab that plays. */
  private playingOf(userId: number): string | null {
    let game: string | null = null;
    for (const { playing } of this.sockets.of(userId)) game = playing ?? game;
    return game;
  }

  private async vouch(): Promise<void> {
    const isKnown = await this.unitOfWork.run(async (tx) => {
      const now = this.clock.now();
      await rows.countTime(tx, [...this.written.keys()], now);
      return rows.keepNode(tx, this.nodeId, now);
    });
    if (isKnown) return;
    // This node was stalled for so long that another one has removed it: it registers again, with its
    // members.
    await this.unitOfWork.run((tx) => rows.addNode(tx, this.nodeId, this.clock.now()));
    this.written.clear();
    for (const userId of this.sockets.memberIds()) this.changed.add(userId);
  }

  private async leaveAll(): Promise<readonly number[]> {
    const userIds = [...this.written.keys()];
    this.written.clear();
    await this.unitOfWork.run(async (tx) => {
      await rows.leave(tx, this.nodeId, userIds, this.clock.now());
      await rows.removeNode(tx, this.nodeId, END_OF_TIME);
    });
    return userIds;
  }

  private deadline(): Date {
    return new Date(this.clock.now().getTime() - rows.STALE_MS);
  }

  private async removeNodesUntil(deadline: Date): Promise<void> {
    const dead = await this.database.query<{ id: string }>(
      'SELECT id FROM presence_nodes WHERE beatAt <= ? AND id <> ?',
      [deadline, this.nodeId],
    );
    for (const { id } of dead) {
      this.updates.note(await this.unitOfWork.run((tx) => rows.removeNode(tx, id, deadline)));
    }
  }
}
