import { Module } from '@nestjs/common';
import { AuditModule } from '../../members/audit/audit.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { IngestReportsController } from './ingest-reports.controller.js';
import { IngestReports } from './ingest-reports.service.js';
import { LivestreamAdminController } from './livestream-admin.controller.js';
import { LivestreamAdmin } from './livestream-admin.service.js';
import { LivestreamController } from './livestream.controller.js';
import { LivestreamLinks } from './livestream-links.js';
import { LivestreamService } from './livestream.service.js';
import { LivestreamWatch } from './livestream-watch.service.js';
import { StreamCalendar } from './stream-calendar.service.js';
import { StreamKeys } from './stream-key.service.js';
import { Viewers } from './viewers.service.js';

/** The livestream: its state, key and page, who watches, and the channel to the ingest. */
@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [LivestreamController, LivestreamAdminController, IngestReportsController],
  providers: [
    LivestreamService,
    LivestreamAdmin,
    LivestreamLinks,
    LivestreamWatch,
    IngestReports,
    StreamCalendar,
    StreamKeys,
    Viewers,
  ],
  exports: [StreamCalendar],
})
export class LivestreamModule {}
