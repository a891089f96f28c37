import { Global, Module } from '@nestjs/common';
import { OnlineTimeService } from './online-time.service.js';
import { PresenceService } from './presence.service.js';
import { StatusUpdatesService } from './status-updates.service.js';

/** Presence of members and status of the site, for running servers only, not for operators' commands. */
@Global()
@Module({
  providers: [OnlineTimeService, PresenceService, StatusUpdatesService],
  exports: [PresenceService],
})
export class PresenceModule {}
