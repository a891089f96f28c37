import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { CoinTransactionDto, EarnedCoinsDto } from './coins.dto.js';
import { type CoinSource, CoinTransactionEntity } from './coin-transaction.entity.js';
import { CoinLedger } from './coin-ledger.service.js';

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
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const rows = await this.database.repository(CoinTransactionEntity).find({
      select: { id: true, description: true, amount: true, createdAt: true },
      where: { userId, id: LessThan(before), ...(source && { source }) },
      order: { id: 'DESC' },
      take: rowsToRead(query),
    });
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

function toDto({ id, description, amount, createdAt }: CoinTransactionEntity): CoinTransactionDto {
  return { id, description, amount, createdAt: createdAt.toISOString() };
}
