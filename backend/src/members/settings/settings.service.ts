import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/row-source.js';
import { type ChatLimits, settingsIn, type SettingValues, type StreamLimits } from './setting-values.js';

/** The coin settings of the site, in coins from 0 to 10,000. */
export type CoinSettings = Pick<SettingValues, 'defaultCoins' | 'dailyBonus'>;

/** Reads the site's settings. Every call reads their dozen rows, so every node uses the latest values. */
@Injectable()
export class SettingsService {
  /** Returns all settings. An invalid value counts as not set. */
  async all(rows: RowSource): Promise<SettingValues> {
    return settingsIn(await rows.query<{ key: string; value: string }>('SELECT `key`, value FROM settings'));
  }

  /** Returns the coins that members get without earning them. */
  coins(rows: RowSource): Promise<CoinSettings> {
    return this.all(rows);
  }

  /** Returns the rate limit for a member's chat messages. */
  async chat(rows: RowSource): Promise<ChatLimits> {
    return (await this.all(rows)).chat;
  }

  /** Returns the limits for the encoder of a stream. */
  async stream(rows: RowSource): Promise<StreamLimits> {
    return (await this.all(rows)).stream;
  }

  /** Returns whether visitors may create accounts. */
  async isRegistrationOpen(rows: RowSource): Promise<boolean> {
    return (await this.all(rows)).isRegistrationOpen;
  }
}
