import { Injectable } from '@nestjs/common';
import type { ReplayProof } from 'game-scenes/rules';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { RowSource } from '../../platform/database/row-source.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { CoinSource, CoinTransactionEntity } from './coin-transaction.entity.js';
import { marks } from '../../platform/database/sql-value.js';

export interface LedgerLine {
  userId: number;
  /** Coins; positive earns, negative spends. Must not be 0. */
  amount: number;
  description: string;
  source: CoinSource;
  /** Natural key of the cause, unique over the whole ledger. */
  idempotencyKey: string;
}

/** A ledger line as members see it. */
export interface LineRow {
  readonly id: number;
  readonly description: string;
  readonly amount: number;
  /** Milliseconds UTC. */
  readonly createdAt: number;
}

/** What a repeated request needs to know of the line that the first one wrote. */
export type KeyedLine = Pick<CoinTransactionEntity, 'userId' | 'amount' | 'description' | 'balanceAfter'>;

/** Maximum number of lines per round; no game has more. As many keys are queried to find a round's lines. */
const MAX_ROUND_LINES = 8;

/** Returns the key of a line that pays a round: `round:<id>` for the first, then `round:<id>:2` and so on. */
const roundKey = (roundId: string, part: number): string =>
  part === 1 ? `round:${roundId}` : `round:${roundId}:${part}`;

const FIRST_LINE_KEYS = roundKey('%', 1);
const FURTHER_LINE_KEYS = 'round:%:%';

/**
 * Only writer of balances. Every change of `users.coins` goes through `record`, together with its ledger
 * line, in the transaction of its cause.
 */
@Injectable()
export class CoinLedger {
  constructor(
    private readonly clock: Clock,
    private readonly pushes: PushService,
  ) {}

  /**
   * Writes one line and changes the balance by its amount. After the commit, the member's pages get the new
   * balance; of several, the one with the greatest line counts.
   *
   * @returns the member's balance afterwards, in coins.
   * @throws Problem `coins.not_enough` if the balance would fall below 0. A key that exists already violates
   * the UNIQUE index and rolls the whole transaction back, so the caller must check beforehand that its cause
   * is new.
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
    const id = await tx.insert(
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
    const data = { coins: balance, line: id };
    tx.afterCommit(() => this.pushes.toMembers([line.userId], { type: 'balance', data }));
    return balance;
  }

  /** Writes the lines of a round in order. A round that pays nothing has no lines. */
  async payRound(
    tx: Transaction,
    { id, userId }: { readonly id: string; readonly userId: number },
    source: CoinSource,
    payout: ReplayProof['payout'],
  ): Promise<void> {
    if (payout.length > MAX_ROUND_LINES) throw new Error(`A round pays at most ${MAX_ROUND_LINES} lines.`);
    for (const [index, { description, coins: amount }] of payout.entries()) {
      const idempotencyKey = roundKey(id, index + 1);
      await this.record(tx, { userId, amount, description, source, idempotencyKey });
    }
  }

  /** Returns the line with this key, whosever it is; undefined if its cause has written none. */
  async lineOf(source: RowSource, idempotencyKey: string): Promise<KeyedLine | undefined> {
    const [line] = await source.query<KeyedLine>(
      'SELECT userId, amount, description, balanceAfter FROM coin_transactions WHERE idempotencyKey = ?',
      [idempotencyKey],
    );
    return line;
  }

  /** Returns the lines that paid a round of the member, in the order they were written. */
  async linesOfRound(tx: Transaction, userId: number, roundId: string): Promise<LineRow[]> {
    const keys = Array.from({ length: MAX_ROUND_LINES }, (_, index) => roundKey(roundId, index + 1));
    return tx.query<LineRow>(
      `SELECT id, description, amount, createdAt FROM coin_transactions
       WHERE idempotencyKey IN (${marks(keys)}) AND userId = ? ORDER BY id`,
      [...keys, userId],
    );
  }

  /**
   * Marks the first line that paid a round as acknowledged; repeating it changes nothing. `amount` is that of
   * the whole round, the sum of its lines.
   *
   * @returns that first line, or undefined if the round is not the member's or was not paid exactly this
   * amount.
   */
  async acknowledgeRound(
    tx: Transaction,
    userId: number,
    amount: number,
    roundId: string,
  ): Promise<LineRow | undefined> {
    const lines = await this.linesOfRound(tx, userId, roundId);
    const [line] = lines;
    if (!line || lines.reduce((sum, part) => sum + part.amount, 0) !== amount) return undefined;
    await this.markAcknowledged(tx, line.id);
    return line;
  }

  /**
   * Acknowledges the newest unacknowledged line that paid a round of the member exactly this amount. A round
   * paid in several lines can only be acknowledged by its id, because a single line does not identify it.
   *
   * @returns the line, or undefined if there is none. Two simultaneous calls get different lines.
   */
  async acknowledgeNewest(tx: Transaction, userId: number, amount: number): Promise<LineRow | undefined> {
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const [line] = await tx.query<LineRow & { idempotencyKey: string }>(
        `SELECT id, description, amount, createdAt, idempotencyKey FROM coin_transactions
         WHERE userId = ? AND id < ? AND amount = ? AND acknowledgedAt IS NULL
           AND idempotencyKey LIKE ? AND idempotencyKey NOT LIKE ?
         ORDER BY id DESC LIMIT 1`,
        [userId, before, amount, FIRST_LINE_KEYS, FURTHER_LINE_KEYS],
      );
      if (!line) return undefined;
      before = line.id;
      const isAlone = !(await this.lineOf(tx, `${line.idempotencyKey}:2`));
      if (isAlone && (await this.markAcknowledged(tx, line.id))) return line;
    }
  }

  /** Returns the member's balance in coins. */
  async balanceOf(source: RowSource, userId: number): Promise<number> {
    const [row] = await source.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [userId]);
    if (!row) throw new Error(`There is no user ${userId} to read a balance of.`);
    return row.coins;
  }

  /** @returns false if another transaction marked the line first. */
  private async markAcknowledged(tx: Transaction, lineId: number): Promise<boolean> {
    const marked = await tx.execute(
      'UPDATE coin_transactions SET acknowledgedAt = ? WHERE id = ? AND acknowledgedAt IS NULL',
      [this.clock.now(), lineId],
    );
    return marked === 1;
  }
}
