import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/sha256.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Item } from '../inventory/item-type.js';
import { ReceiptEntity, ReceiptItemEntity, type ReceiptKind } from './receipt.entity.js';

/** A purchase or gift as it was asked for: the columns that identify its receipt. */
export type PurchaseRequest = Pick<ReceiptEntity, 'kind' | 'userId' | 'requestKey' | 'requestHash'>;

/**
 * Returns the request of a purchase or gift.
 *
 * @param requestKey the request's Idempotency-Key
 * @param input everything in the request that affects the purchase, as plain values
 */
export function purchaseRequest(
  kind: ReceiptKind,
  userId: number,
  requestKey: string,
  input: readonly unknown[],
): PurchaseRequest {
  return { kind, userId, requestKey, requestHash: sha256(JSON.stringify([kind, input])) };
}

/** One item of a purchase; a used coupon or a gift given away has −1 copies. */
export interface ReceiptItem extends Item {
  readonly copies: number;
  /** Coins for all copies. */
  readonly coins: number;
}

/**
 * Keeps the receipts of purchases and gifts. In one transaction, with the member locked, a purchase asks for
 * the answer to an earlier request, moves items and coins, writes its receipt and keeps its answer.
 */
@Injectable()
export class ReceiptsService {
  constructor(private readonly clock: Clock) {}

  /**
   * Returns the answer that a request with this key got before; undefined for a new key.
   *
   * @throws Problem `request.key_reused` if the key was used for a different request.
   */
  async earlierAnswer<Answer>(tx: Transaction, request: PurchaseRequest): Promise<Answer | undefined> {
    const { userId, requestKey, requestHash } = request;
    const receipt = await tx.repository(ReceiptEntity).findOneBy({ userId, requestKey });
    if (!receipt) return undefined;
    if (receipt.requestHash !== requestHash) throw new Problem('request.key_reused');
    return receipt.answer as Answer;
  }

  /** Returns whether the member has bought something for coins; gifts and the free first colour cost none. */
  async hasPaid(tx: Transaction, userId: number): Promise<boolean> {
    const rows = await tx.query('SELECT id FROM receipts WHERE userId = ? AND total > 0 LIMIT 1', [userId]);
    return rows.length > 0;
  }

  /** Writes the receipt of a request, which is UNIQUE by member and key, and returns its id. */
  async write(tx: Transaction, request: PurchaseRequest, items: readonly ReceiptItem[]): Promise<number> {
    const { identifiers } = await tx.repository(ReceiptEntity).insert({
      ...request,
      total: items.reduce((sum, { coins }) => sum + coins, 0),
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

  /**
   * Writes the receipt of a member who received a gift, and returns its id.
   *
   * @param givenReceiptId the giver's receipt. The key made from it cannot occur in a request, so each gift
   * is received once.
   */
  writeReceived(tx: Transaction, userId: number, givenReceiptId: number, item: Item): Promise<number> {
    const requestKey = `gift:${givenReceiptId}`;
    const items = [{ ...item, copies: 1, coins: 0 }];
    return this.write(tx, { userId, kind: 'gift', requestKey, requestHash: '' }, items);
  }

  /** Writes the receipt of a member's free first colour. Its key cannot occur in a request. */
  async writeFirstColour(tx: Transaction, userId: number, item: Item): Promise<void> {
    const items = [{ ...item, copies: 1, coins: 0 }];
    await this.write(tx, { userId, kind: 'avatar', requestKey: 'first:colour', requestHash: '' }, items);
  }

  /** Stores the answer to the request of a receipt, and returns it. */
  async keepAnswer<Answer>(tx: Transaction, receiptId: number, answer: Answer): Promise<Answer> {
    await tx.repository(ReceiptEntity).update(receiptId, { answer: answer as object });
    return answer;
  }
}
