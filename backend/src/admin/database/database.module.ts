import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { DatabaseCare } from './database-care.service.js';
import { DatabaseController } from './database.controller.js';
import { DatabaseState } from './database-state.service.js';
import { DownloadPatience } from './download-patience.js';

/** The database, for admins. */
@Module({
  imports: [AuditModule],
  controllers: [DatabaseController],
  providers: [DatabaseState, DatabaseCare, DownloadPatience],
})
export class AdminDatabaseModule {}
