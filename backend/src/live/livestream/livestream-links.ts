import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../members/audit/audit-line.entity.js';
import { AuditLog } from '../../members/audit/audit-log.service.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { Pushes } from '../../platform/realtime/pushes.js';
import type { LivestreamDto } from './livestream.dto.js';

/** What an admin did to the livestream. */
export interface LivestreamDeed {
  readonly adminId: number;
  readonly action: Extract<AuditAction, `livestream.${string}`>;
}

/** The livestream is one: what admins do to it is written down under this id. */
const TARGET = { targetType: 'livestream', targetId: 'main' } as const;

/** Where the livestream meets what other areas have. */
@Injectable()
export class LivestreamLinks {
  constructor(
    private readonly pushes: Pushes,
    private readonly auditLog: AuditLog,
  ) {}

  /** Tells every connected member what the livestream is now. */
  tellAll(state: LivestreamDto): void {
    this.pushes.toAll({ type: 'livestream', data: state });
  }

  /** Writes down what an admin did, in the transaction that does it. */
  record(tx: Transaction, deed: LivestreamDeed): Promise<void> {
    return this.auditLog.record(tx, { ...deed, ...TARGET });
  }
}
