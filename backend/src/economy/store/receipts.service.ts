import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Item } from '../inventory/item-type.js';
import { lockMember } from '../../members/user/lock-member.js';
import { ReceiptEntity, ReceiptItemEntity, type ReceiptKind } from './receipt.entity.js';

/** A purchase request as it came in. */
export interface PurchaseRequest {
  readonly kind: ReceiptKind;
  readonly userId: number;
  /** The request's Idempotency-Key. */
  readonly key: string;
  /** Everything in the request that affects the purchase, as plain values. */
  readonly input: unknown;
}

/** One item of a purchase; a used coupon or a gift given away has −1 copies. */
export interface BoughtItem extends Item {
  readonly copies: number;
  /** Coins for all copies. */
  readonly coins: number;
}

/** Items and description of a purchase, before its payment. */
export interface Bought {
  readonly items: readonly BoughtItem[];
  /** Description in the ledger. */
  readonly description: string;
}

/** Payment of a purchase. */
export interface Payment {
  readonly receiptId: number;
  readonly total: number;
  /** Balance after the payment, in coins. */
  readonly coins: number;
}

/** Steps of a purchase inside its transaction, with the member's lock held. */
export interface Purchase<Answer> {
  /** Takes the member's lock and others that are needed. By default only the member's lock is taken. */
  readonly lock?: (tx: Transaction) => Promise<void>;
  /** Moves the items, or throws the Problem that rejects the purchase. */
  readonly take: (tx: Transaction) => Promise<Bought>;
  /** Returns the answer to the request, after the payment. */
  readonly answer: (tx: Transaction, payment: Payment) => Promise<Answer>;
}

/**
 * Makes purchases idempotent. Items, coins, ledger line and receipt are written in one transaction, and a
 * repeated request with the same key gets the stored answer.
 */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: CoinLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a purchase, or returns the answer of the one already made under this key.
   *
   * @throws Problem `request.key_reused` if the key was used for a different request, `coins.not_enough`, and
   * whatever `take` throws. Nothing has changed then, and the key can be used again.
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
   * Writes the receipt of a member who received a gift, in the transaction that holds their lock. Returns its
   * id.
   *
   * @param givenReceiptId the giver's receipt. The key made from it cannot occur in a request, so each gift
   * is received once.
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
    const { identifiers } = await tx.repository(ReceiptEntity).insert({
      ...receipt,
      answer: {},
      createdAt: this.clock.now(),
    });
    // Stryker disable next-line OptionalChaining: a row that is inserted has its id
    const receiptId = Number(identifiers[0]?.['id']);
    await tx
      .repository(ReceiptItemEntity)
      .insert(
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
