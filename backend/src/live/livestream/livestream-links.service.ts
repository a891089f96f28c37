import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../members/audit/audit-line.entity.js';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { LivestreamDto } from './livestream.dto.js';

/** An admin's action on the livestream. */
export interface LivestreamAction {
  readonly adminId: number;
  readonly action: Extract<AuditAction, `livestream.${string}`>;
}

/** Target of all livestream actions in the audit log; there is only one livestream. */
const TARGET = { targetType: 'livestream', targetId: 'main' } as const;

/** Connects the livestream to pushes and the audit log. */
@Injectable()
export class LivestreamLinksService {
  constructor(
    private readonly pushes: PushService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Pushes the livestream's state to every connected member. */
  tellAll(state: LivestreamDto): void {
    this.pushes.toAll({ type: 'livestream', data: state });
  }

  /** Records an admin's action in the audit log, in the same transaction. */
  record(tx: Transaction, adminAction: LivestreamAction): Promise<void> {
    return this.auditLog.record(tx, { ...adminAction, ...TARGET });
  }
}
