import { coinsText, type ReconciliationCheck } from './reconciliation-check.js';

interface WrongBalance {
  readonly id: number;
  readonly username: string;
  readonly coins: number;
  readonly total: number;
}

/** Compares each cached balance with the sum of its lines. */
export const balancesCheck: ReconciliationCheck = {
  claim: 'Every balance is the sum of its ledger lines.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<WrongBalance>(
      `SELECT u.id, u.username, u.coins, COALESCE(SUM(t.amount), 0) AS total
       FROM users u LEFT JOIN coin_transactions t ON t.userId = u.id
       WHERE u.id > ? AND u.id <= ? GROUP BY u.id, u.username, u.coins
       HAVING u.coins <> COALESCE(SUM(t.amount), 0) ORDER BY u.id`,
      [after, upTo],
    );
    return rows.map(
      ({ id, username, coins, total }) =>
        `Member ${id} (${username}) has ${coinsText(coins)}, but the ledger lines add up to ${total}.`,
    );
  },
};

interface BrokenLine {
  readonly id: number;
  readonly userId: number;
  readonly amount: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
}

/** Compares each line with the one before. Reports the line where a chain breaks, not those that follow. */
export const chainsCheck: ReconciliationCheck = {
  claim: 'Every ledger line goes on from the balance that the line before it left.',
  find: async (source, { after, upTo }) => {
    const rows = await source.query<BrokenLine>(
      `SELECT id, userId, amount, balanceBefore, balanceAfter FROM (
         SELECT t.id, t.userId, t.amount, t.balanceAfter,
           COALESCE(LAG(t.balanceAfter) OVER (PARTITION BY t.userId ORDER BY t.id), 0) AS balanceBefore
         FROM coin_transactions t WHERE t.userId > ? AND t.userId <= ?
       ) chained
       WHERE balanceBefore + amount <> balanceAfter ORDER BY id`,
      [after, upTo],
    );
    return rows.map(
      ({ id, userId, amount, balanceBefore, balanceAfter }) =>
        `Ledger line ${id} of member ${userId} ends at ${coinsText(balanceAfter)}, ` +
        `but ${balanceBefore} before it and its own ${amount} make ${balanceBefore + amount}.`,
    );
  },
};
