import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../audit/audit-log.service.js';
import { assertStillAdmin } from '../audit/still-admin.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import type { RowSource } from '../../platform/database/row-source.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
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
  show(): Promise<SettingsDto> {
    return this.read(this.database);
  }

  /** Returns the settings that every page needs. */
  async site(): Promise<SiteDto> {
    return siteOf(await this.settings.all(this.database));
  }

  /**
   * Sets the given settings, all or none. Values that are already set are no change, whatever the version.
   *
   * @throws Problem `settings.changed` if someone else changed a setting since `version`.
   */
  async change(adminId: number, { version, ...input }: SettingsChangeDto): Promise<SettingsDto> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      await tx.execute('UPDATE settings SET value = value WHERE `key` = ?', [VERSION_KEY]);
      const current = await this.settings.all(tx);
      const changed = Object.entries(valuesOf(input)).filter(
        ([key, value]) => !isDeepStrictEqual(value, current[key as keyof SettingValues]),
      );
      if (changed.length === 0) return;
      await this.raiseVersion(tx, version);
      const lastChange: LastChange = { at: this.clock.now().getTime(), by: adminId };
      for (const [key, value] of [...changed, [LAST_CHANGE_KEY, lastChange] as const]) {
        await tx.repository(SettingEntity).upsert({ key, value }, ['key']);
      }
      await this.audit.record(tx, {
        adminId,
        action: 'settings.changed',
        targetType: 'settings',
        targetId: 'site',
        details: Object.fromEntries(changed.map(([key, value]) => [key, detailOf(value)])),
      });
      const site = siteOf(await this.settings.all(tx));
      tx.afterCommit(() => this.pushes.toAll({ type: 'site_changed', data: site }));
    });
    return this.show();
  }

  private async raiseVersion(tx: Transaction, version: number): Promise<void> {
    const found = await tx.execute('UPDATE settings SET value = ? WHERE `key` = ? AND value = ?', [
      String(version + 1),
      VERSION_KEY,
      String(version),
    ]);
    if (found === 0) throw new Problem('settings.changed');
  }

  private async read(reader: RowSource): Promise<SettingsDto> {
    const { defaultCoins, dailyBonus, ...others } = await this.settings.all(reader);
    const rows = await reader.query<{ key: string; value: string }>(
      'SELECT `key`, value FROM settings WHERE `key` IN (?, ?)',
      [VERSION_KEY, LAST_CHANGE_KEY],
    );
    const stored = new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
    const lastChange = stored.get(LAST_CHANGE_KEY) as LastChange | undefined;
    return {
      version: Number(stored.get(VERSION_KEY) ?? 1),
      ...others,
      defaultNewUserCoins: defaultCoins,
      dailyLoginBonus: dailyBonus,
      updatedAt: lastChange ? new Date(lastChange.at).toISOString() : null,
      updatedBy: lastChange ? await nameOf(reader, lastChange.by) : null,
    };
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

function siteOf({ siteName, links, isRegistrationOpen, maintenanceNotice }: SettingValues): SiteDto {
  return { siteName, links, isRegistrationOpen, maintenanceNotice };
}

const detailOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function nameOf(reader: RowSource, userId: number): Promise<string | null> {
  const [row] = await reader.query<{ username: string }>(
    'SELECT username FROM users WHERE id = ? AND closedAt IS NULL',
    [userId],
  );
  return row?.username ?? null;
}
