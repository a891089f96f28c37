import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Member } from '../../platform/http/access.js';
import { CostlyRead } from '../../platform/http/costly-reads.interceptor.js';
import { CurrentMember } from '../../platform/http/current-user.js';
import { sendDownload } from '../../platform/files/send-download.js';
import { AccountExportService } from './account-export.service.js';
import type { UserRow } from './user.row.js';

/** Maximum number of concurrent exports. Each takes little memory, and only one slice is read at a time. */
const EXPORTS_AT_ONCE = 20;

@Controller('user')
export class AccountExportController {
  constructor(private readonly accountExport: AccountExportService) {}

  /**
   * All data that the site stores about the member, as a JSON download without secrets. A second export is
   * rejected with `request.too_many` until the first has ended.
   */
  @Member()
  @CostlyRead({ atOnce: EXPORTS_AT_ONCE, waitingPerCaller: 0 })
  @Get('export')
  async export(
    @CurrentMember() member: UserRow,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response.attachment(`alien-squad-${member.username}.json`).type('application/json');
    // A HEAD request reads no data.
    if (request.method === 'HEAD') return void response.end();
    await sendDownload(Readable.from(this.accountExport.of(member)), response);
  }
}
