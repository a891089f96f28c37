import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendDownload } from '../../platform/files/send-download.js';
import { CurrentMember, Member } from '../../platform/http/route.js';
import { AccountExportService } from './account-export.service.js';
import type { UserRow } from './user.row.js';

@Controller('user')
export class AccountExportController {
  constructor(private readonly accountExport: AccountExportService) {}

  /**
   * All data that the site stores about the member, as a JSON download without secrets. It is read no faster
   * than the client takes it; a failure breaks the download off.
   */
  @Member()
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
