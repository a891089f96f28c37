import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { areLinksSample, SettingsAdminService } from '../../members/settings/settings-admin.service.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { Config } from '../../platform/config/config.js';
import { Database, type RowSource } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { LivestreamService } from '../../live/livestream/livestream.service.js';

/** Tables that may hold samples, which are whole rows there. */
const LISTS = ['announcements', 'upcoming_events', 'weekly_streams', 'league_standings', 'settings'];
/** The table whose rows stay, without their content. */
const CONTENTS = 'livestream_contents';

/** Counts and removes the samples: rows of a new site that no admin has changed. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly pushes: PushService,
    private readonly livestream: LivestreamService,
    private readonly settings: SettingsAdminService,
  ) {}

  /** Returns how many samples there are. */
  count(): Promise<number> {
    return countIn(this.database);
  }

  /** Removes all samples and returns how many there were. Every open page is told. */
  remove(adminId: number): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const samples = await removeFrom(tx);
      if (samples === 0) return 0;
      const target = { targetType: 'settings', targetId: 'samples' } as const;
      await this.audit.record(tx, { adminId, action: 'samples.removed', ...target, details: { samples } });
      const site = await this.settings.site(tx);
      tx.afterCommit(async () => {
        this.pushes.toAll({ type: 'home_changed', data: {} });
        this.pushes.toAll({ type: 'site_changed', data: site });
        await this.livestream.tellAll();
      });
      return samples;
    });
  }

  /** Removes the samples of a site without accounts, unless SEED_SAMPLES keeps them. Call it before it opens. */
  async removeUnlessWanted(): Promise<void> {
    if (this.config.seedSamples || (await this.database.repository(UserEntity).existsBy({}))) return;
    await this.unitOfWork.run(removeFrom);
  }
}

async function countIn(source: RowSource): Promise<number> {
  const counts = [...LISTS, CONTENTS].map((table) => `(SELECT COUNT(*) FROM ${table} WHERE isSample = 1)`);
  const [row] = await source.query<{ samples: number }>(`SELECT ${counts.join(' + ')} AS samples`);
  return row?.samples ?? 0;
}

async function removeFrom(tx: Transaction): Promise<number> {
  const samples = await countIn(tx);
  if (samples === 0) return 0;
  // A change of settings that was read before would bring the links back, so it has to fail.
  if (await areLinksSample(tx))
    await tx.execute("UPDATE settings SET value = value + 1 WHERE `key` = 'version'");
  await tx.execute(
    `UPDATE ${CONTENTS} SET content = 'null', version = version + 1, isSample = 0 WHERE isSample = 1`,
  );
  for (const table of LISTS) await tx.execute(`DELETE FROM ${table} WHERE isSample = 1`);
  return samples;
}
