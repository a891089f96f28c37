import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/common/clock.js';
import { LOG } from '../../platform/log/log.js';
import { Config } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { isFileDamaged } from '../../platform/database/file-check.js';
import { isLocked, isOverloaded } from '../../platform/errors/database-errors.js';
import { type StorageFault, storageFault } from '../../platform/errors/storage-faults.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { DiskSpace, foldersOf } from '../../platform/files/disk-space.js';
import { SharedCheck } from './shared-check.js';
import { blockingProblem, sentenceOf, stateOf, type StorageState } from './storage-state.js';

/** Interval of the checks for the log. */
const LOOK_INTERVAL_MS = 30_000;

/** Interval for reading the whole SQLite file. */
const FILE_CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Minimum time between two test writes or disk checks. */
const FRESH_MS = 5_000;

/** How long a failed write of a request counts. */
const FAULT_COUNTS_MS = 60_000;

/**
 * Watches whether the database responds and can be written, whether there is disk space, and whether a SQLite
 * file is intact. All callers share one check. A change is logged once.
 */
@Injectable()
export class StorageWatchService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly answers: SharedCheck<boolean>;
  private readonly write: SharedCheck<StorageFault | 'unknown' | null>;
  private readonly space: SharedCheck<number | null>;
  private readonly timers: NodeJS.Timeout[] = [];
  private isDamaged = false;
  private seenFaults = 0;
  private faultSeenAt: number | undefined;
  private told = '';

  constructor(
    private readonly config: Config,
    private readonly connection: DatabaseConnection,
    private readonly unitOfWork: UnitOfWork,
    private readonly disk: DiskSpace,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {
    const now = (): number => this.clock.now().getTime();
    this.answers = new SharedCheck({
      look: () => this.connection.isReachable(),
      late: false,
      now,
      freshMs: 0,
    });
    this.write = new SharedCheck<StorageFault | 'unknown' | null>({
      look: () => this.tryWrite(),
      late: 'unknown',
      now,
      freshMs: FRESH_MS,
    });
    this.space = new SharedCheck<number | null>({
      look: () => this.leastSpace(),
      late: null,
      now,
      freshMs: FRESH_MS,
    });
  }

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => void this.state(), LOOK_INTERVAL_MS).unref(),
      setInterval(() => void this.checkFile(), FILE_CHECK_INTERVAL_MS).unref(),
    );
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Returns the state of the storage, within two seconds. */
  async state(): Promise<StorageState> {
    const [answers, probed, freeBytes] = await Promise.all([
      this.answers.ask(),
      this.write.ask(),
      this.space.ask(),
    ]);
    const ofRequests = this.faultOfRequests();
    const writeFault = probed ?? ofRequests;
    if (writeFault === 'damaged') this.isDamaged = true;
    const state = stateOf({ answers, writeFault, freeBytes, isDamaged: this.isDamaged });
    this.tell(state, writeFault);
    return state;
  }

  /** Reads the whole SQLite file once, and remembers damage. */
  async checkFile(): Promise<void> {
    const { database } = this.config;
    if (database.kind !== 'sqlite') return;
    try {
      if (!(await isFileDamaged(database.path))) return;
      this.isDamaged = true;
      await this.state();
    } catch (error) {
      this.log.warn({ err: error }, 'The database file could not be looked through.');
    }
  }

  /** Tries to write. Each write sets another number, because SQLite writes nothing where nothing changes. */
  private async tryWrite(): Promise<StorageFault | 'unknown' | null> {
    try {
      await this.unitOfWork.run(async (tx) => {
        const met = await tx.execute('UPDATE storage_probes SET writes = writes + 1 WHERE id = 1');
        if (met === 0) await tx.execute('INSERT INTO storage_probes (id, writes) VALUES (1, 1)');
      });
      return null;
    } catch (error) {
      this.seenFaults = this.unitOfWork.storageFaults.count;
      // In an overloaded database, others could write. A locked file is a fault, because the lock may be held
      // by something other than a server.
      return isOverloaded(error) && !isLocked(error) ? null : (storageFault(error) ?? 'unknown');
    }
  }

  private async leastSpace(): Promise<number | null> {
    try {
      return Math.min(
        ...(await Promise.all(foldersOf(this.config).map((folder) => this.disk.freeBytes(folder)))),
      );
    } catch {
      return null;
    }
  }

  /**
   * Returns the recent fault of requests' writes, if any. On a database server they may need space where the
   * small test write needs none, and its disk cannot be checked from here. So their failures count as well,
   * for a while.
   */
  private faultOfRequests(): StorageFault | null {
    const { count, last } = this.unitOfWork.storageFaults;
    const now = this.clock.now().getTime();
    const isNew = count !== this.seenFaults;
    this.seenFaults = count;
    if (last === 'damaged') this.isDamaged = true;
    else if (isNew) this.faultSeenAt = now;
    const isRecent = this.faultSeenAt !== undefined && Math.abs(now - this.faultSeenAt) < FAULT_COUNTS_MS;
    return isRecent && this.config.database.kind === 'mysql' ? last : null;
  }

  private tell(state: StorageState, writeFault: StorageFault | 'unknown' | null): void {
    const { problems, freeBytes } = state;
    const told = problems.join();
    if (told === this.told) return;
    this.told = told;
    const facts = { storage: problems, ...(writeFault ? { writeFault } : {}), freeBytes };
    const [worst] = problems;
    if (worst === undefined) return this.log.warn({ freeBytes }, 'The storage is well again.');
    const isSerious = blockingProblem(state) !== undefined || this.isDamaged;
    const sentences = problems.map((problem) => sentenceOf(problem, state));
    this.log[isSerious ? 'error' : 'warn'](facts, sentences.join(' '));
  }
}
