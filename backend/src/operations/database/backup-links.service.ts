import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { hashOfToken } from '../../members/auth/sessions.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Whoever asks for a backup goes on to download it at once. */
const VALID_FOR_MS = 60_000;

/** So long a link that was not followed yet keeps others of its session from replacing it: two tabs may ask at once. */
const KEPT_FOR_MS = 5_000;

const KEY_BYTES = 32;

/**
 * Links that download one backup. They are asked for by POST, which no other site can send: a link that starts a download by
 * itself could be put anywhere, and an admin be led to follow it. Each is good once, for a minute, for the session that asked
 * for it, on whichever node; a session has one at a time.
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
   * Returns the key of a new link, and writes down that a backup goes out.
   *
   * @param token of the session that asks
   * @throws Problem `auth.admin_only` when that has ended since it was asked for, or `database.backup_running` when another tab
   *   of the session has only just been given one.
   */
  async make(adminId: number, token: string): Promise<string> {
    const key = this.random.bytes(KEY_BYTES).toString('base64url');
    const until = this.clock.now().getTime() + VALID_FOR_MS;
    await this.unitOfWork.run(async (tx) => {
      const line = { adminId, targetType: 'database', targetId: 'database' } as const;
      await this.audit.record(tx, { ...line, action: 'database.backed_up' });
      // One from later than now was made by a clock that was ahead.
      const given = await tx.execute(
        `UPDATE sessions SET backupKeyHash = ?, backupKeyUntil = ?
         WHERE id = ? AND (backupKeyUntil IS NULL OR backupKeyUntil <= ? OR backupKeyUntil > ?)`,
        [hashOfToken(key), until, hashOfToken(token), until - KEPT_FOR_MS, until],
      );
      if (given === 0) throw new Problem('database.backup_running');
    });
    return key;
  }

  /**
   * Takes a key, which is good no more from then on.
   *
   * @param token of the session that comes with it
   * @throws Problem `database.link_used` when it is none of this session's, has been used or has run out.
   */
  async use(token: string, key: string): Promise<void> {
    const taken = await this.unitOfWork.run((tx) =>
      tx.execute(
        `UPDATE sessions SET backupKeyHash = NULL, backupKeyUntil = NULL
         WHERE id = ? AND backupKeyHash = ? AND backupKeyUntil > ?`,
        [hashOfToken(token), hashOfToken(key), this.clock.now()],
      ),
    );
    if (taken === 0) throw new Problem('database.link_used');
  }
}
