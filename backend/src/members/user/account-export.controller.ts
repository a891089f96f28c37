import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Member } from '../../platform/http/access.js';
import { CostlyRead } from '../../platform/http/costly-read.js';
import { CurrentMember } from '../../platform/http/current-user.js';
import { sendDownload } from '../../platform/files/send-download.js';
import { AccountExportService } from './account-export.service.js';
import type { UserRow } from './user.row.js';

/** How many exports are on their way at the same time; each takes little memory, and of slices there is one at a time. */
const EXPORTS_AT_ONCE = 20;

@Controller('user')
export class AccountExportController {
  constructor(private readonly accountExport: AccountExportService) {}

  /**
   * Everything the site keeps of the member, as a JSON file to download; nothing secret is in it. A second one is
   * `request.too_many` until the first has come to its end.
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
    // Who asks for the head alone has nothing read.
    if (request.method === 'HEAD') return void response.end();
    await sendDownload(Readable.from(this.accountExport.of(member)), response);
  }
}
