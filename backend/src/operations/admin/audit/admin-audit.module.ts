import { Module } from '@nestjs/common';
import { AdminAuditController } from './admin-audit.controller.js';
import { AuditReaderService } from './audit-reader.service.js';

/** What admins see of what admins did. */
@Module({ controllers: [AdminAuditController], providers: [AuditReaderService] })
export class AdminAuditModule {}
