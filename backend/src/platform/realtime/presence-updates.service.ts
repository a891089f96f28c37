import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Database } from '../database/database.js';
import { FriendIdsService } from './friend-ids.service.js';
import { lastSeenOf, rowsOf } from './presence-rows.js';
import { PushService } from './push.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

/** Presence of a member, as visible to friends. */
export interface PresenceState {
  readonly isOnline: boolean;
  /** ISO 8601. */
  readonly lastSeen: string | null;
  /** The name of the game that the member plays. */
  readonly playing: string | null;
}

/** Maximum number of members per batch; the next batch is read again, with the changes since. */
const TOLD_AT_ONCE = 200;

/** Returns the presence of members and notifies their friends of changes. */
@Injectable()
export class PresenceUpdatesService {
  private readonly logger = new Logger(PresenceUpdatesService.name);
  private readonly untold = new Set<number>();
  private telling: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly friendIds: FriendIdsService,
    private readonly pushes: PushService,
    private readonly status: StatusUpdatesService,
  ) {}

  /** Returns the presence of these members over all nodes. */
  async statesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, PresenceState>> {
    const playing = new Map<number, string | null>();
    for (const row of await rowsOf(this.database, userIds, this.clock.now())) {
      playing.set(row.userId, row.playing ?? playing.get(row.userId) ?? null);
    }
    const states = new Map<number, PresenceState>();
    for (const [userId, lastSeen] of await lastSeenOf(this.database, userIds)) {
      states.set(userId, {
        isOnline: playing.has(userId),
        lastSeen: lastSeen === null ? null : new Date(lastSeen).toISOString(),
        playing: playing.get(userId) ?? null,
      });
    }
    return states;
  }

  /** Schedules a new count of the members online: nodes may have died without notice. */
  recount(): void {
    this.status.recount();
  }

  /** Queues a notification to the friends of these members, with the state at the time it is sent. */
  note(userIds: readonly number[]): void {
    if (userIds.length === 0) return;
    this.recount();
    for (const userId of userIds) this.untold.add(userId);
    this.telling ??= this.tellAll();
  }

  /** Resolves when all queued notifications have been sent. */
  async settle(): Promise<void> {
    await this.telling;
  }

  /** Sends the queued notifications. Failed ones are dropped: friends see the state when they look. */
  private async tellAll(): Promise<void> {
    while (this.untold.size > 0) {
      const userIds = [...this.untold].slice(0, TOLD_AT_ONCE);
      for (const userId of userIds) this.untold.delete(userId);
      try {
        for (const [userId, state] of await this.statesOf(userIds)) {
          const friends = await this.friendIds.of(userId);
          this.pushes.toMembers(friends, { type: 'presence', data: { userId, ...state } });
        }
      } catch (error) {
        this.logger.warn('Friends could not be notified of who came or went.', error);
      }
    }
    // In the same tick as the last check of the queue, so that a later note starts again.
    this.telling = undefined;
  }
}
