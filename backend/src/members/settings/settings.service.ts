import { Injectable } from '@nestjs/common';
import type { EntitySource } from '../../platform/database/database.js';
import { SettingEntity } from './setting.entity.js';
import { SETTING_DEFAULTS, type SettingValues } from './setting-values.js';

/** Reads the site's settings. Every call reads their dozen rows, so every node uses the latest values. */
@Injectable()
export class SettingsService {
  /** Returns all settings. */
  async all(source: EntitySource): Promise<SettingValues> {
    const rows = await source.repository(SettingEntity).find();
    const known = rows.filter(({ key }) => Object.hasOwn(SETTING_DEFAULTS, key));
    return { ...SETTING_DEFAULTS, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
  }
}
