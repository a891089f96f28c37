import { Injectable } from '@nestjs/common';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { RowSource } from '../../platform/database/row-source.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { APPLICATION } from './publish-name.js';
import { STREAM_PROBLEMS } from './stream-problem.js';
import { lockLivestream } from './ingest-reports.service.js';
import type { IngestProblemDto } from './ingest-report.dto.js';
import type { AdminLivestreamDto, IngestStateDto, StreamProblemDto } from './livestream-admin.dto.js';
import type { StreamEventRowDto } from './livestream.dto.js';
import { type LivestreamAction, LivestreamLinksService } from './livestream-links.service.js';
import { type ContentName, readContents, readLivestream } from './livestream-rows.js';
import { LivestreamService } from './livestream.service.js';
import { currentReport, type LivestreamRow, playlistOf, publicSession } from './livestream-state.js';
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
    private readonly links: LivestreamLinksService,
  ) {}

  /** Returns everything, the stream key included. */
  async show(): Promise<AdminLivestreamDto> {
    const row = await this.rowWithKey();
    const [{ state, viewers }, contents, events] = await Promise.all([
      this.livestream.show(),
      readContents(this.database),
      readEvents(this.database),
    ]);
    return {
      state,
      isOpen: row.isOpen === 1,
      address: this.addressOf(row),
      streamKey: row.streamKeySealed === null ? null : this.keys.open(row.streamKeySealed),
      viewers,
      ingest: this.ingestOf(row),
      schedule: { version: contents.schedule.version, rows: [...contents.schedule.content] },
      standings: { version: contents.standings.version, rows: [...contents.standings.content] },
      events: { version: contents.events.version, rows: events },
      details: { version: contents.details.version, details: contents.details.content },
    };
  }

  /** Opens the show: viewers see the stream from its next key frame on. An open show stays as it is. */
  open(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.open', async (tx) => {
      const sql = 'UPDATE livestream SET isOpen = 1, showNumber = showNumber + 1 WHERE id = 1 AND isOpen = 0';
      return (await tx.execute(sql)) > 0;
    });
  }

  /** Closes the show for viewers; the encoder may continue. Does nothing if it is already closed. */
  close(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.close', async (tx) => {
      const row = await readLivestream(tx);
      if (row.isOpen === 0) return false;
      const now = this.clock.now();
      const endedAt = publicSession(row, now.getTime()) ? now : row.endedAt;
      await tx.execute('UPDATE livestream SET isOpen = 0, endedAt = ? WHERE id = 1', [endedAt]);
      return true;
    });
  }

  /** Creates a new stream key, which disconnects an encoder with the previous one. */
  rotateKey(adminId: number): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.rotate_key', async (tx) => {
      await this.keys.replace(tx);
      return true;
    });
  }

  /** Replaces the content of a part. Throws `livestream.changed` when it was changed since `version`. */
  replace(
    adminId: number,
    name: Exclude<ContentName, 'events'>,
    version: number,
    content: object,
  ): Promise<AdminLivestreamDto> {
    return this.change(adminId, `livestream.${name}`, async (tx) => {
      await this.raiseVersion(tx, adminId, name, version);
      await tx.execute('UPDATE livestream_contents SET content = ? WHERE name = ?', [
        JSON.stringify(content),
        name,
      ]);
      return true;
    });
  }

  /** Does the same for the events, which are rows. */
  replaceEvents(
    adminId: number,
    version: number,
    rows: readonly StreamEventRowDto[],
  ): Promise<AdminLivestreamDto> {
    return this.change(adminId, 'livestream.events', async (tx) => {
      await this.raiseVersion(tx, adminId, 'events', version);
      await tx.execute('DELETE FROM upcoming_events');
      for (const { title, game, startsAt } of rows) {
        await tx.execute('INSERT INTO upcoming_events (title, game, startsAt) VALUES (?, ?, ?)', [
          title,
          game,
          new Date(startsAt),
        ]);
      }
      return true;
    });
  }

  /**
   * Runs an admin's action in a transaction. If it changed something, records it and pushes the new state.
   */
  private async change(
    adminId: number,
    action: LivestreamAction['action'],
    work: (tx: Transaction) => Promise<boolean>,
  ): Promise<AdminLivestreamDto> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      await lockLivestream(tx);
      if (!(await work(tx))) return;
      await this.links.record(tx, { adminId, action });
      tx.afterCommit(() => this.livestream.tellAll());
    });
    return this.show();
  }

  private async raiseVersion(
    tx: Transaction,
    adminId: number,
    name: ContentName,
    version: number,
  ): Promise<void> {
    const found = await tx.execute(
      'UPDATE livestream_contents SET version = version + 1, updatedAt = ?, updatedBy = ? WHERE name = ? AND version = ?',
      [this.clock.now(), adminId, name, version],
    );
    if (found === 0) throw new Problem('livestream.changed');
  }

  private async rowWithKey(): Promise<LivestreamRow> {
    const row = await readLivestream(this.database);
    if (row.streamKeyHash !== null) return row;
    return this.unitOfWork.run(async (tx) => {
      await lockLivestream(tx);
      if ((await readLivestream(tx)).streamKeyHash === null) await this.keys.replace(tx);
      return readLivestream(tx);
    });
  }

  private addressOf(row: LivestreamRow): string {
    const { publicOrigin, ingest } = this.config;
    const host = publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname;
    const port = currentReport(row, this.clock.now().getTime())?.port ?? ingest.port;
    return `rtmp://${host}:${port}/${APPLICATION}`;
  }

  private ingestOf(row: LivestreamRow): IngestStateDto {
    const report = currentReport(row, this.clock.now().getTime());
    const push = report?.push;
    const isSeen = push !== undefined && push !== null && push.width > 0;
    return {
      isRunning: report !== undefined && report.port !== null,
      isConnected: Boolean(push),
      since: push?.since ?? null,
      width: isSeen ? push.width : null,
      height: isSeen ? push.height : null,
      fps: isSeen ? push.framesPerSecond : null,
      videoBitsPerSecond: isSeen ? push.videoBitsPerSecond : null,
      audioBitsPerSecond: isSeen ? push.audioBitsPerSecond : null,
      previewPlaylist: report?.session ? playlistOf(report.session) : null,
      lastProblem: row.problem === null ? null : described(JSON.parse(row.problem) as IngestProblemDto),
    };
  }
}

const described = ({ code, at }: IngestProblemDto): StreamProblemDto => ({
  code,
  message: STREAM_PROBLEMS[code],
  at,
});

async function readEvents(reader: RowSource): Promise<StreamEventRowDto[]> {
  const rows = await reader.query<Omit<StreamEventRowDto, 'startsAt'> & { startsAt: number }>(
    'SELECT title, game, startsAt FROM upcoming_events ORDER BY startsAt, id',
  );
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt).toISOString() }));
}
