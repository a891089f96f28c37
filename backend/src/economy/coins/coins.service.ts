import { Injectable } from '@nestjs/common';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { CoinTransactionDto, EarnedCoinsDto } from './coins.dto.js';
import type { CoinSource } from './coin-transaction.entity.js';
import { CoinLedger, type LineRow } from './coin-ledger.service.js';

/** Reads members' transactions and acknowledges the coins of their rounds. */
@Injectable()
export class CoinsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
  ) {}

  /** Returns a page of the member's ledger lines, newest first, of all sources or of one. */
  async transactionsOf(
    userId: number,
    query: PageQueryDto,
    source?: CoinSource,
  ): Promise<Page<CoinTransactionDto>> {
    const rows = await this.database.query<LineRow>(
      `SELECT id, description, amount, createdAt FROM coin_transactions
       WHERE userId = ? AND id < ? ${source === undefined ? '' : 'AND source = ?'}
       ORDER BY id DESC LIMIT ${rowsToRead(query)}`,
      [userId, query.before ?? Number.MAX_SAFE_INTEGER, ...(source === undefined ? [] : [source])],
    );
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
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

function toDto(row: LineRow): CoinTransactionDto {
  return {
    id: row.id,
    description: row.description,
    amount: row.amount,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
