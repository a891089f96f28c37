import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem.js';
import type { Transaction } from '../database/unit-of-work.js';
import type { CoinSource } from './coin-transaction.entity.js';

export interface LedgerLine {
  userId: number;
  /** Coins; positive earns, negative spends. A zero line is a programming error. */
  amount: number;
  description: string;
  source: CoinSource;
  /** Natural key of the cause, unique over the whole ledger. */
  idempotencyKey: string;
}

/** A ledger line as members may see it. */
export interface LineRow {
  readonly id: number;
  readonly description: string;
  readonly amount: number;
  /** Milliseconds UTC. */
  readonly createdAt: number;
}

/** The key of the line that pays a round. */
export const roundKey = (roundId: string): string => `round:${roundId}`;

const ROUND_KEYS = roundKey('%');

/**
 * The only writer of balances: every change of `users.coins` goes through `record`, together with its ledger line,
 * in the transaction of whatever caused it.
 */
@Injectable()
export class CoinLedger {
  constructor(private readonly clock: Clock) {}

  /**
   * Writes one line and moves the balance by it.
   *
   * @returns the member's balance afterwards, in coins.
   * @throws Problem `coins.not_enough` when the balance would fall below 0. A key that was written before breaks the
   * UNIQUE index and rolls the whole transaction back: the caller decides beforehand whether its cause is new.
   */
  async record(tx: Transaction, line: LedgerLine): Promise<number> {
    if (!Number.isSafeInteger(line.amount) || line.amount === 0) {
      throw new Error(`A ledger line needs a whole, non-zero amount, not ${line.amount}.`);
    }
    const moved = await tx.execute('UPDATE users SET coins = coins + ? WHERE id = ? AND coins + ? >= 0', [
      line.amount,
      line.userId,
      line.amount,
    ]);
    if (moved === 0) throw new Problem('coins.not_enough');
    const balance = await this.balanceOf(tx, line.userId);
    await tx.execute(
      `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        line.userId,
        line.amount,
        line.description,
        line.source,
        line.idempotencyKey,
        balance,
        this.clock.now().getTime(),
      ],
    );
    return balance;
  }

  /**
   * Marks the line that paid this round this amount as acknowledged; a line that already is stays as it is.
   *
   * @returns the line; undefined when the round is not the member's or was not paid exactly this.
   */
  async acknowledgeRound(
    tx: Transaction,
    userId: number,
    amount: number,
    roundId: string,
  ): Promise<LineRow | undefined> {
    const [line] = await tx.query<LineRow>(
      `SELECT id, description, amount, createdAt FROM coin_transactions
       WHERE idempotencyKey = ? AND userId = ? AND amount = ?`,
      [roundKey(roundId), userId, amount],
    );
    if (line) await this.markAcknowledged(tx, line.id);
    return line;
  }

  /**
   * Marks the newest line that paid a round of the member exactly this amount and is not acknowledged yet.
   *
   * @returns the line; undefined when there is none. Of two simultaneous calls each gets a line of its own.
   */
  async acknowledgeNewest(tx: Transaction, userId: number, amount: number): Promise<LineRow | undefined> {
    for (;;) {
      const [line] = await tx.query<LineRow>(
        `SELECT id, description, amount, createdAt FROM coin_transactions
         WHERE userId = ? AND amount = ? AND acknowledgedAt IS NULL AND idempotencyKey LIKE ?
         ORDER BY id DESC LIMIT 1`,
        [userId, amount, ROUND_KEYS],
      );
      if (!line || (await this.markAcknowledged(tx, line.id))) return line;
    }
  }

  /** The member's balance in coins, as the open transaction sees it. */
  async balanceOf(tx: Transaction, userId: number): Promise<number> {
    const [row] = await tx.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [userId]);
    if (!row) throw new Error(`There is no user ${userId} to read a balance of.`);
    return row.coins;
  }
  /** @returns false when another transaction has marked the line first. */
  private async markAcknowledged(tx: Transaction, lineId: number): Promise<boolean> {
    const marked = await tx.execute(
      'UPDATE coin_transactions SET acknowledgedAt = ? WHERE id = ? AND acknowledgedAt IS NULL',
      [this.clock.now(), lineId],
    );
    return marked === 1;
  }
}
