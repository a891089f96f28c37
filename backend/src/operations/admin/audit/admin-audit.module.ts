import { Module } from '@nestjs/common';
import { AdminAuditController } from './admin-audit.controller.js';
import { AuditReaderService } from './audit-reader.service.js';

@Module({ controllers: [AdminAuditController], providers: [AuditReaderService] })
export class AdminAuditModule {}
