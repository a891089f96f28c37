import { Module } from '@nestjs/common';
import { AuditLogService } from './audit-log.service.js';

/** Audit log; imported by every module with admin actions. */
@Module({ providers: [AuditLogService], exports: [AuditLogService] })
export class AuditModule {}
