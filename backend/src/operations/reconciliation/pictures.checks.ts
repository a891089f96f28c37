import { PICTURE_COINS } from '../../community/profile/profile.dto.js';
import { coinsText, REQUEST_KEY, type ReconciliationCheck } from './reconciliation-check.js';

interface WronglyPaidPicture {
  readonly userId: number;
  readonly requestKey: string;
  readonly uploads: number;
  readonly price: number;
  readonly uploadBalance: number;
  readonly paymentLines: number;
  readonly paid: number;
  readonly lineBalance: number;
}

/** Compares uploads and ledger in both directions, with one sort of both by the key of the request. */
export const picturesCheck: ReconciliationCheck = {
  claim: `Every picture was uploaded once and paid once, with ${coinsText(PICTURE_COINS)}, or was its member's already.`,
  find: async (source, { after, upTo }) => {
    const rows = await source.query<WronglyPaidPicture>(
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
      [after, upTo, after, upTo],
    );
    return rows.map(sentenceOf);
  },
};

function sentenceOf(picture: WronglyPaidPicture): string {
  const { userId, requestKey, uploads, price, paymentLines, paid, uploadBalance, lineBalance } = picture;
  const name = `Picture ${requestKey} of member ${userId}`;
  if (paymentLines === 1 && paid === price && price === PICTURE_COINS)
    return `${name} was answered a balance of ${coinsText(uploadBalance)}, but its ledger line ends at ${lineBalance}.`;
  return `${name} has ${uploads} uploads, but the ledger took ${paid} in ${paymentLines} lines.`;
}
