import type { ReconciliationCheck } from './reconciliation-check.js';

interface LoneReceipt {
  readonly id: number;
  readonly userId: number;
  readonly itemType: string;
  readonly itemId: string;
  readonly copies: number;
}

/** Returns a query for the items of gift receipts to which no direct message refers. */
const loneReceipts = (copies: number, column: string, member: string): string =>
  `SELECT r.id, r.userId, i.itemType, i.itemId, i.copies
   FROM receipts r JOIN receipt_items i ON i.receiptId = r.id
   LEFT JOIN direct_messages m ON m.${column} = r.id AND m.${member} = r.userId
     AND m.itemType = i.itemType AND m.itemId = i.itemId
   WHERE r.kind = 'gift' AND i.copies = ${copies} AND r.userId > ? AND r.userId <= ?
     AND (m.id IS NULL OR m.givenReceiptId IS NULL OR m.receivedReceiptId IS NULL)`;

/**
 * Compares the receipts of gifts with each other; a direct message links the two. Its two keys are unique, so
 * no receipt stands for two gifts. Another check compares inventories with receipts.
 */
export const giftsCheck: ReconciliationCheck = {
  claim: 'Every copy that was given away was received by one friend.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<LoneReceipt>(
      `${loneReceipts(-1, 'givenReceiptId', 'senderId')}
       UNION ALL ${loneReceipts(1, 'receivedReceiptId', 'receiverId')}
       UNION ALL
       SELECT r.id, r.userId, i.itemType, i.itemId, i.copies
       FROM receipts r JOIN receipt_items i ON i.receiptId = r.id
       WHERE r.kind = 'gift' AND i.copies NOT IN (-1, 1) AND r.userId > ? AND r.userId <= ?
       ORDER BY id`,
      [after, upTo, after, upTo, after, upTo],
    );
    return rows.map(({ id, userId, itemType, itemId, copies }) => {
      const what = `${Math.abs(copies)} of the ${itemType} ${itemId}`;
      return copies < 0
        ? `Receipt ${id} has member ${userId} give away ${what}, but no friend has received it.`
        : `Receipt ${id} has member ${userId} receive ${what}, but no friend has given it.`;
    });
  },
};
