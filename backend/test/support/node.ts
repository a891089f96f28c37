import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import { sha256 } from '../../src/platform/common/sha256.js';
import { Clock } from '../../src/platform/common/clock.js';
import { Scheduler } from '../../src/platform/common/scheduler.js';
import { Bus } from '../../src/platform/realtime/bus.js';
import type { MemberSocket } from '../../src/platform/realtime/member-socket.js';
import { OnlineTimeService } from '../../src/platform/realtime/online-time.service.js';
import { PresenceService } from '../../src/platform/realtime/presence.service.js';
import { PushService } from '../../src/platform/realtime/push.service.js';
import { SessionEndsService } from '../../src/platform/realtime/session-ends.service.js';
import { SocketRegistryService } from '../../src/platform/realtime/socket-registry.service.js';
import type { TestApp, TestMember } from './app.js';

/** A connected browser that answers pings and sends nothing else. */
class SilentSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  readonly bufferedAmount = 0;

  send(): void {
    return;
  }

  ping(): void {
    this.emit('pong');
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.emit('close', 1000);
  }

  terminate(): void {
    this.close();
  }
}

/** A second node of the site, as far as presence goes: its own sockets, the same bus, database and clock. */
export class TestNode {
  readonly sockets = new SocketRegistryService();
  readonly presence: PresenceService;
  readonly time: OnlineTimeService;

  constructor(app: TestApp) {
    const { nest } = app;
    const [bus, clock] = [nest.get(Bus), nest.get(Clock)];
    this.presence = new PresenceService(bus, this.sockets, new PushService(bus, this.sockets), clock);
    this.time = new OnlineTimeService(
      app.database,
      app.unitOfWork,
      clock,
      nest.get(Scheduler),
      this.sockets,
      this.presence,
      nest.get(SessionEndsService),
    );
  }

  beat(): Promise<void> {
    return this.time.beat();
  }

  /** Opens a member's tab on this node. Resolves when presence is written. */
  async tab(member: TestMember): Promise<MemberSocket> {
    const opened = this.add(member);
    await this.time.settle();
    return opened;
  }

  /** Opens a member's tab on this node without waiting. */
  add(member: TestMember): MemberSocket {
    const sessionId = sha256(member.client.cookie('session') ?? '');
    return this.sockets.add(new SilentSocket() as unknown as WebSocket, member, sessionId);
  }

  /** Closes a tab. Resolves when presence is written. */
  async close(tab: MemberSocket): Promise<void> {
    tab.close(1000, 'Done');
    await this.time.settle();
  }

  /** Stops this node, as a server does. */
  async stop(): Promise<void> {
    await this.time.onModuleDestroy();
    await this.time.beforeApplicationShutdown();
  }
}
