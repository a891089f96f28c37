import { Module } from '@nestjs/common';
import { AuditModule } from '../../members/audit/audit.module.js';
import { HealthModule } from '../health/health.module.js';
import { BackupLinks } from './backup-links.service.js';
import { DatabaseCare } from './database-care.service.js';
import { DatabaseController } from './database.controller.js';
import { DatabaseState } from './database-state.service.js';

/** The database, for admins. */
@Module({
  imports: [AuditModule, HealthModule],
  controllers: [DatabaseController],
  providers: [DatabaseState, DatabaseCare, BackupLinks],
})
export class AdminDatabaseModule {}
