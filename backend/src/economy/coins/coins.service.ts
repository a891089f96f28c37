import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import type { CoinTransactionDto, EarnedCoinsDto } from './coins.dto.js';
import { type CoinSource, CoinTransactionEntity } from './coin-transaction.entity.js';
import { CoinLedger, MAX_ROUND_LINES, roundOfKey } from './coin-ledger.service.js';

/** Rounds whose mean tells how many more a price takes. */
const MEAN_OF_ROUNDS = 10;

/** Coins of a usual round: it stands for each of these rounds that the member has yet to play. */
const COINS_OF_A_USUAL_ROUND = 15;

/** Reads members' transactions and acknowledges the coins of their rounds. */
@Injectable()
export class CoinsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly queue: ReadQueue,
  ) {}

  /** Returns a page of the member's ledger lines, newest first, of all sources or of one. */
  async transactionsOf(
    userId: number,
    query: PageQueryDto,
    source?: CoinSource,
  ): Promise<Page<CoinTransactionDto>> {
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const lines = this.database.repository(CoinTransactionEntity);
    const rows = await this.queue.list<CoinTransactionEntity>(rowsToRead(query), (known, take) =>
      lines.find({
        select: { id: true, description: true, amount: true, createdAt: true },
        where: { userId, id: LessThan(known.at(-1)?.id ?? before), ...(source && { source }) },
        order: { id: 'DESC' },
        take,
      }),
    );
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
  }

  /** Returns the mean coins of the member's last ten paid rounds, with fractions; each missing one counts 15. */
  async coinsPerRound(userId: number): Promise<number> {
    return (await this.earnings(userId)).coinsPerRound;
  }

  /** Returns that mean, and whether a round has ever paid the member coins. */
  async earnings(userId: number): Promise<{ coinsPerRound: number; hasBeenPaid: boolean }> {
    const lines = await this.database.query<{ idempotencyKey: string; amount: number }>(
      `SELECT idempotencyKey, amount FROM coin_transactions
       WHERE userId = ? AND source IN ('game', 'racing') ORDER BY id DESC LIMIT ${MEAN_OF_ROUNDS * MAX_ROUND_LINES}`,
      [userId],
    );
    const rounds = new Map<string, number>();
    for (const { idempotencyKey, amount } of lines) {
      const round = roundOfKey(idempotencyKey);
      rounds.set(round, (rounds.get(round) ?? 0) + amount);
    }
    const paid = [...rounds.values()].slice(0, MEAN_OF_ROUNDS);
    const usual = COINS_OF_A_USUAL_ROUND * (MEAN_OF_ROUNDS - paid.length);
    const coinsPerRound = paid.reduce((sum, coins) => sum + coins, usual) / MEAN_OF_ROUNDS;
    return { coinsPerRound, hasBeenPaid: lines.length > 0 };
  }

  /**
   * Acknowledges and returns the line that paid a round: the given round's, or else the newest unacknowledged
   * one of exactly this amount. No balance changes, because the round has already been paid.
   *
   * @throws Problem `coins.nothing_earned` if there is no such line.
   */
  async acknowledge(userId: number, { amount, round }: EarnedCoinsDto): Promise<CoinTransactionDto> {
    const line = await this.unitOfWork.run((tx) =>
      round === undefined
        ? this.ledger.acknowledgeNewest(tx, userId, amount)
        : this.ledger.acknowledgeRound(tx, userId, amount, round),
    );
    if (!line) throw new Problem('coins.nothing_earned');
    return toDto(line);
  }
}

function toDto({ id, description, amount, createdAt }: CoinTransactionEntity): CoinTransactionDto {
  return { id, description, amount, createdAt: createdAt.toISOString() };
}
