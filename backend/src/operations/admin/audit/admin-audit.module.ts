import { Module } from '@nestjs/common';
import { AdminAuditController } from './admin-audit.controller.js';
import { AuditReader } from './audit-reader.service.js';

/** What admins see of what admins did. */
@Module({ controllers: [AdminAuditController], providers: [AuditReader] })
export class AdminAuditModule {}
