import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { SessionEntity } from '../../members/auth/session.entity.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Lifetime of a link; the page follows it at once. */
const VALID_FOR_MS = 60_000;

const KEY_BYTES = 32;

/**
 * Manages links that download one backup. A link is requested by POST, which no other site can send. A fixed
 * address that starts a download could be placed anywhere to make an admin follow it. Each link works once,
 * within a minute, for the session that requested it, on any node. A session has one link at a time, the latest.
 */
@Injectable()
export class BackupLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Returns the key of a new link, and records the backup in the audit log.
   *
   * @param token of the requesting session
   * @throws Problem `auth.admin_only` if the caller is no longer an admin.
   */
  async make(adminId: number, token: string): Promise<string> {
    const key = this.random.bytes(KEY_BYTES).toString('base64url');
    const until = new Date(this.clock.now().getTime() + VALID_FOR_MS);
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      await this.audit.record(tx, {
        adminId,
        action: 'database.backed_up',
        targetType: 'database',
        targetId: 'database',
      });
      const link = { backupKeyHash: sha256(key), backupKeyUntil: until };
      await tx.repository(SessionEntity).update(sha256(token), link);
    });
    return key;
  }

  /**
   * Uses up a key.
   *
   * @param token of the session that presents it
   * @throws Problem `database.link_used` if the key is not this session's, was used or has expired.
   */
  async use(token: string, key: string): Promise<void> {
    const link = { backupKeyHash: sha256(key), backupKeyUntil: MoreThan(this.clock.now()) };
    const { affected } = await this.unitOfWork.run((tx) =>
      tx
        .repository(SessionEntity)
        .update({ id: sha256(token), ...link }, { backupKeyHash: null, backupKeyUntil: null }),
    );
    if (!affected) throw new Problem('database.link_used');
  }
}
