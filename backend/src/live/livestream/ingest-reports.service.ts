import { timingSafeEqual } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { Problem } from '../../platform/errors/problem.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import type { IngestOrders, IngestReport } from './ingest-channel.js';
import type { LivestreamEntity } from './livestream.entity.js';
import { LivestreamService } from './livestream.service.js';
import { changeLivestream, lockLivestream, readLivestream } from './livestream-store.js';
import { audienceOf, isActive, publicSession } from './livestream-state.js';
import { secretKey } from '../../platform/config/server-secret.js';
import { StreamKeysService } from './stream-key.service.js';

/** Interval at which an unchanged report is stored, to show that the ingest is running. */
const ACTIVE_WRITE_MS = 4_000;
const IDLE_WRITE_MS = 30_000;

/** Interval at which it is checked whether the ingest still reports. */
const CHECK_INTERVAL_MS = 5_000;

/** The API's end of the channel to the ingest. */
@Injectable()
export class IngestReportsService implements OnApplicationBootstrap {
  private token: Buffer | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: StreamKeysService,
    private readonly livestream: LivestreamService,
    private readonly settings: SettingsService,
    private readonly scheduler: Scheduler,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every(CHECK_INTERVAL_MS, () => this.expire(), 'The livestream could not be checked.');
  }

  /** Throws `request.not_found` unless the header contains the token derived from the server secret. */
  assertIngest(authorization: string | undefined): void {
    this.token ??= Buffer.from(`Bearer ${secretKey(this.config, 'ingest-channel').toString('hex')}`);
    const given = Buffer.from(authorization ?? '');
    if (given.length !== this.token.length || !timingSafeEqual(given, this.token))
      throw new Problem('request.not_found');
  }

  /** Processes a report and returns the current orders. */
  async receive(report: IngestReport): Promise<IngestOrders> {
    const known = await readLivestream(this.database);
    const row = this.isNews(known, report) ? await this.keep(report) : known;
    const { stream: limits } = await this.settings.all(this.database);
    return { streamKeyHash: this.keys.hashOf(row), audience: audienceOf(row), limits };
  }

  /** Ends session and push when reports have stopped: the ingest was killed, or can't reach the site. */
  async expire(): Promise<void> {
    const { report, reportedAt } = await readLivestream(this.database);
    if (report === null || reportedAt === null || !isActive(report)) return;
    if (this.ageMs(reportedAt) <= 3 * ACTIVE_WRITE_MS) return;
    await this.keep({ ...report, session: null, push: null }, reportedAt);
  }

  private isNews({ report: before, reportedAt }: LivestreamEntity, report: IngestReport): boolean {
    if (before === null || reportedAt === null) return true;
    return (
      this.ageMs(reportedAt) >= (isActive(report) ? ACTIVE_WRITE_MS : IDLE_WRITE_MS) ||
      withoutFigures(before) !== withoutFigures(report)
    );
  }

  private ageMs(reportedAt: Date): number {
    return Math.abs(this.clock.now().getTime() - reportedAt.getTime());
  }

  /** Stores a report. With `expired` it replaces the report of that time, unless there is a newer one. */
  private keep(report: IngestReport, expired?: Date): Promise<LivestreamEntity> {
    return this.unitOfWork.run(async (tx) => {
      const before = await lockLivestream(tx);
      if (expired && before.reportedAt?.getTime() !== expired.getTime()) return before;
      const now = this.clock.now();
      const change = { report, reportedAt: expired ?? now, problem: report.problem ?? before.problem };
      const after = { ...before, ...change };
      await changeLivestream(tx, change);
      await this.noteEnd(tx, before, after, now);
      return after;
    });
  }

  private async noteEnd(
    tx: Transaction,
    before: LivestreamEntity,
    after: LivestreamEntity,
    now: Date,
  ): Promise<void> {
    const [was, is] = [before, after].map((row) => publicSession(row, row.reportedAt ?? now)?.name);
    if (was === is) return;
    if (is === undefined) await changeLivestream(tx, { endedAt: now });
    tx.afterCommit(() => this.livestream.tellAll());
  }
}

/** Returns the part of a report whose changes are stored at once. */
function withoutFigures({ ingest, port, session, push, problem }: IngestReport): string {
  return JSON.stringify([ingest, port, session, push?.since, problem]);
}
