import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../common/scheduler.js';
import { Bus } from './bus.js';
import type { Frame } from './frames.js';
import { PresenceService } from './presence.service.js';
import { PushService } from './push.service.js';
import { SessionEndsService } from './session-ends.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

/** Interval of updates, since members come and go all the time, and several nodes report the same gap. */
const UPDATE_INTERVAL_MS = 5000;

/**
 * Sends the site's status to every socket of this node: how many members are online, and whether this node
 * reaches the others.
 */
@Injectable()
export class StatusUpdatesService implements OnApplicationBootstrap {
  private membersOnline = 0;
  private hasMissed = false;

  constructor(
    private readonly bus: Bus,
    private readonly sockets: SocketRegistryService,
    private readonly pushes: PushService,
    private readonly sessionEnds: SessionEndsService,
    private readonly presence: PresenceService,
    private readonly scheduler: Scheduler,
  ) {
    sockets.onAdded((socket) => void socket.send(this.frame()));
    bus.onDegraded(() => this.pushes.toOwnNode(this.frame()));
    bus.onMissed(() => (this.hasMissed = true));
  }

  onApplicationBootstrap(): void {
    this.scheduler.every(UPDATE_INTERVAL_MS, () => this.update(), 'The status could not be sent.');
  }

  /**
   * Sends the status if the number of members has changed. After lost messages of other nodes it also tells
   * pages to refetch, and looks up the sessions.
   */
  async update(): Promise<void> {
    this.presence.dropDeadNodes();
    const { memberCount } = this.presence;
    if (memberCount !== this.membersOnline) {
      this.membersOnline = memberCount;
      this.pushes.toOwnNode(this.frame());
    }
    if (!this.hasMissed) return;
    this.hasMissed = false;
    this.pushes.toOwnNode({ type: 'resync', data: {} });
    await this.sessionEnds.closeEnded();
  }

  private frame(): Frame {
    // A new socket is counted at once if nobody else came: everybody at this node is online.
    const membersOnline = Math.max(this.membersOnline, this.sockets.memberCount);
    return { type: 'status', data: { isDegraded: this.bus.isDegraded, membersOnline } };
  }
}
