import { Injectable } from '@nestjs/common';
import type { SqlValue } from '../../platform/database/sql-value.js';
import { type ChatLimits, settingsIn, type SettingValues, type StreamLimits } from './setting-values.js';

/** The coin settings of the site, in coins from 0 to 10,000. */
export type CoinSettings = Pick<SettingValues, 'defaultCoins' | 'dailyBonus'>;

/** Whatever answers a SELECT: an open transaction, or the database between them. */
export interface RowReader {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/**
 * What the site's administrators have set. It is read from its dozen rows whenever it is asked for, so that every node
 * goes by what was saved last.
 */
@Injectable()
export class SettingsService {
  /** Every setting; a value that is none counts as not set. */
  async all(reader: RowReader): Promise<SettingValues> {
    return settingsIn(
      await reader.query<{ key: string; value: string }>('SELECT `key`, value FROM settings'),
    );
  }

  /** What members get without having earned it. */
  coins(reader: RowReader): Promise<CoinSettings> {
    return this.all(reader);
  }

  /** How fast a member may write in the chat. */
  async chat(reader: RowReader): Promise<ChatLimits> {
    return (await this.all(reader)).chat;
  }

  /** What an encoder may send. */
  async stream(reader: RowReader): Promise<StreamLimits> {
    return (await this.all(reader)).stream;
  }

  /** Whether visitors may make accounts. */
  async isRegistrationOpen(reader: RowReader): Promise<boolean> {
    return (await this.all(reader)).isRegistrationOpen;
  }
}
