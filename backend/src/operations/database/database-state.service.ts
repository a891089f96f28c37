import { statSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../platform/common/redis.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { MIGRATION_NAMES, migrationsOf } from '../../platform/database/database-version.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { BACKUP_TABLES, TABLES_LEFT_OUT } from '../backup/backup-tables.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import type { AdminDatabaseDto, TableCountDto } from './database.dto.js';

/** Reads the state of the database for admins. */
@Injectable()
export class DatabaseStateService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly redis: SharedRedis,
    private readonly presence: PresenceService,
    private readonly queue: ReadQueue,
  ) {}

  /** Returns the engine, size, migrations and row counts of the database. */
  async show(): Promise<AdminDatabaseDto> {
    const startedAt = performance.now();
    const engineVersion = await this.engineVersion();
    const answerMs = Math.round((performance.now() - startedAt) * 10) / 10;
    return {
      engine: this.config.database.kind,
      engineVersion,
      answerMs,
      sizeBytes: await this.sizeBytes(),
      redis: this.redis.state,
      nodes: this.presence.nodeCount,
      migrations: await this.migrations(),
      tables: await withDeadline(MAINTENANCE_DEADLINE_MS, () => this.tables()),
    };
  }

  private async engineVersion(): Promise<string> {
    const version = this.config.database.kind === 'sqlite' ? 'sqlite_version()' : 'VERSION()';
    const [row] = await this.database.query<{ version: string }>(`SELECT ${version} AS version`);
    return row?.version ?? '';
  }

  private async sizeBytes(): Promise<number> {
    const { database } = this.config;
    if (database.kind === 'sqlite') {
      return [database.path, `${database.path}-wal`].reduce(
        (sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
        0,
      );
    }
    const [row] = await this.database.query<{ bytes: number | string | null }>(
      `SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables
       WHERE table_schema = DATABASE()`,
    );
    return Number(row?.bytes ?? 0);
  }

  private async migrations(): Promise<AdminDatabaseDto['migrations']> {
    const done = await migrationsOf(this.database);
    return MIGRATION_NAMES.map((name) => ({ name, isDone: done.includes(name) }));
  }

  private async tables(): Promise<TableCountDto[]> {
    const source = this.queue.slices(this.database);
    const counts: TableCountDto[] = [];
    for (const name of [...BACKUP_TABLES.map((table) => table.name), ...TABLES_LEFT_OUT]) {
      const [row] = await source.query<{ rows: number }>(`SELECT COUNT(*) AS \`rows\` FROM ${name}`);
      counts.push({ name, rows: row?.rows ?? 0 });
    }
    return counts.sort((one, other) => other.rows - one.rows || (one.name < other.name ? -1 : 1));
  }
}
