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

/** Members come and go all the time; how many there are is told at most this often. */
const RECOUNT_INTERVAL_MS = 5000;

/** One gap can be noticed by every node, and told by each. */
const CATCH_UP_INTERVAL_MS = 1000;

/** Tells every socket how the site is: how many members are there, and whether this node reaches the others. */
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

  /** Somebody came or went: has the members counted, soon. */
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
      // The database is closed while a stopping server still counts.
      if (!this.isStopping) this.logger.warn('Members could not be counted.', error);
    }
  }

  private note(members: number): void {
    if (members === this.membersOnline) return;
    this.membersOnline = members;
    this.pushes.toOwnNode(this.frame());
  }

  /** Frames and ended sessions of other nodes may have been lost: pages ask again, sessions are looked up. */
  private catchUp(): void {
    this.pushes.toOwnNode({ type: 'resync', data: {} });
    void this.sessionEnds.closeEnded();
  }
}
