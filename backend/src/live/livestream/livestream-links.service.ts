import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../members/audit/audit-line.entity.js';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { LivestreamDto } from './livestream.dto.js';

/** What an admin did to the livestream. */
export interface LivestreamAction {
  readonly adminId: number;
  readonly action: Extract<AuditAction, `livestream.${string}`>;
}

/** The livestream is one: what admins do to it is written down under this id. */
const TARGET = { targetType: 'livestream', targetId: 'main' } as const;

/** Where the livestream meets what other areas have. */
@Injectable()
export class LivestreamLinksService {
  constructor(
    private readonly pushes: PushService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Tells every connected member what the livestream is now. */
  tellAll(state: LivestreamDto): void {
    this.pushes.toAll({ type: 'livestream', data: state });
  }

  /** Writes down what an admin did, in the transaction that does it. */
  record(tx: Transaction, adminAction: LivestreamAction): Promise<void> {
    return this.auditLog.record(tx, { ...adminAction, ...TARGET });
  }
}
