import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import type { IngestOrders } from './ingest-orders.js';
import type { IngestReportDto } from './ingest-report.dto.js';
import { LIVESTREAM_ID } from './livestream.entity.js';
import { LivestreamService } from './livestream.service.js';
import { readLivestream } from './livestream-rows.js';
import { audienceOf, isActive, type LivestreamRow, publicSession } from './livestream-state.js';
import { secretKey } from './server-secret.js';
import { StreamKeysService } from './stream-key.service.js';

/** Interval at which an unchanged report is stored, to show that the ingest is running. */
const ACTIVE_WRITE_MS = 4_000;
const IDLE_WRITE_MS = 30_000;

/** The API's end of the channel to the ingest. */
@Injectable()
export class IngestReportsService {
  private token: Buffer | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: StreamKeysService,
    private readonly livestream: LivestreamService,
    private readonly settings: SettingsService,
  ) {}

  /** Throws `request.not_found` unless the header contains the token derived from the server secret. */
  assertIngest(authorization: string | undefined): void {
    this.token ??= Buffer.from(`Bearer ${secretKey(this.config, 'ingest-channel').toString('hex')}`);
    const given = Buffer.from(authorization ?? '');
    if (given.length !== this.token.length || !timingSafeEqual(given, this.token))
      throw new Problem('request.not_found');
  }

  /** Processes a report and returns the current orders. */
  async receive(report: IngestReportDto): Promise<IngestOrders> {
    const known = await readLivestream(this.database);
    const row = this.isNews(known, report) ? await this.keep(report) : known;
    if (row.streamKeyHash === null) throw new Problem('server.not_ready');
    const limits = await this.settings.stream(this.database);
    return { streamKeyHash: row.streamKeyHash, audience: audienceOf(row), limits };
  }

  /** Ends session and push when reports have stopped: the ingest was killed, or can't reach the site. */
  async expire(): Promise<void> {
    const now = this.clock.now().getTime();
    const { report, reportedAt } = await readLivestream(this.database);
    if (report === null || reportedAt === null) return;
    const last = JSON.parse(report) as IngestReportDto;
    if (!isActive(last) || Math.abs(now - reportedAt) <= 3 * ACTIVE_WRITE_MS) return;
    await this.keep({ ...last, session: null, push: null }, reportedAt);
  }

  private isNews(row: LivestreamRow, report: IngestReportDto): boolean {
    if (row.report === null || row.reportedAt === null || row.streamKeyHash === null) return true;
    const before = JSON.parse(row.report) as IngestReportDto;
    const age = Math.abs(this.clock.now().getTime() - row.reportedAt);
    return (
      age >= (isActive(report) ? ACTIVE_WRITE_MS : IDLE_WRITE_MS) ||
      withoutFigures(before) !== withoutFigures(report)
    );
  }

  /** Stores a report. With `reportedAt` it expires the report of that time, unless there is a newer one. */
  private keep(report: IngestReportDto, reportedAt?: number): Promise<LivestreamRow> {
    return this.unitOfWork.run(async (tx) => {
      await lockLivestream(tx);
      const before = await readLivestream(tx);
      if (reportedAt !== undefined && before.reportedAt !== reportedAt) return before;
      const now = this.clock.now();
      await tx.execute('UPDATE livestream SET report = ?, reportedAt = ?, problem = ? WHERE id = ?', [
        JSON.stringify(report),
        reportedAt ?? now,
        report.problem ? JSON.stringify(report.problem) : before.problem,
        LIVESTREAM_ID,
      ]);
      if (before.streamKeyHash === null) await this.keys.replace(tx);
      const after = await readLivestream(tx);
      await this.noteEnd(tx, before, after, now);
      return after;
    });
  }

  private async noteEnd(
    tx: Transaction,
    before: LivestreamRow,
    after: LivestreamRow,
    now: Date,
  ): Promise<void> {
    const [was, is] = [before, after].map((row) => publicSession(row, row.reportedAt ?? 0)?.name);
    if (was === is) return;
    if (is === undefined)
      await tx.execute('UPDATE livestream SET endedAt = ? WHERE id = ?', [now, LIVESTREAM_ID]);
    tx.afterCommit(() => this.livestream.tellAll());
  }
}

/** Locks the livestream until the transaction ends. */
export async function lockLivestream(tx: Transaction): Promise<void> {
  await tx.execute('UPDATE livestream SET isOpen = isOpen WHERE id = ?', [LIVESTREAM_ID]);
}

/** Returns the part of a report whose changes are stored at once. */
function withoutFigures({ ingest, port, session, push, problem }: IngestReportDto): string {
  return JSON.stringify([ingest, port, session, push?.since, problem]);
}
