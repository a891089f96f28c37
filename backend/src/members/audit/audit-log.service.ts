import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/common/clock.js';
import { LOG } from '../../platform/log/log.js';
import { callerOf } from '../../platform/http/problem-log.js';
import { execution } from '../../platform/database/execution.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { AuditAction, AuditTarget } from './audit-line.entity.js';
import { assertStillAdmin } from './still-admin.js';

/** What is written down. */
export interface AuditLine {
  readonly adminId: number;
  readonly action: AuditAction;
  readonly targetType: AuditTarget;
  readonly targetId: number | string;
  /** What else belongs to it; `userId` names the member it is about where the target is not one. */
  readonly details?: Readonly<Record<string, string | number | null>>;
  /** Done at the server itself, to the member whose name it is written down in. */
  readonly isByOperator?: boolean;
}

/** Writes down what admins do to others, in the transaction that does it: neither is there without the other. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * Adds one line, and one to the server's own log once that is committed.
   *
   * @throws Problem `auth.admin_only`, so that nothing is done, when the admin has ceased to be one since they asked.
   */
  async record(tx: Transaction, line: AuditLine): Promise<void> {
    const { adminId, action, targetType, targetId, details = {}, isByOperator = false } = line;
    if (!isByOperator) await assertStillAdmin(tx, adminId);
    await tx.execute(
      `INSERT INTO audit_log (adminId, action, targetType, targetId, aboutUserId, details, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        adminId,
        action,
        targetType,
        String(targetId),
        aboutUserOf(line),
        JSON.stringify(details),
        this.clock.now(),
      ],
    );
    const request = execution.getStore()?.request;
    const adminAction = {
      ...(request && callerOf(request)),
      memberId: adminId,
      action,
      targetType,
      targetId,
    };
    tx.afterCommit(() =>
      this.log.warn(
        { ...adminAction, aboutUserId: aboutUserOf(line) ?? undefined },
        'An admin did something.',
      ),
    );
  }
}

function aboutUserOf({ targetType, targetId, details }: AuditLine): number | null {
  const userId = targetType === 'user' ? targetId : details?.['userId'];
  return typeof userId === 'number' ? userId : null;
}
