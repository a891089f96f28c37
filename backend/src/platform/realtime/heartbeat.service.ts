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

/** How often a node says that it runs; `STALE_MS` is two beats and a half. */
const INTERVAL_MS = 30_000;

/** A stopping server has no time to wait for a database that is silent. */
const SIGN_OFF_DEADLINE_MS = 1_500;

/** Runs presence while the server does: its beat, and the asking of browsers that say nothing. */
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
    // Who came and went meanwhile is written now, and not at the next beat.
    this.database.onAnswersAgain(() => this.beat());
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sockets.close();
    await this.beating;
  }

  /** The database is still open; should it be away, the others notice by the missing beat. */
  async beforeApplicationShutdown(): Promise<void> {
    try {
      await withDeadline(SIGN_OFF_DEADLINE_MS, () => this.presence.close());
    } catch (error) {
      this.logger.warn('This node could not sign off.', error);
    }
  }

  private beat(): void {
    for (const socket of this.sockets.all()) socket.checkPeer();
    // A database that is slow today must not have beats pile up.
    this.beating ??= this.presence.beat().finally(() => (this.beating = undefined));
  }
}
