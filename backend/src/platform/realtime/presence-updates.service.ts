import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Database } from '../database/database.js';
import { FriendIdsService } from './friend-ids.service.js';
import { lastSeenOf, rowsOf } from './presence-rows.js';
import { PushService } from './push.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

/** How a member is, as friends may know it. */
export interface PresenceState {
  readonly isOnline: boolean;
  /** ISO 8601. */
  readonly lastSeen: string | null;
  /** The name of the game they play. */
  readonly playing: string | null;
}

/** So many members are told of before others who have changed meanwhile are looked up again. */
const TOLD_AT_ONCE = 200;

/** Answers how members are and tells their friends of it. */
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

  /** How these members are, whichever node they are at. */
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

  /** Has the members who are there counted again: nodes may have died without a word. */
  recount(): void {
    this.status.recount();
  }

  /** Has the friends of these members told how they are, as it then is. */
  note(userIds: readonly number[]): void {
    if (userIds.length === 0) return;
    this.recount();
    for (const userId of userIds) this.untold.add(userId);
    this.telling ??= this.tellAll();
  }

  /** Resolves when everything is told that was noted. */
  async settle(): Promise<void> {
    await this.telling;
  }

  /** What fails is not told: friends who look, see it. */
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
        this.logger.warn('Friends could not be told who came or went.', error);
      }
    }
    // In the same turn as the last look at what is left, so that whoever comes next begins again.
    this.telling = undefined;
  }
}
