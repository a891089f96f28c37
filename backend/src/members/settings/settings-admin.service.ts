import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditLogService } from '../audit/audit-log.service.js';
import { assertStillAdmin } from '../audit/still-admin.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database, type EntitySource, type RowSource } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { UserEntity } from '../user/user.entity.js';
import { SettingEntity } from './setting.entity.js';
import type { SettingValues } from './setting-values.js';
import type { SettingsChangeDto, SettingsDto, SiteDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

/** Key of the row with the version. It grows with each change, and every change has to hold its lock. */
const VERSION_KEY = 'version';
/** Key of the row with the author and the time of the last change. */
const LAST_CHANGE_KEY = 'lastChange';

interface LastChange {
  readonly at: number;
  readonly by: number;
}

/** Reads and changes the settings for admins. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsService,
    private readonly audit: AuditLogService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /** Returns all settings. */
  async show(): Promise<SettingsDto> {
    const { defaultCoins, dailyBonus, ...others } = await this.settings.all(this.database);
    const settings = this.database.repository(SettingEntity);
    const version = await settings.findOneByOrFail({ key: VERSION_KEY });
    const lastChange = (await settings.findOneBy({ key: LAST_CHANGE_KEY }))?.value as LastChange | undefined;
    const [admin] = await this.database.repository(UserEntity).find({
      select: { username: true },
      where: { id: lastChange?.by ?? 0, closedAt: IsNull() },
    });
    return {
      version: Number(version.value),
      ...others,
      areLinksSample: await areLinksSample(this.database),
      defaultNewUserCoins: defaultCoins,
      dailyLoginBonus: dailyBonus,
      updatedAt: lastChange ? new Date(lastChange.at).toISOString() : null,
      updatedBy: admin?.username ?? null,
    };
  }

  /** Returns the settings that every page needs. */
  async site(source: EntitySource & RowSource = this.database): Promise<SiteDto> {
    const { siteName, links, isRegistrationOpen, maintenanceNotice } = await this.settings.all(source);
    const isSample = await areLinksSample(source);
    return { siteName, links, areLinksSample: isSample, isRegistrationOpen, maintenanceNotice };
  }

  /**
   * Sets the given settings, all or none. Values that are already set are no change, whatever the version.
   *
   * @throws Problem `settings.changed` if someone else changed a setting since `version`.
   */
  async change(adminId: number, { version, ...input }: SettingsChangeDto): Promise<SettingsDto> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      // Changes wait for each other here.
      await tx.repository(SettingEntity).update(VERSION_KEY, { value: () => 'value' });
      const current = await this.settings.all(tx);
      const changed = Object.entries(valuesOf(input)).filter(
        ([key, value]) => !isDeepStrictEqual(value, current[key as keyof SettingValues]),
      );
      if (changed.length === 0) return;
      await this.raiseVersion(tx, version);
      const lastChange: LastChange = { at: this.clock.now().getTime(), by: adminId };
      for (const [key, value] of [...changed, [LAST_CHANGE_KEY, lastChange] as const]) {
        await tx.repository(SettingEntity).upsert({ key, value, isSample: false }, ['key']);
      }
      await this.audit.record(tx, {
        adminId,
        action: 'settings.changed',
        targetType: 'settings',
        targetId: 'site',
        details: Object.fromEntries(changed.map(([key, value]) => [key, detailOf(value)])),
      });
      const site = await this.site(tx);
      tx.afterCommit(() => this.pushes.toAll({ type: 'site_changed', data: site }));
    });
    return this.show();
  }

  private async raiseVersion(tx: Transaction, version: number): Promise<void> {
    const settings = tx.repository(SettingEntity);
    const { affected } = await settings.update({ key: VERSION_KEY, value: version }, { value: version + 1 });
    if (!affected) throw new Problem('settings.changed');
  }
}

/** Returns the values to set, by the keys of the table. */
function valuesOf({
  defaultNewUserCoins,
  dailyLoginBonus,
  ...others
}: Omit<SettingsChangeDto, 'version'>): Partial<SettingValues> {
  const values = { ...others, defaultCoins: defaultNewUserCoins, dailyBonus: dailyLoginBonus };
  // Makes plain values, without what was not sent.
  return JSON.parse(JSON.stringify(values)) as Partial<SettingValues>;
}

/** Returns whether the links are samples. */
export const areLinksSample = (source: EntitySource): Promise<boolean> =>
  source.repository(SettingEntity).existsBy({ key: 'links', isSample: true });

const detailOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
