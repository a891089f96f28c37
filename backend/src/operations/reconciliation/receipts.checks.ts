import { coinsText, REQUEST_KEY, type ReconciliationCheck } from './reconciliation-check.js';

interface WronglyPaidPurchase {
  readonly userId: number;
  readonly kind: string;
  readonly requestKey: string;
  readonly receipts: number;
  readonly paymentLines: number;
  readonly total: number;
  readonly paid: number;
}

/** Compares receipts and ledger in both directions, with one sort of both by the key of the request. */
export const purchasesCheck: ReconciliationCheck = {
  claim: 'Every purchase has one receipt, and one ledger line of its total.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<WronglyPaidPurchase>(
      `SELECT userId, kind, requestKey, SUM(receipts) AS receipts, SUM(paymentLines) AS paymentLines,
         SUM(total) AS total, SUM(paid) AS paid
       FROM (
         SELECT r.userId, r.kind, r.requestKey, 1 AS receipts, 0 AS paymentLines, r.total, 0 AS paid
         FROM receipts r WHERE r.userId > ? AND r.userId <= ?
         UNION ALL
         SELECT t.userId, t.source, ${REQUEST_KEY}, 0, 1, 0, -t.amount
         FROM coin_transactions t WHERE t.userId > ? AND t.userId <= ?
           AND (t.source IN ('store', 'avatar') OR t.idempotencyKey LIKE 'store:%' OR t.idempotencyKey LIKE 'avatar:%')
       ) parts GROUP BY userId, kind, requestKey
       HAVING SUM(receipts) <> 1 OR SUM(total) <> SUM(paid)
         OR SUM(paymentLines) <> CASE WHEN SUM(total) > 0 THEN 1 ELSE 0 END
       ORDER BY userId, kind, requestKey`,
      [after, upTo, after, upTo],
    );
    return rows.map(
      ({ userId, kind, requestKey, receipts, paymentLines, total, paid }) =>
        `Purchase ${requestKey} (${kind}) of member ${userId} has ${receipts} receipts of ${coinsText(total)}, ` +
        `but the ledger took ${paid} in ${paymentLines} lines.`,
    );
  },
};

interface WrongReceipt {
  readonly id: number;
  readonly userId: number;
  readonly total: number;
  readonly cost: number;
}

/** Compares the receipts with their items. */
export const receiptsCheck: ReconciliationCheck = {
  claim: 'Every receipt adds up to its total.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<WrongReceipt>(
      `SELECT r.id, r.userId, r.total, COALESCE(SUM(i.coins), 0) AS cost
       FROM receipts r LEFT JOIN receipt_items i ON i.receiptId = r.id
       WHERE r.userId > ? AND r.userId <= ? GROUP BY r.id, r.userId, r.total
       HAVING r.total <> COALESCE(SUM(i.coins), 0) OR COUNT(i.receiptId) = 0 ORDER BY r.id`,
      [after, upTo],
    );
    return rows.map(
      ({ id, userId, total, cost }) =>
        `Receipt ${id} of member ${userId} is over ${coinsText(total)}, but what stands on it costs ${cost}.`,
    );
  },
};

interface WrongInventory {
  readonly userId: number;
  readonly itemType: string;
  readonly itemId: string;
  readonly owned: number;
  readonly bought: number;
}

/** Compares inventories with what was bought and used up. Items that all members own are in neither. */
export const inventoryCheck: ReconciliationCheck = {
  claim: 'Every inventory holds exactly what was bought and not used up.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<WrongInventory>(
      `SELECT userId, itemType, itemId, SUM(owned) AS owned, SUM(bought) AS bought
       FROM (
         SELECT userId, itemType, itemId, copies AS owned, 0 AS bought
         FROM inventory WHERE userId > ? AND userId <= ?
         UNION ALL
         SELECT r.userId, i.itemType, i.itemId, 0, i.copies
         FROM receipts r JOIN receipt_items i ON i.receiptId = r.id WHERE r.userId > ? AND r.userId <= ?
       ) parts GROUP BY userId, itemType, itemId
       HAVING SUM(owned) <> SUM(bought) ORDER BY userId, itemType, itemId`,
      [after, upTo, after, upTo],
    );
    return rows.map(
      ({ userId, itemType, itemId, owned, bought }) =>
        `Member ${userId} has ${owned} of the ${itemType} ${itemId}, but the receipts make ${bought}.`,
    );
  },
};
