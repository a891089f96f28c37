import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/database.js';
import { SETTING_DEFAULTS, type SettingValues } from './setting-values.js';

/** Reads the site's settings. Every call reads their dozen rows, so every node uses the latest values. */
@Injectable()
export class SettingsService {
  /** Returns all settings. */
  async all(source: RowSource): Promise<SettingValues> {
    // Plain SQL: every message of the chat asks.
    const rows = await source.query<{ key: string; value: string }>('SELECT `key`, value FROM settings');
    const known = rows.filter(({ key }) => Object.hasOwn(SETTING_DEFAULTS, key));
    const values = known.map(({ key, value }) => [key, JSON.parse(value) as unknown] as const);
    return { ...SETTING_DEFAULTS, ...Object.fromEntries(values) };
  }
}
