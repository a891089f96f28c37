import { Injectable } from '@nestjs/common';
import type { ReplayProof } from 'game-scenes/rules';
import { And, In, IsNull, LessThan, Like, Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { EntitySource } from '../../platform/database/database.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { type CoinSource, CoinTransactionEntity } from './coin-transaction.entity.js';

/** A line to be written. */
export type LedgerLine = Pick<
  CoinTransactionEntity,
  'userId' | 'amount' | 'description' | 'source' | 'idempotencyKey'
>;

/** Maximum number of lines per round; no game has more. As many keys are queried to find a round's lines. */
export const MAX_ROUND_LINES = 8;

/** Returns the key of a line that pays a round: `round:<id>` for the first, then `round:<id>:2` and so on. */
const roundKey = (roundId: string, part: number): string =>
  part === 1 ? `round:${roundId}` : `round:${roundId}:${part}`;

/** Returns the id of the round that the line with this key pays. */
export const roundOfKey = (key: string): string => key.split(':')[1] ?? '';

/** The first lines of rounds. */
const ROUND_LINES = { idempotencyKey: And(Like(roundKey('%', 1)), Not(Like('round:%:%'))) };

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
    const { identifiers } = await tx
      .repository(CoinTransactionEntity)
      .insert({ ...line, balanceAfter: balance, createdAt: this.clock.now() });
    const data = { coins: balance, line: Number(identifiers[0]?.['id']) };
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

  /** Returns the line with this key, whosever it is; null if its cause has written none. */
  lineOf(source: EntitySource, idempotencyKey: string): Promise<CoinTransactionEntity | null> {
    return source.repository(CoinTransactionEntity).findOneBy({ idempotencyKey });
  }

  /** Returns the lines that paid a round of the member, in the order they were written. */
  linesOfRound(tx: Transaction, userId: number, roundId: string): Promise<CoinTransactionEntity[]> {
    const keys = Array.from({ length: MAX_ROUND_LINES }, (_, index) => roundKey(roundId, index + 1));
    return tx
      .repository(CoinTransactionEntity)
      .find({ where: { idempotencyKey: In(keys), userId }, order: { id: 'ASC' } });
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
  ): Promise<CoinTransactionEntity | undefined> {
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
  async acknowledgeNewest(
    tx: Transaction,
    userId: number,
    amount: number,
  ): Promise<CoinTransactionEntity | undefined> {
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const line = await tx.repository(CoinTransactionEntity).findOne({
        where: { ...{ userId, amount }, id: LessThan(before), acknowledgedAt: IsNull(), ...ROUND_LINES },
        order: { id: 'DESC' },
      });
      if (!line) return undefined;
      before = line.id;
      const isAlone = !(await this.lineOf(tx, `${line.idempotencyKey}:2`));
      if (isAlone && (await this.markAcknowledged(tx, line.id))) return line;
    }
  }

  /** Returns the member's balance in coins. */
  async balanceOf(source: EntitySource, userId: number): Promise<number> {
    const [row] = await source.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [userId]);
    if (!row) throw new Error(`There is no user ${userId} to read a balance of.`);
    return row.coins;
  }

  /** @returns false if another transaction marked the line first. */
  private async markAcknowledged(tx: Transaction, lineId: number): Promise<boolean> {
    const { affected } = await tx
      .repository(CoinTransactionEntity)
      .update({ id: lineId, acknowledgedAt: IsNull() }, { acknowledgedAt: this.clock.now() });
    return affected === 1;
  }
}
