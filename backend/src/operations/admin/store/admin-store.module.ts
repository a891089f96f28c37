import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { ProfileModule } from '../../../community/profile/profile.module.js';
import { AdminStoreController } from './admin-store.controller.js';
import { AdminStoreService } from './admin-store.service.js';

@Module({
  imports: [AuditModule, ProfileModule],
  controllers: [AdminStoreController],
  providers: [AdminStoreService],
})
export class AdminStoreModule {}
