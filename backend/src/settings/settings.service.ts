import { Injectable } from '@nestjs/common';
import type { SqlValue } from '../database/sql-value.js';

/** What every setting is when nobody has set it (§9), in coins. */
const DEFAULTS = { defaultCoins: 0, dailyBonus: 10 } as const;

/** No setting of coins is more than this. */
const MAX_COINS = 10_000;

/** The coin settings of the site, in coins from 0 to 10,000. */
export type CoinSettings = Readonly<Record<keyof typeof DEFAULTS, number>>;

/** Whatever answers a SELECT: an open transaction, or the database between them. */
interface RowReader {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** What the site's administrators have set. */
@Injectable()
export class SettingsService {
  /** The coin settings; a value that is none counts as not set. */
  async coins(reader: RowReader): Promise<CoinSettings> {
    const rows = await reader.query<{ key: string; value: string }>('SELECT `key`, value FROM settings');
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const read = (key: keyof typeof DEFAULTS): number => coinsOr(values.get(key), DEFAULTS[key]);
    return { defaultCoins: read('defaultCoins'), dailyBonus: read('dailyBonus') };
  }
}

function coinsOr(json: string | undefined, otherwise: number): number {
  const value = /^\d{1,5}$/.test(json ?? '') ? Number(json) : otherwise;
  return value <= MAX_COINS ? value : otherwise;
}
