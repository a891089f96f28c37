import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../members/audit/audit-line.entity.js';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { SettingsService } from '../../members/settings/settings.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { APPLICATION } from './publish-name.js';
import { STREAM_PROBLEMS } from './stream-problem.js';
import type { AdminLivestreamDto, IngestStateDto } from './livestream-admin.dto.js';
import type { RaceDetailsDto } from './livestream.dto.js';
import type { LivestreamEntity } from './livestream.entity.js';
import { LivestreamContentEntity } from './livestream-content.entity.js';
import { toEventDto, UpcomingEventEntity } from './livestream-lists.entity.js';
import {
  changeLivestream,
  LIVESTREAM_TARGET,
  lockLivestream,
  readDetails,
  readLivestream,
  readSchedule,
  readStandings,
} from './livestream-store.js';
import { LivestreamService } from './livestream.service.js';
import { currentReport, playlistOf, publicSession } from './livestream-state.js';
import { StreamKeysService } from './stream-key.service.js';

/** Shows admins the livestream and performs their actions. */
@Injectable()
export class LivestreamAdminService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: StreamKeysService,
    private readonly livestream: LivestreamService,
    private readonly audit: AuditLogService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns everything, the stream key included. */
  async show(): Promise<AdminLivestreamDto> {
    const { timeZone } = await this.settings.all(this.database);
    const row = await readLivestream(this.database);
    const { state, viewers } = await this.livestream.show();
    const details = await readDetails(this.database);
    const schedule = await readSchedule(this.database);
    const standings = await readStandings(this.database);
    const events = await this.database
      .repository(UpcomingEventEntity)
      .find({ order: { startsAt: 'ASC', id: 'ASC' } });
    return {
      state,
      isOpen: row.isOpen,
      address: this.addressOf(row),
      streamKey: this.keys.enteredKey(row),
      viewers,
      ingest: this.ingestOf(row),
      timeZone,
      schedule,
      standings,
      events: events.map(toEventDto),
      details: { version: details.version, details: details.content, isSample: details.isSample },
    };
  }

  /** Opens the show: viewers see the stream from its next key frame on. An open show stays as it is. */
  open(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.open', async (tx, { isOpen, showNumber }) => {
      if (!isOpen) await changeLivestream(tx, { isOpen: true, showNumber: showNumber + 1 });
      return !isOpen;
    });
  }

  /** Closes the show for viewers; the encoder may continue. Does nothing if it is already closed. */
  close(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.close', async (tx, row) => {
      const now = this.clock.now();
      const endedAt = publicSession(row, now) ? now : row.endedAt;
      if (row.isOpen) await changeLivestream(tx, { isOpen: false, endedAt });
      return row.isOpen;
    });
  }

  /** Creates a new stream key, which disconnects an encoder with the previous one. */
  rotateKey(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.rotate_key', async (tx) => {
      await this.keys.replace(tx);
      return true;
    });
  }

  /** Replaces the details of the race. Throws `livestream.changed` when they were changed since `version`. */
  changeDetails(adminId: number, version: number, content: RaceDetailsDto): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.details', async (tx) => {
      const changed = {
        ...{ content, version: version + 1, isSample: false },
        ...{ updatedAt: this.clock.now(), updatedBy: adminId },
      };
      const contents = tx.repository(LivestreamContentEntity);
      const { affected } = await contents.update({ name: 'details', version }, changed);
      if (!affected) throw new Problem('livestream.changed');
      return true;
    });
  }

  /**
   * Runs an admin's action in a transaction. If it changed something, records it and pushes the new state.
   */
  private async change(
    adminId: number,
    action: Extract<AuditAction, `livestream.${string}`>,
    work: (tx: Transaction, row: LivestreamEntity) => Promise<boolean>,
  ): Promise<AdminLivestreamDto> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      if (!(await work(tx, await lockLivestream(tx)))) return;
      await this.audit.record(tx, { adminId, action, ...LIVESTREAM_TARGET });
      tx.afterCommit(() => this.livestream.tellAll());
    });
    return this.show();
  }

  private addressOf(row: LivestreamEntity): string {
    const { publicOrigin, ingest } = this.config;
    const host = publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname;
    const port = currentReport(row, this.clock.now())?.port ?? ingest.port;
    return `rtmp://${host}:${port}/${APPLICATION}`;
  }

  private ingestOf(row: LivestreamEntity): IngestStateDto {
    const report = currentReport(row, this.clock.now());
    const push = report?.push;
    const figures = push?.figures;
    return {
      isRunning: report !== undefined && report.port !== null,
      isConnected: Boolean(push),
      since: push?.since ?? null,
      width: figures?.width ?? null,
      height: figures?.height ?? null,
      fps: figures?.fps ?? null,
      videoBitsPerSecond: figures?.videoBitsPerSecond ?? null,
      audioBitsPerSecond: figures?.audioBitsPerSecond ?? null,
      previewPlaylist: report?.session ? playlistOf(report.session) : null,
      lastProblem: row.problem && { ...row.problem, message: STREAM_PROBLEMS[row.problem.code] },
    };
  }
}
