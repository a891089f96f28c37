import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Config } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { isLocked, isOverloaded } from '../../platform/errors/database-errors.js';
import { type StorageFault, storageFault } from '../../platform/errors/storage-faults.js';
import { DiskSpace, foldersOf } from '../../platform/files/disk-space.js';
import { LOG } from '../../platform/log/log.js';

/** Problems that stop a server from working: the database is silent, writes fail, or too little space. */
export type BlockingProblem = 'database' | 'write' | 'space';

/** A problem with the storage. With `damaged`, part of the data can't be read; with `low`, little space is left. */
export type StorageProblem = BlockingProblem | 'damaged' | 'low';

export interface StorageState {
  /** The worst first; empty when all is well. */
  readonly problems: readonly StorageProblem[];
  /** Free space of the fullest folder, in bytes; null if unknown. */
  readonly freeBytes: number | null;
}

/** Interval of the probes for the log. */
const INTERVAL_MS = 30_000;

/** Minimum time between two probes. */
const FRESH_MS = 5_000;

/** Timeout of each part of a probe. */
const TIMEOUT_MS = 1_500;

/** Minimum free space; with less, nothing can be relied on. Streams are cut earlier, at 64 MB. */
const MIN_SPACE_BYTES = 32 * 1024 * 1024;

/** Free space below which to warn, while there is still time to make room. */
const LOW_SPACE_BYTES = 1024 * 1024 * 1024;

/** Hosts of a database server that runs on this machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

const SENTENCES: Readonly<Record<StorageProblem, string>> = {
  database: 'The database does not answer: look at its server and its disk.',
  write: 'The database can not be written: look at its disk and its rights.',
  space: 'The disk of the data has no room left: make room.',
  damaged: 'The database is damaged: restore the last backup (docs/operations.md, "Disk full or damaged").',
  low: 'The disk of the data is nearly full: make room soon.',
};

/** Probes whether the database answers and can be written, and how much disk space is left. */
@Injectable()
export class StorageProbeService implements OnApplicationBootstrap {
  private latest: Promise<StorageState> | undefined;
  private probedAt = 0;
  private isProbing = false;
  private isDamaged = false;
  private logged = '';

  constructor(
    private readonly config: Config,
    private readonly connection: DatabaseConnection,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly disk: DiskSpace,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.connection.onDamage(() => this.noteDamage());
    this.scheduler.every(INTERVAL_MS, () => this.state(), 'The storage could not be probed.');
  }

  /** Reports damage from now on, until the server is started again. */
  noteDamage(): void {
    if (this.isDamaged) return;
    this.isDamaged = true;
    this.latest = undefined;
    void this.state();
  }

  /** Returns the state of the storage, within two seconds. All callers within five seconds share one probe. */
  state(): Promise<StorageState> {
    const now = this.clock.runningMs();
    if (this.latest && (this.isProbing || now - this.probedAt < FRESH_MS)) return this.latest;
    this.probedAt = now;
    this.latest = this.probe();
    return this.latest;
  }

  private async probe(): Promise<StorageState> {
    const parts = [
      this.connection.isReachable(),
      this.tryWrite(),
      this.ownSpace(),
      this.serverSpace(),
    ] as const;
    // A part that hangs is not started a second time.
    this.isProbing = true;
    void Promise.allSettled(parts).then(() => (this.isProbing = false));
    const [answers, writeFault, ownBytes, serverBytes] = await Promise.all([
      inTime(parts[0], false),
      inTime(parts[1], 'unknown'),
      inTime(parts[2], null),
      inTime(parts[3], Infinity),
    ]);
    const freeBytes = ownBytes === null ? null : Math.min(ownBytes, serverBytes);
    const problems: StorageProblem[] = [];
    if (!answers) problems.push('database');
    if (writeFault !== null) problems.push('write');
    const isFull = freeBytes === null || freeBytes < MIN_SPACE_BYTES;
    if (isFull) problems.push('space');
    if (this.isDamaged) problems.push('damaged');
    if (!isFull && freeBytes < LOW_SPACE_BYTES) problems.push('low');
    this.logChange({ problems, freeBytes }, writeFault);
    return { problems, freeBytes };
  }

  /** Returns why the database can't be written; null if it can. */
  private async tryWrite(): Promise<StorageFault | 'unknown' | null> {
    try {
      await this.unitOfWork.run(async (tx) => {
        // The number changes with each write, because SQLite writes nothing where nothing changes.
        const found = await tx.execute('UPDATE storage_probes SET writes = writes + 1 WHERE id = 1');
        if (found === 0) await tx.execute('INSERT INTO storage_probes (id, writes) VALUES (1, 1)');
      });
      return null;
    } catch (error) {
      // In an overloaded database, others could write. A locked file is a fault, because the lock may be held
      // by something other than a server.
      return isOverloaded(error) && !isLocked(error) ? null : (storageFault(error) ?? 'unknown');
    }
  }

  private async ownSpace(): Promise<number | null> {
    const folders = foldersOf(this.config).map((folder) => this.disk.freeBytes(folder));
    return Promise.all(folders).then(
      (sizes) => Math.min(...sizes),
      () => null,
    );
  }

  /**
   * Returns the free space of a database server on this machine, since a small write succeeds on a full disk;
   * Infinity for any other server.
   */
  private async serverSpace(): Promise<number> {
    const { database } = this.config;
    if (database.kind === 'sqlite' || !LOCAL_HOSTS.includes(database.host)) return Infinity;
    try {
      const [row] = await this.database.query<{ folder: string }>('SELECT @@datadir AS folder');
      return await this.disk.freeBytes(row?.folder ?? '');
    } catch {
      return Infinity;
    }
  }

  private logChange(
    { problems, freeBytes }: StorageState,
    writeFault: StorageFault | 'unknown' | null,
  ): void {
    const found = problems.join();
    if (found === this.logged) return;
    this.logged = found;
    if (problems.length === 0) return this.log.warn({ freeBytes }, 'The storage is well again.');
    const facts = { storage: problems, ...(writeFault ? { writeFault } : {}), freeBytes };
    const sentences = problems.map((problem) =>
      problem === 'space' && freeBytes === null
        ? 'The free space on the disk of the data is unknown: check it.'
        : SENTENCES[problem],
    );
    this.log[found === 'low' ? 'warn' : 'error'](facts, sentences.join(' '));
  }
}

/** Resolves like the promise, or to `late` after the timeout. */
async function inTime<T>(running: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), TIMEOUT_MS);
  });
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}
