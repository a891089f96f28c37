import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Item } from '../inventory/item-type.js';
import { lockMember } from '../../members/user/lock-member.js';
import { ReceiptEntity, ReceiptItemEntity, type ReceiptKind } from './receipt.entity.js';

/** A wish to buy, as it came in. */
export interface PurchaseRequest {
  readonly kind: ReceiptKind;
  readonly userId: number;
  /** The request's Idempotency-Key. */
  readonly key: string;
  /** All of the request that decides anything, as plain values. */
  readonly input: unknown;
}

/** One thing of a purchase; a coupon that was used up, or what was given away, has −1 copies. */
export interface BoughtItem extends Item {
  readonly copies: number;
  /** Coins for all copies. */
  readonly coins: number;
}

/** What a purchase has come to, all but its payment. */
export interface Bought {
  readonly items: readonly BoughtItem[];
  /** What the ledger calls it. */
  readonly description: string;
}

/** A purchase that is paid. */
export interface Payment {
  readonly receiptId: number;
  readonly total: number;
  /** The balance right afterwards, in coins. */
  readonly coins: number;
}

/** What a member does with a purchase inside its transaction, their lock held. */
export interface Purchase<Answer> {
  /** Takes the member's lock, together with others that are needed; without it the member's alone is taken. */
  readonly lock?: (tx: Transaction) => Promise<void>;
  /** Takes and gives the things, or throws the Problem that refuses them. */
  readonly take: (tx: Transaction) => Promise<Bought>;
  /** The answer to the request, once it is paid. */
  readonly answer: (tx: Transaction, payment: Payment) => Promise<Answer>;
}

/**
 * Makes purchases happen once: things, coins, ledger line and receipt in one transaction, and the stored answer for
 * whoever asks again under the same key.
 */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a purchase, or answers the one that was made under this key.
   *
   * @throws Problem `request.key_reused` when the key was used for another wish, `coins.not_enough`, and whatever
   * `take` refuses; nothing has changed then, and the key is free.
   */
  once<Answer extends object>(request: PurchaseRequest, purchase: Purchase<Answer>): Promise<Answer> {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([request.kind, request.input]))
      .digest('hex');
    return this.unitOfWork.run(async (tx) => {
      await (purchase.lock?.(tx) ?? lockMember(tx, request.userId));
      const earlier = await answerOf<Answer>(tx, request, requestHash);
      if (earlier) return earlier;
      const bought = await purchase.take(tx);
      const payment = await this.pay(tx, request, requestHash, bought);
      const answer = await purchase.answer(tx, payment);
      await tx.execute('UPDATE receipts SET answer = ? WHERE id = ?', [
        JSON.stringify(answer),
        payment.receiptId,
      ]);
      return answer;
    });
  }

  private async pay(
    tx: Transaction,
    { kind, userId, key }: PurchaseRequest,
    requestHash: string,
    { items, description }: Bought,
  ): Promise<Payment> {
    const total = items.reduce((sum, item) => sum + item.coins, 0);
    const line = {
      userId,
      amount: -total,
      description,
      source: kind,
      idempotencyKey: `${kind}:${userId}:${key}`,
    };
    const coins = total === 0 ? await this.ledger.balanceOf(tx, userId) : await this.ledger.record(tx, line);
    const receiptId = await this.write(tx, { userId, kind, requestKey: key, requestHash, total }, items);
    return { receiptId, total, coins };
  }

  /**
   * Writes the receipt of a member who was given something, in the transaction that holds their lock; gives its id.
   *
   * @param givenReceiptId the receipt of whoever gave it. It makes a key that no request can have, so each gift is
   * received once.
   */
  received(tx: Transaction, userId: number, givenReceiptId: number, item: Item): Promise<number> {
    const receipt = {
      userId,
      kind: 'gift',
      requestKey: `gift:${givenReceiptId}`,
      requestHash: '',
      total: 0,
    } as const;
    return this.write(tx, receipt, [{ ...item, copies: 1, coins: 0 }]);
  }

  private async write(
    tx: Transaction,
    receipt: Pick<ReceiptEntity, 'userId' | 'kind' | 'requestKey' | 'requestHash' | 'total'>,
    items: readonly BoughtItem[],
  ): Promise<number> {
    const { identifiers } = await tx.manager.insert(ReceiptEntity, {
      ...receipt,
      answer: {},
      createdAt: this.clock.now(),
    });
    // Stryker disable next-line OptionalChaining: a row that is inserted has its id
    const receiptId = Number(identifiers[0]?.['id']);
    await tx.manager.insert(
      ReceiptItemEntity,
      items.map(({ itemType, itemId, copies, coins }) => ({ itemType, itemId, copies, coins, receiptId })),
    );
    return receiptId;
  }
}

async function answerOf<Answer>(
  tx: Transaction,
  { userId, key }: PurchaseRequest,
  requestHash: string,
): Promise<Answer | undefined> {
  const [receipt] = await tx.query<{ requestHash: string; answer: string }>(
    'SELECT requestHash, answer FROM receipts WHERE userId = ? AND requestKey = ?',
    [userId, key],
  );
  if (!receipt) return undefined;
  if (receipt.requestHash !== requestHash) throw new Problem('request.key_reused');
  return JSON.parse(receipt.answer) as Answer;
}
