import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Paid rounds whose mean tells how many more a price takes. */
const MEAN_OF_ROUNDS = 10;

/** Maximum number of lines that are read for these rounds; a round is paid in at most 8. */
const MAX_LINES = 8 * MEAN_OF_ROUNDS;

/** Coins of a usual round: it stands for each of these rounds that the member has yet to play. */
const COINS_OF_A_USUAL_ROUND = 15;

/** Tells members how far a price is away. */
@Injectable()
export class GoalService {
  constructor(private readonly database: Database) {}

  /** Returns the mean coins of the member's last ten paid rounds, with fractions; each missing one counts 15. */
  async coinsPerRound(userId: number): Promise<number> {
    const lines = await this.database.query<{ idempotencyKey: string; amount: number }>(
      `SELECT idempotencyKey, amount FROM coin_transactions
       WHERE userId = ? AND source IN ('game', 'racing') ORDER BY id DESC LIMIT ${MAX_LINES}`,
      [userId],
    );
    const rounds = new Map<string, number>();
    for (const { idempotencyKey, amount } of lines) {
      // `round:<id>`, and `round:<id>:2` for the second line of the same round.
      const round = idempotencyKey.split(':')[1] ?? '';
      rounds.set(round, (rounds.get(round) ?? 0) + amount);
    }
    const paid = [...rounds.values()].slice(0, MEAN_OF_ROUNDS);
    const usual = COINS_OF_A_USUAL_ROUND * (MEAN_OF_ROUNDS - paid.length);
    return paid.reduce((sum, coins) => sum + coins, usual) / MEAN_OF_ROUNDS;
  }
}
