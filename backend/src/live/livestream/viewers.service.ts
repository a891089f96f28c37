import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Bus } from '../../platform/realtime/bus.js';

const CHANNEL = 'viewers';

/** Time after the last report until a viewer counts as gone; browsers report every 30 seconds. */
const WATCHES_MS = 75_000;

/**
 * Counts the viewers of the livestream: members, each once, however many tabs and devices they have. Every
 * node keeps what all of them publish; what is lost comes with the browsers' next reports.
 */
@Injectable()
export class ViewersService {
  /** When each member has last reported that they watch, oldest first. */
  private readonly seenAtMs = new Map<number, number>();

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {
    bus.subscribe<number>(CHANNEL, (userId) => {
      this.seenAtMs.delete(userId);
      this.seenAtMs.set(userId, this.clock.runningMs());
    });
  }

  /** Tells all nodes that a member is watching now. */
  seen(userId: number): void {
    this.bus.publish(CHANNEL, userId);
  }

  /** Returns the number of viewers. */
  count(): number {
    const oldest = this.clock.runningMs() - WATCHES_MS;
    for (const [userId, seenAtMs] of this.seenAtMs) if (seenAtMs <= oldest) this.seenAtMs.delete(userId);
    return this.seenAtMs.size;
  }
}
