import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import type { ReconciliationDto } from '../reconciliation/reconciliation.dto.js';
import { reconcile } from '../reconciliation/reconciliation.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Clock } from '../../platform/common/clock.js';
import { LOG } from '../../platform/log/log.js';
import { Problem } from '../../platform/errors/problem.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { memberCaller } from '../../platform/limits/fair-queue.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { type Snapshot, takeSnapshot } from '../../platform/database/snapshot.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { storageFault } from '../../platform/errors/storage-faults.js';
import { StorageProbeService } from '../health/storage-probe.service.js';
import { backupName, writeBackup } from '../backup/backup-writer.js';
import { BackupLinksService } from './backup-links.service.js';

/** A running backup. */
export interface BackupDownload {
  /** File name of the backup. */
  readonly name: string;
  /** Compressed backup. The caller must read the stream to its end or destroy it. */
  readonly content: Readable;
}

/** Reconciles and backs up the database for admins: from a snapshot, each once at a time on a node. */
@Injectable()
export class DatabaseAdminService {
  private comparing: Promise<ReconciliationDto> | undefined;
  private isBackingUp = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly links: BackupLinksService,
    private readonly clock: Clock,
    private readonly queue: ReadQueue,
    private readonly probe: StorageProbeService,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Reconciles the database in slices between the requests. Concurrent callers share the same run. */
  async reconcile(adminId: number): Promise<ReconciliationDto> {
    this.comparing ??= this.compare(adminId).finally(() => (this.comparing = undefined));
    const found = await this.comparing;
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      await this.audit.record(tx, {
        adminId,
        action: 'database.reconciled',
        targetType: 'database',
        targetId: 'database',
        details: { differences: found.differences },
      });
    });
    return found;
  }

  /**
   * Allows an admin to download one backup, and returns the key for it.
   *
   * @param token of the requesting session
   * @throws Problem `database.backup_running` while this node writes another backup.
   */
  async allowBackup(adminId: number, token: string): Promise<string> {
    if (this.isBackingUp) throw new Problem('database.backup_running');
    return this.links.make(adminId, token);
  }

  /**
   * Starts a backup. It is aborted if the admin loses their rights, or is signed out, before it has ended.
   *
   * @param token of the requesting session
   * @param key that the session got for it; it stays valid while another backup runs
   * @throws Problem `database.backup_running` while this node writes another backup, or `database.link_used`.
   */
  async backup(adminId: number, token: string, key: string): Promise<BackupDownload> {
    if (this.isBackingUp) throw new Problem('database.backup_running');
    this.isBackingUp = true;
    try {
      await this.links.use(token, key);
      const createdAt = this.clock.now();
      const snapshot = await takeSnapshot(this.config.database);
      const rows = this.queue.slices(snapshot, memberCaller(adminId));
      const written = writeBackup({ rows, engine: this.config.database.kind, createdAt });
      const lines = Readable.from(this.whileAdmin(token, written));
      const content = createGzip();
      // The stream closes when its consumer leaves, and the snapshot must not outlive it.
      content.once('close', () => {
        lines.destroy();
        this.isBackingUp = false;
      });
      lines.once('error', (error) => {
        this.noteDamage(error);
        content.destroy(error);
      });
      lines.once('close', () => void this.close(snapshot));
      return { name: backupName(createdAt), content: lines.pipe(content) };
    } catch (error) {
      this.isBackingUp = false;
      throw error;
    }
  }

  /** Passes the text on while the session belongs to an admin, and throws otherwise. */
  private async *whileAdmin(token: string, written: AsyncIterable<string>): AsyncGenerator<string> {
    const session = sha256(token);
    for await (const text of written) {
      const found = await this.database.query(
        `SELECT u.id FROM sessions s JOIN users u ON u.id = s.userId
         WHERE s.id = ? AND u.isAdmin = 1 AND u.mustChangePassword = 0`,
        [session],
      );
      if (found.length === 0) throw new Problem('auth.admin_only');
      yield text;
    }
  }

  /** Closes a snapshot. A failure is only logged. */
  private async close(snapshot: Snapshot): Promise<void> {
    await snapshot.close().catch((error: unknown) => this.log.warn(error, 'A snapshot was left open.'));
  }

  /** A snapshot has a connection of its own, which `StorageProbeService` does not watch. */
  private noteDamage(error: unknown): void {
    if (storageFault(error) === 'damaged') this.probe.noteDamage();
  }

  private async compare(adminId: number): Promise<ReconciliationDto> {
    const startedAt = performance.now();
    const checkedAt = this.clock.now().toISOString();
    const snapshot = await takeSnapshot(this.config.database);
    try {
      const found = await reconcile(this.queue.slices(snapshot, memberCaller(adminId)));
      return { ...found, checkedAt, tookMs: Math.round(performance.now() - startedAt) };
    } catch (error) {
      this.noteDamage(error);
      throw error;
    } finally {
      await this.close(snapshot);
    }
  }
}
