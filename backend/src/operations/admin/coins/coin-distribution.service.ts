import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CoinDistributionDto } from './admin-coins.dto.js';

/** Lower bounds of the histogram's buckets, in coins. */
const BUCKET_STARTS = [0, 1, 100, 500, 1000, 2500, 5000] as const;

const OPEN = 'FROM users WHERE closedAt IS NULL';

/** Computes the distribution of coins over open accounts, all from an index of their balances. */
@Injectable()
export class CoinDistributionService {
  constructor(private readonly database: Database) {}

  async read(): Promise<CoinDistributionDto> {
    const { users, totalCoins, largestCoins, ...counts } = await this.sums();
    const medianCoins = await this.median(users);
    const topCoins = await this.sumOfTop(users);
    return {
      users,
      totalCoins,
      largestCoins,
      medianCoins,
      meanCoins: users === 0 ? 0 : Math.round(totalCoins / users),
      topShare: totalCoins === 0 ? 0 : topCoins / totalCoins,
      buckets: BUCKET_STARTS.map((from, index) => ({
        from,
        to: (BUCKET_STARTS[index + 1] ?? Infinity) === Infinity ? null : (BUCKET_STARTS[index + 1] ?? 0) - 1,
        users: counts[`bucket${index}`] ?? 0,
      })),
    };
  }

  private async sums(): Promise<Sums> {
    const counts = BUCKET_STARTS.map((from, index) => {
      const to = BUCKET_STARTS[index + 1];
      const isWithin = to === undefined ? `coins >= ${from}` : `coins >= ${from} AND coins < ${to}`;
      return `COALESCE(SUM(CASE WHEN ${isWithin} THEN 1 ELSE 0 END), 0) AS bucket${index}`;
    });
    const [row] = await this.database.query<Sums>(
      `SELECT COUNT(*) AS users, COALESCE(SUM(coins), 0) AS totalCoins, COALESCE(MAX(coins), 0) AS largestCoins,
         ${counts.join(', ')} ${OPEN}`,
    );
    return row ?? { users: 0, totalCoins: 0, largestCoins: 0 };
  }

  private async median(users: number): Promise<number> {
    if (users === 0) return 0;
    const [row] = await this.database.query<{ coins: number }>(
      `SELECT coins ${OPEN} ORDER BY coins LIMIT 1 OFFSET ${Math.floor((users - 1) / 2)}`,
    );
    return row?.coins ?? 0;
  }

  private async sumOfTop(users: number): Promise<number> {
    const count = Math.max(1, Math.floor(users / 100));
    const [row] = await this.database.query<{ coins: number | null }>(
      `SELECT SUM(coins) AS coins FROM (SELECT coins ${OPEN} ORDER BY coins DESC LIMIT ${count}) richest`,
    );
    return row?.coins ?? 0;
  }
}

/** Sums over all accounts, and the number of users of each bucket as `bucket<index>`. */
interface Sums extends Readonly<Record<string, number>> {
  readonly users: number;
  readonly totalCoins: number;
  readonly largestCoins: number;
}
