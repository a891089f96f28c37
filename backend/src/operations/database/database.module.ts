import { Module } from '@nestjs/common';
import { AuthModule } from '../../members/auth/auth.module.js';
import { HealthModule } from '../health/health.module.js';
import { BackupLinksService } from './backup-links.service.js';
import { DatabaseAdminService } from './database-admin.service.js';
import { DatabaseController } from './database.controller.js';
import { DatabaseStateService } from './database-state.service.js';

@Module({
  imports: [AuthModule, HealthModule],
  controllers: [DatabaseController],
  providers: [DatabaseStateService, DatabaseAdminService, BackupLinksService],
})
export class AdminDatabaseModule {}
