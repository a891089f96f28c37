import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Member } from '../common/access.js';
import { CurrentMember } from '../common/current-user.js';
import { AccountExport } from './account-export.service.js';
import type { UserRow } from './user.row.js';

@Controller('user')
export class AccountExportController {
  constructor(private readonly accountExport: AccountExport) {}

  /** Everything the site keeps of the member, as a JSON file to download; nothing secret is in it. */
  @Member()
  @Get('export')
  async export(@CurrentMember() member: UserRow, @Res() response: Response): Promise<void> {
    response.attachment(`alien-squad-${member.username}.json`).type('application/json');
    await pipeline(Readable.from(this.accountExport.of(member)), response);
  }
}
