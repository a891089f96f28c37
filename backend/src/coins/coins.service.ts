import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { CoinTransactionDto } from './coins.dto.js';

/** How many ledger lines one answer holds at the most. */
const PAGE_SIZE = 100;

interface LineRow {
  id: number;
  description: string;
  amount: number;
  createdAt: number;
}

@Injectable()
export class CoinsService {
  constructor(private readonly database: Database) {}

  /** The member's newest ledger lines, newest first. */
  async transactionsOf(userId: number): Promise<CoinTransactionDto[]> {
    const rows = await this.database.query<LineRow>(
      `SELECT id, description, amount, createdAt FROM coin_transactions
       WHERE userId = ? ORDER BY id DESC LIMIT ${PAGE_SIZE}`,
      [userId],
    );
    return rows.map((row) => ({
      id: row.id,
      description: row.description,
      amount: row.amount,
      createdAt: new Date(row.createdAt).toISOString(),
    }));
  }
}
