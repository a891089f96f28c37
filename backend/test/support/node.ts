import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import { hashOfToken } from '../../src/members/auth/sessions.service.js';
import { Clock } from '../../src/platform/common/clock.js';
import { Config } from '../../src/platform/config/config.js';
import type { MemberSocket } from '../../src/platform/realtime/member-socket.js';
import { PresenceService } from '../../src/platform/realtime/presence.service.js';
import { PresenceUpdatesService } from '../../src/platform/realtime/presence-updates.service.js';
import { SessionEndsService } from '../../src/platform/realtime/session-ends.service.js';
import { SocketRegistryService } from '../../src/platform/realtime/socket-registry.service.js';
import type { TestApp, TestMember } from './app.js';

/** A connected browser that sends nothing. */
class SilentSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  readonly bufferedAmount = 0;

  send(): void {
    return;
  }

  ping(): void {
    return;
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.emit('close', 1000);
  }

  terminate(): void {
    this.close();
  }
}

/** A second node of the site, as far as presence goes: its own sockets, the same database and clock. */
export class TestNode {
  readonly sockets = new SocketRegistryService();
  readonly presence: PresenceService;

  /** `kind` is the kind of database that the node assumes; several nodes need a server. */
  constructor(app: TestApp, kind: 'sqlite' | 'mysql' = 'mysql') {
    const config = { ...app.nest.get(Config), database: { kind, path: '' } } as Config;
    this.presence = new PresenceService(
      config,
      app.database,
      app.unitOfWork,
      app.nest.get(Clock),
      this.sockets,
      app.nest.get(SessionEndsService),
      app.nest.get(PresenceUpdatesService),
    );
  }

  /** Opens a member's tab on this node. Resolves when presence is written. */
  async tab(member: TestMember): Promise<MemberSocket> {
    const opened = this.add(member);
    await this.presence.settle();
    return opened;
  }

  /** Opens a member's tab on this node without waiting. */
  add(member: TestMember): MemberSocket {
    const sessionId = hashOfToken(member.client.cookie('session') ?? '');
    return this.sockets.add(new SilentSocket() as unknown as WebSocket, member, sessionId);
  }

  /** Closes a tab. Resolves when presence is written. */
  async close(tab: MemberSocket): Promise<void> {
    tab.close(1000, 'Done');
    await this.presence.settle();
  }
}

/** Creates a registered second node. */
export async function aNode(app: TestApp): Promise<TestNode> {
  const node = new TestNode(app);
  await node.presence.open();
  return node;
}
