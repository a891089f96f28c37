import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { AnnouncementsController } from './announcements.controller.js';
import { AnnouncementsAdmin } from './announcements.service.js';

/** What admins announce on the home screen. */
@Module({ imports: [AuditModule], controllers: [AnnouncementsController], providers: [AnnouncementsAdmin] })
export class AnnouncementsAdminModule {}
