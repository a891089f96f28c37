import { Module } from '@nestjs/common';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { IngestReportsController } from './ingest-reports.controller.js';
import { IngestReportsService } from './ingest-reports.service.js';
import { LivestreamAdminController } from './livestream-admin.controller.js';
import { LivestreamAdminService } from './livestream-admin.service.js';
import { LivestreamListsController } from './livestream-lists.controller.js';
import { LivestreamListsService } from './livestream-lists.service.js';
import { LivestreamController } from './livestream.controller.js';
import { LivestreamService } from './livestream.service.js';
import { StreamCalendarService } from './stream-calendar.service.js';
import { StreamKeysService } from './stream-key.service.js';
import { ViewersService } from './viewers.service.js';

/** The livestream: its state, key and page, its viewers, and the channel to the ingest. */
@Module({
  imports: [SettingsModule],
  controllers: [
    LivestreamController,
    LivestreamAdminController,
    LivestreamListsController,
    IngestReportsController,
  ],
  providers: [
    LivestreamService,
    LivestreamAdminService,
    LivestreamListsService,
    IngestReportsService,
    StreamCalendarService,
    StreamKeysService,
    ViewersService,
  ],
  exports: [LivestreamService, StreamCalendarService],
})
export class LivestreamModule {}
