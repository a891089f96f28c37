import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/route.js';
import type { IngestOrders, IngestReport } from './ingest-channel.js';
import { IngestReportsService } from './ingest-reports.service.js';

/** Channel between the ingest and the API; not part of the public API. */
@ApiExcludeController()
@Controller('ingest')
export class IngestReportsController {
  constructor(private readonly reports: IngestReportsService) {}

  /** Public for the guards; authenticated by a token derived from the server secret. */
  @Public()
  @Post('reports')
  @HttpCode(200)
  report(
    @Headers('authorization') authorization: string | undefined,
    @Body() report: IngestReport,
  ): Promise<IngestOrders> {
    this.reports.assertIngest(authorization);
    return this.reports.receive(report);
  }
}
