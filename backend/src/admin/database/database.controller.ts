import { pipeline } from 'node:stream/promises';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { presentedToken } from '../../auth/session-cookies.js';
import { Admin } from '../../common/access.js';
import { errorCode } from '../../common/error-code.js';
import { CurrentUser, type Identity } from '../../common/current-user.js';
import { AdminDatabaseDto, ReconciliationDto } from './database.dto.js';
import { DatabaseCare } from './database-care.service.js';
import { DownloadPatience } from './download-patience.js';
import { DatabaseState } from './database-state.service.js';

@Controller('admin/database')
export class DatabaseController {
  constructor(
    private readonly state: DatabaseState,
    private readonly care: DatabaseCare,
    private readonly patience: DownloadPatience,
  ) {}

  /** How the database is. */
  @Admin()
  @Get()
  show(): Promise<AdminDatabaseDto> {
    return this.state.show();
  }

  /** Compares balances, ledger, rounds, records, receipts, boards and tallies with one another, in one snapshot. */
  @Admin()
  @Post('reconcile')
  @HttpCode(200)
  reconcile(@CurrentUser() { id }: Identity): Promise<ReconciliationDto> {
    return this.care.reconcile(id);
  }

  /** One consistent snapshot of the database as compressed lines of JSON, to be kept as safe as the database itself. */
  @Admin()
  @Get('backup')
  async backup(
    @CurrentUser() { id }: Identity,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Who asks for the head alone takes no backup.
    if (request.method === 'HEAD') return void response.type('application/gzip').end();
    const { name, content } = await this.care.backup(id, presentedToken(request) ?? '');
    response.attachment(name).type('application/gzip');
    this.patience.watch(response);
    try {
      await pipeline(content, response);
    } catch (error) {
      // Whoever left, or stopped reading, needs no answer; anything else cuts the answer off, and is logged.
      if (!response.destroyed || errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}
