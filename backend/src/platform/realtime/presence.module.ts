import { Global, Module } from '@nestjs/common';
import { HeartbeatService } from './heartbeat.service.js';
import { PresenceService } from './presence.service.js';
import { PresenceUpdatesService } from './presence-updates.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

/** Who is there, and how the site is; running servers only, not what operators run beside them. */
@Global()
@Module({
  providers: [HeartbeatService, PresenceService, PresenceUpdatesService, StatusUpdatesService],
  exports: [PresenceService, PresenceUpdatesService],
})
export class PresenceModule {}
