import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Database } from '../database/database.js';
import { Bus } from './bus.js';
import type { Frame } from './frames.js';
import { countOnline } from './presence-rows.js';
import { PushService } from './push.service.js';
import { SessionEndsService } from './session-ends.service.js';
import { SocketRegistryService } from './socket-registry.service.js';
import { Throttle } from './throttle.js';

const CHANNEL = 'members-online';

/** Minimum interval between two counts, since members come and go all the time. */
const RECOUNT_INTERVAL_MS = 5000;

/** Minimum interval between two catch-ups, since every node may report the same gap. */
const CATCH_UP_INTERVAL_MS = 1000;

/**
 * Publishes the site's status to every socket: how many members are online, and whether this node reaches the
 * others.
 */
@Injectable()
export class StatusUpdatesService implements OnModuleDestroy {
  private readonly logger = new Logger(StatusUpdatesService.name);
  private readonly counting = new Throttle(RECOUNT_INTERVAL_MS, () => void this.count());
  private readonly catchingUp = new Throttle(CATCH_UP_INTERVAL_MS, () => this.catchUp());
  private membersOnline = 0;
  private isStopping = false;

  constructor(
    private readonly bus: Bus,
    private readonly pushes: PushService,
    private readonly sessionEnds: SessionEndsService,
    private readonly database: Database,
    private readonly clock: Clock,
    sockets: SocketRegistryService,
  ) {
    sockets.onAdded((socket) => void socket.send(this.frame()));
    bus.subscribe<number>(CHANNEL, (members) => this.note(members));
    bus.onDegraded(() => this.pushes.toOwnNode(this.frame()));
    bus.onMissed(() => this.catchingUp.ask());
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    this.counting.stop();
    this.catchingUp.stop();
  }

  /** Schedules a count after a member has come or gone. */
  recount(): void {
    if (!this.isStopping) this.counting.ask();
  }

  private frame(): Frame {
    const { isDegraded } = this.bus;
    return { type: 'status', data: { isDegraded, membersOnline: this.membersOnline } };
  }

  private async count(): Promise<void> {
    try {
      this.bus.publish(CHANNEL, await countOnline(this.database, this.clock.now()));
    } catch (error) {
      // The database may be closed while a stopping server still counts.
      if (!this.isStopping) this.logger.warn('Members could not be counted.', error);
    }
  }

  private note(members: number): void {
    if (members === this.membersOnline) return;
    this.membersOnline = members;
    this.pushes.toOwnNode(this.frame());
  }

  /** Recovers from lost messages of other nodes: pages are told to refetch, and sessions are checked. */
  private catchUp(): void {
    this.pushes.toOwnNode({ type: 'resync', data: {} });
    void this.sessionEnds.closeEnded();
  }
}
