import { Global, Module } from '@nestjs/common';
import { HeartbeatService } from './heartbeat.service.js';
import { PresenceService } from './presence.service.js';
import { PresenceUpdatesService } from './presence-updates.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

/** Presence of members and status of the site, for running servers only, not for operators' commands. */
@Global()
@Module({
  providers: [HeartbeatService, PresenceService, PresenceUpdatesService, StatusUpdatesService],
  exports: [PresenceService, PresenceUpdatesService],
})
export class PresenceModule {}
