import { Injectable } from '@nestjs/common';
import type { SqlValue } from '../../platform/database/sql-value.js';
import { type ChatLimits, settingsIn, type SettingValues, type StreamLimits } from './setting-values.js';

/** The coin settings of the site, in coins from 0 to 10,000. */
export type CoinSettings = Pick<SettingValues, 'defaultCoins' | 'dailyBonus'>;

/** Source for a SELECT: an open transaction, or the database outside of one. */
export interface RowReader {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** Reads the site's settings. Every call reads their dozen rows, so every node uses the latest values. */
@Injectable()
export class SettingsService {
  /** Returns all settings. An invalid value counts as not set. */
  async all(reader: RowReader): Promise<SettingValues> {
    return settingsIn(
      await reader.query<{ key: string; value: string }>('SELECT `key`, value FROM settings'),
    );
  }

  /** Returns the coins that members get without earning them. */
  coins(reader: RowReader): Promise<CoinSettings> {
    return this.all(reader);
  }

  /** Returns the rate limit for a member's chat messages. */
  async chat(reader: RowReader): Promise<ChatLimits> {
    return (await this.all(reader)).chat;
  }

  /** Returns the limits for the encoder of a stream. */
  async stream(reader: RowReader): Promise<StreamLimits> {
    return (await this.all(reader)).stream;
  }

  /** Returns whether visitors may create accounts. */
  async isRegistrationOpen(reader: RowReader): Promise<boolean> {
    return (await this.all(reader)).isRegistrationOpen;
  }
}
