import { PICTURE_COINS } from '../../community/profile/profile.dto.js';
import { coinsText, type ReconciliationCheck, sqlCheck } from './reconciliation-check.js';

const REST = `SUBSTR(t.idempotencyKey, INSTR(t.idempotencyKey, ':') + 1)`;

/** SQL expression for the request's key in the key `<source>:<member>:<request key>` of a ledger line `t`. */
const REQUEST_KEY = `SUBSTR(${REST}, INSTR(${REST}, ':') + 1)`;

/** Returns a query for the items of gift receipts to which no direct message refers. */
const loneReceipts = (copies: number, column: string, member: string): string =>
  `SELECT r.id, r.userId, i.itemType, i.itemId, i.copies
   FROM receipts r JOIN receipt_items i ON i.receiptId = r.id
   LEFT JOIN direct_messages m ON m.${column} = r.id AND m.${member} = r.userId
     AND m.itemType = i.itemType AND m.itemId = i.itemId
   WHERE r.kind = 'gift' AND i.copies = ${copies} AND r.userId > ? AND r.userId <= ?
     AND (m.id IS NULL OR m.givenReceiptId IS NULL OR m.receivedReceiptId IS NULL)`;

export const PURCHASE_CHECKS: readonly ReconciliationCheck[] = [
  // Compares receipts and ledger in both directions, with one sort of both by the key of the request.
  sqlCheck<'userId' | 'receipts' | 'paymentLines' | 'total' | 'paid', 'kind' | 'requestKey'>(
    'Every purchase has one receipt, and one ledger line of its total.',
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
    ({ userId, kind, requestKey, receipts, paymentLines, total, paid }) =>
      `Purchase ${requestKey} (${kind}) of member ${userId} has ${receipts} receipts of ${coinsText(total)}, ` +
      `but the ledger took ${paid} in ${paymentLines} lines.`,
  ),
  sqlCheck<'id' | 'userId' | 'total' | 'cost'>(
    'Every receipt adds up to its total.',
    `SELECT r.id, r.userId, r.total, COALESCE(SUM(i.coins), 0) AS cost
     FROM receipts r LEFT JOIN receipt_items i ON i.receiptId = r.id
     WHERE r.userId > ? AND r.userId <= ? GROUP BY r.id, r.userId, r.total
     HAVING r.total <> COALESCE(SUM(i.coins), 0) OR COUNT(i.receiptId) = 0 ORDER BY r.id`,
    ({ id, userId, total, cost }) =>
      `Receipt ${id} of member ${userId} is over ${coinsText(total)}, but what stands on it costs ${cost}.`,
  ),
  // Items that all members own are in neither.
  sqlCheck<'userId' | 'owned' | 'bought', 'itemType' | 'itemId'>(
    'Every inventory holds exactly what was bought and not used up.',
    `SELECT userId, itemType, itemId, SUM(owned) AS owned, SUM(bought) AS bought
     FROM (
       SELECT userId, itemType, itemId, copies AS owned, 0 AS bought
       FROM inventory WHERE userId > ? AND userId <= ?
       UNION ALL
       SELECT r.userId, i.itemType, i.itemId, 0, i.copies
       FROM receipts r JOIN receipt_items i ON i.receiptId = r.id WHERE r.userId > ? AND r.userId <= ?
     ) parts GROUP BY userId, itemType, itemId
     HAVING SUM(owned) <> SUM(bought) ORDER BY userId, itemType, itemId`,
    ({ userId, itemType, itemId, owned, bought }) =>
      `Member ${userId} has ${owned} of the ${itemType} ${itemId}, but the receipts make ${bought}.`,
  ),
  // A direct message links the two receipts of a gift. Its two keys are unique, so no receipt stands for two gifts.
  sqlCheck<'id' | 'userId' | 'copies', 'itemType' | 'itemId'>(
    'Every copy that was given away was received by one friend.',
    `${loneReceipts(-1, 'givenReceiptId', 'senderId')}
     UNION ALL ${loneReceipts(1, 'receivedReceiptId', 'receiverId')}
     UNION ALL
     SELECT r.id, r.userId, i.itemType, i.itemId, i.copies
     FROM receipts r JOIN receipt_items i ON i.receiptId = r.id
     WHERE r.kind = 'gift' AND i.copies NOT IN (-1, 1) AND r.userId > ? AND r.userId <= ?
     ORDER BY id`,
    ({ id, userId, itemType, itemId, copies }) => {
      const what = `${Math.abs(copies)} of the ${itemType} ${itemId}`;
      return copies < 0
        ? `Receipt ${id} has member ${userId} give away ${what}, but no friend has received it.`
        : `Receipt ${id} has member ${userId} receive ${what}, but no friend has given it.`;
    },
  ),
  sqlCheck<
    'userId' | 'uploads' | 'price' | 'uploadBalance' | 'paymentLines' | 'paid' | 'lineBalance',
    'requestKey'
  >(
    `Every picture was uploaded once and paid once, with ${coinsText(PICTURE_COINS)}, or was its member's already.`,
    `SELECT userId, requestKey, SUM(uploads) AS uploads, SUM(price) AS price, SUM(uploadBalance) AS uploadBalance,
       SUM(paymentLines) AS paymentLines, SUM(paid) AS paid, SUM(lineBalance) AS lineBalance
     FROM (
       SELECT p.userId, p.requestKey, 1 AS uploads, p.price, p.balanceAfter AS uploadBalance,
         0 AS paymentLines, 0 AS paid, 0 AS lineBalance
       FROM picture_uploads p WHERE p.userId > ? AND p.userId <= ?
       UNION ALL
       SELECT t.userId, ${REQUEST_KEY}, 0, 0, 0, 1, -t.amount, t.balanceAfter
       FROM coin_transactions t WHERE t.userId > ? AND t.userId <= ?
         AND (t.source = 'picture' OR t.idempotencyKey LIKE 'picture:%')
     ) parts GROUP BY userId, requestKey
     HAVING SUM(uploads) <> 1 OR SUM(paid) <> SUM(price) OR SUM(price) NOT IN (0, ${PICTURE_COINS})
       OR SUM(paymentLines) <> CASE WHEN SUM(price) = 0 THEN 0 ELSE 1 END
       OR (SUM(price) <> 0 AND SUM(uploadBalance) <> SUM(lineBalance))
     ORDER BY userId, requestKey`,
    ({ userId, requestKey, uploads, price, paymentLines, paid, uploadBalance, lineBalance }) => {
      const name = `Picture ${requestKey} of member ${userId}`;
      return paymentLines === 1 && paid === price && price === PICTURE_COINS
        ? `${name} was answered a balance of ${coinsText(uploadBalance)}, but its ledger line ends at ${lineBalance}.`
        : `${name} has ${uploads} uploads, but the ledger took ${paid} in ${paymentLines} lines.`;
    },
  ),
];
