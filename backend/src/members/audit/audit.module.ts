import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.service.js';

/** The log of what admins do; every area in which they do something imports it. */
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
