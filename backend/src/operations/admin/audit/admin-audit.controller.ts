import { Controller, Get, Query } from '@nestjs/common';
import { Admin } from '../../../platform/http/route.js';
import { type PageAnswer, Paged } from '../../../platform/validation/paging.js';
import { AuditLineDto, AuditQueryDto } from './admin-audit.dto.js';
import { AuditReaderService } from './audit-reader.service.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly audit: AuditReaderService) {}

  /** The audit log, newest line first. The `Link` header leads to earlier lines. */
  @Admin()
  @Get()
  async list(@Query() query: AuditQueryDto, @Paged() answer: PageAnswer): Promise<AuditLineDto[]> {
    return answer.of(await this.audit.page(query));
  }
}
