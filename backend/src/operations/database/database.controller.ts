import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionCookiesService } from '../../members/auth/session-cookies.service.js';
import { Admin, CurrentUser, type Identity, Unqueued } from '../../platform/http/route.js';
import { sendDownload } from '../../platform/files/send-download.js';
import { AdminDatabaseDto, AdminStorageDto, BackupKeyDto, BackupLinkDto } from './database.dto.js';
import { ReconciliationDto } from '../reconciliation/reconciliation.dto.js';
import { StorageProbeService } from '../health/storage-probe.service.js';
import { DatabaseAdminService } from './database-admin.service.js';
import { DatabaseStateService } from './database-state.service.js';

@Controller('admin/database')
export class DatabaseController {
  constructor(
    private readonly state: DatabaseStateService,
    private readonly database: DatabaseAdminService,
    private readonly probe: StorageProbeService,
    private readonly cookies: SessionCookiesService,
  ) {}

  /** State of the database. */
  @Admin()
  @Get()
  show(): Promise<AdminDatabaseDto> {
    return this.state.show();
  }

  /** Whether the database responds and can be written, and whether there is disk space left. */
  @Admin()
  @Unqueued()
  @Get('storage')
  async storage(): Promise<AdminStorageDto> {
    const { problems, freeBytes } = await this.probe.state();
    return { problems: [...problems], freeBytes };
  }

  /**
   * Compares balances, ledger, rounds, records, receipts and boards with one another, in one
   * snapshot.
   */
  @Admin()
  @Post('reconcile')
  @HttpCode(200)
  reconcile(@CurrentUser() { id }: Identity): Promise<ReconciliationDto> {
    return this.database.reconcile(id);
  }

  /** Requests a backup and returns where to download it. */
  @Admin()
  @Post('backup')
  async askForBackup(@CurrentUser() { id }: Identity, @Req() request: Request): Promise<BackupLinkDto> {
    const key = await this.database.allowBackup(id, this.cookies.sessionOf(request) ?? '');
    return { address: `/api/admin/database/backup?key=${key}` };
  }

  /** One consistent snapshot of the database as compressed JSON lines. Keep it as safe as the database. */
  @Admin()
  @Unqueued()
  @Get('backup')
  async backup(
    @CurrentUser() { id }: Identity,
    @Query() { key }: BackupKeyDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // A HEAD request takes no backup.
    if (request.method === 'HEAD') return void response.type('application/gzip').end();
    const { name, content } = await this.database.backup(id, this.cookies.sessionOf(request) ?? '', key);
    response.attachment(name).type('application/gzip');
    await sendDownload(content, response);
  }
}
