import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler.js';
import { IngestReportsService } from './ingest-reports.service.js';
import { ViewersService } from './viewers.service.js';

const CHECK_INTERVAL_MS = 5_000;
const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** Detects that the ingest has stopped reporting, and deletes the rows of viewers who have left. */
@Injectable()
export class LivestreamWatchService implements OnApplicationBootstrap {
  constructor(
    private readonly reports: IngestReportsService,
    private readonly viewers: ViewersService,
    private readonly scheduler: Scheduler,
  ) {}

  onApplicationBootstrap(): void {
    const { reports, viewers } = this;
    this.scheduler.every(CHECK_INTERVAL_MS, () => reports.expire(), 'The livestream could not be checked.');
    this.scheduler.every(SWEEP_INTERVAL_MS, () => viewers.sweep(), 'Viewers who left could not be deleted.');
  }
}
