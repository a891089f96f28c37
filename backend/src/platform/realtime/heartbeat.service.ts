import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DatabaseConnection } from '../database/connection.js';
import { withDeadline } from '../database/deadlines.js';
import { PresenceService } from './presence.service.js';
import { SocketRegistryService } from './socket-registry.service.js';

/** Interval of a node's heartbeat; `STALE_MS` is two and a half intervals. */
const INTERVAL_MS = 30_000;

/** Timeout for removing this node while the server stops, in case the database does not answer. */
const SIGN_OFF_DEADLINE_MS = 1_500;

/** Runs presence while the server runs: the node's heartbeat, and pings to browsers. */
@Injectable()
export class HeartbeatService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(HeartbeatService.name);
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(
    private readonly presence: PresenceService,
    private readonly sockets: SocketRegistryService,
    private readonly database: DatabaseConnection,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.presence.open();
    this.timer = setInterval(() => this.beat(), INTERVAL_MS).unref();
    // Changes made meanwhile are written now, and not at the next beat.
    this.database.onAnswersAgain(() => this.beat());
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sockets.close();
    await this.beating;
  }

  /**
   * Removes this node while the database is still open. If the database is away, other nodes notice the
   * missing heartbeat.
   */
  async beforeApplicationShutdown(): Promise<void> {
    try {
      await withDeadline(SIGN_OFF_DEADLINE_MS, () => this.presence.close());
    } catch (error) {
      this.logger.warn('This node could not sign off.', error);
    }
  }

  private beat(): void {
    for (const socket of this.sockets.all()) socket.checkPeer();
    // A slow database must not let beats pile up.
    this.beating ??= this.presence.beat().finally(() => (this.beating = undefined));
  }
}
