import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/database.js';
import { SETTING_DEFAULTS, type SettingValues } from './setting-values.js';

/** Reads the site's settings. Every call reads their dozen rows, so every node uses the latest values. */
@Injectable()
export class SettingsService {
  /** Returns all settings. One whose stored value is not JSON has its default. */
  async all(source: RowSource): Promise<SettingValues> {
    // Plain SQL: every message of the chat asks.
    const rows = await source.query<{ key: string; value: string }>('SELECT `key`, value FROM settings');
    const known = rows.filter(({ key }) => Object.hasOwn(SETTING_DEFAULTS, key));
    return Object.assign({}, SETTING_DEFAULTS, ...known.map(valueIn)) as SettingValues;
  }
}

function valueIn({ key, value }: { readonly key: string; readonly value: string }): object {
  try {
    return { [key]: JSON.parse(value) as unknown };
  } catch {
    return {};
  }
}
