import { Global, Module } from '@nestjs/common';
import { AuditLogService } from './audit-log.service.js';

/** Audit log, available to every module with admin actions. */
@Global()
@Module({ providers: [AuditLogService], exports: [AuditLogService] })
export class AuditModule {}
