import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { AnnouncementsController } from './announcements.controller.js';
import { AnnouncementsAdminService } from './announcements.service.js';

@Module({
  imports: [AuditModule],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsAdminService],
})
export class AnnouncementsAdminModule {}
