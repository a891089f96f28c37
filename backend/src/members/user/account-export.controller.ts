import { finished } from 'node:stream/promises';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentMember, Member } from '../../platform/http/route.js';
import { CostlyRead } from '../../platform/http/costly-reads.interceptor.js';
import { AccountExportService } from './account-export.service.js';
import type { UserRow } from './user.row.js';

/** Maximum number of concurrent exports; few, since each is held in memory until it is read. */
const EXPORTS_AT_ONCE = 5;

@Controller('user')
export class AccountExportController {
  constructor(private readonly accountExport: AccountExportService) {}

  /**
   * All data that the site stores about the member, as a JSON download without secrets. A second export is
   * rejected with `request.too_many` until the first has been read.
   */
  @Member()
  @CostlyRead({ atOnce: EXPORTS_AT_ONCE, waitingPerCaller: 0 })
  @Get('export')
  async export(
    @CurrentMember() member: UserRow,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Complete before the answer begins, so that a failure is a problem and not a part of a file.
    const pieces: string[] = [];
    // A HEAD request reads no data.
    if (request.method !== 'HEAD')
      for await (const piece of this.accountExport.of(member)) pieces.push(piece);
    response.attachment(`alien-squad-${member.username}.json`).type('application/json').end(pieces.join(''));
    // A reader who goes away in the middle needs no answer.
    await finished(response).catch(() => undefined);
  }
}
