import { coinsText, type ReconciliationCheck, sqlCheck } from './reconciliation-check.js';

export const LEDGER_CHECKS: readonly ReconciliationCheck[] = [
  sqlCheck<'id' | 'coins' | 'total', 'username'>(
    'Every balance is the sum of its ledger lines.',
    `SELECT u.id, u.username, u.coins, COALESCE(SUM(t.amount), 0) AS total
     FROM users u LEFT JOIN coin_transactions t ON t.userId = u.id
     WHERE u.id > ? AND u.id <= ? GROUP BY u.id, u.username, u.coins
     HAVING u.coins <> COALESCE(SUM(t.amount), 0) ORDER BY u.id`,
    ({ id, username, coins, total }) =>
      `Member ${id} (${username}) has ${coinsText(coins)}, but the ledger lines add up to ${total}.`,
  ),
  // Reports the line where a chain breaks, not those that follow.
  sqlCheck<'id' | 'userId' | 'amount' | 'balanceBefore' | 'balanceAfter'>(
    'Every ledger line goes on from the balance that the line before it left.',
    `SELECT id, userId, amount, balanceBefore, balanceAfter FROM (
       SELECT t.id, t.userId, t.amount, t.balanceAfter,
         COALESCE(LAG(t.balanceAfter) OVER (PARTITION BY t.userId ORDER BY t.id), 0) AS balanceBefore
       FROM coin_transactions t WHERE t.userId > ? AND t.userId <= ?
     ) chained
     WHERE balanceBefore + amount <> balanceAfter ORDER BY id`,
    ({ id, userId, amount, balanceBefore, balanceAfter }) =>
      `Ledger line ${id} of member ${userId} ends at ${coinsText(balanceAfter)}, ` +
      `but ${balanceBefore} before it and its own ${amount} make ${balanceBefore + amount}.`,
  ),
];
