import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/common/clock.js';
import { LOG } from '../../platform/log/log.js';
import { callerOf } from '../../platform/http/problem-log.js';
import { execution, type Transaction } from '../../platform/database/unit-of-work.js';
import { type AuditAction, AuditLineEntity, type AuditTarget } from './audit-line.entity.js';

export interface AuditLine {
  /** The admin; for an action of the server's operator, the member concerned. */
  readonly adminId: number;
  readonly action: AuditAction;
  readonly targetType: AuditTarget;
  readonly targetId: number | string;
  /** Further details. `userId` is the member concerned if the target is not a user. */
  readonly details?: Readonly<Record<string, string | number | null>>;
}

/** Records admin actions in the transaction that carries them out, so neither exists without the other. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * Adds a line to the audit log, and logs it once the transaction is committed. It checks no rights: an
   * action calls `assertStillAdmin` first.
   */
  async record(tx: Transaction, line: AuditLine): Promise<void> {
    const { adminId, action, targetType, targetId, details = {} } = line;
    const aboutUserId = aboutUserOf(line);
    await tx.repository(AuditLineEntity).insert({
      ...{ adminId, action, targetType, targetId: String(targetId), aboutUserId },
      ...{ details, createdAt: this.clock.now() },
    });
    const request = execution.getStore()?.request;
    const adminAction = {
      ...(request && callerOf(request)),
      memberId: adminId,
      action,
      targetType,
      targetId,
    };
    tx.afterCommit(() =>
      this.log.warn({ ...adminAction, aboutUserId: aboutUserId ?? undefined }, 'An admin did something.'),
    );
  }
}

function aboutUserOf({ targetType, targetId, details }: AuditLine): number | null {
  const userId = targetType === 'user' ? targetId : details?.['userId'];
  return typeof userId === 'number' ? userId : null;
}
