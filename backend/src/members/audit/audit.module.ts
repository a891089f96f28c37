import { Module } from '@nestjs/common';
import { AuditLogService } from './audit-log.service.js';

/** The log of what admins do; every area in which they do something imports it. */
@Module({ providers: [AuditLogService], exports: [AuditLogService] })
export class AuditModule {}
