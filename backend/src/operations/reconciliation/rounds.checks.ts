import { coinsText, type ReconciliationCheck, sqlCheck } from './reconciliation-check.js';

/** Statuses of paid rounds. A voided round keeps its payment; a further ledger line takes it back. */
const PAID = `('proven', 'voided')`;

/** Returns an SQL expression for the round id in a key `<prefix><id>` or `<prefix><id>:<part>`. */
function roundIdIn(prefix: string): string {
  const rest = `SUBSTR(t.idempotencyKey, ${prefix.length + 1})`;
  return `CASE WHEN INSTR(${rest}, ':') > 0 THEN SUBSTR(${rest}, 1, INSTR(${rest}, ':') - 1) ELSE ${rest} END`;
}

/**
 * Returns a query for the rounds of a range of members, each with the sum of the ledger lines with such keys.
 * It sorts both together, because a join by a part of a key would read every line of a member for each of
 * their rounds.
 */
function roundsWithSums(prefix: string): string {
  return `SELECT id, userId, MAX(status) AS status, SUM(coins) AS coins, SUM(coinsMissing) AS coinsMissing,
      SUM(amount) AS amount
    FROM (
      SELECT r.id, r.userId, r.status, r.coins, r.coinsMissing, 0 AS amount
      FROM rounds r WHERE r.userId > ? AND r.userId <= ?
      UNION ALL
      SELECT ${roundIdIn(prefix)}, t.userId, NULL, 0, 0, t.amount
      FROM coin_transactions t WHERE t.userId > ? AND t.userId <= ? AND t.idempotencyKey LIKE '${prefix}%'
    ) parts GROUP BY id, userId`;
}

export const ROUND_CHECKS: readonly ReconciliationCheck[] = [
  sqlCheck<'userId' | 'coins' | 'paid', 'id' | 'status'>(
    'Every proven round was paid exactly its coins, and no other round has any.',
    `SELECT id, userId, status, coins, amount AS paid FROM (${roundsWithSums('round:')}) summed
     WHERE status IS NOT NULL AND coins <> CASE WHEN status IN ${PAID} THEN amount ELSE 0 END ORDER BY id`,
    ({ id, userId, status, coins, paid }) =>
      `Round ${id} of member ${userId} is ${status} with ${coinsText(coins)}, but the ledger paid ${paid} for it.`,
  ),
  sqlCheck<'id' | 'userId' | 'amount', 'description'>(
    'Every ledger line that pays a round has a proven round of its member.',
    `SELECT t.id, t.userId, t.amount, t.description FROM coin_transactions t
     LEFT JOIN rounds r ON r.id = ${roundIdIn('round:')} AND r.userId = t.userId AND r.status IN ${PAID}
     WHERE t.userId > ? AND t.userId <= ? AND (t.source IN ('game', 'racing') OR t.idempotencyKey LIKE 'round:%')
       AND (r.id IS NULL OR t.idempotencyKey NOT LIKE 'round:%')
     ORDER BY t.id`,
    ({ id, userId, amount, description }) =>
      `Ledger line ${id} gives member ${userId} ${coinsText(amount)} ("${description}"), but no proven round earned them.`,
  ),
  // Payments are taken back as far as the member still had them.
  sqlCheck<'userId' | 'coins' | 'coinsMissing' | 'taken', 'id' | 'status'>(
    'Every voided round was taken back, but for the coins noted as missing.',
    `SELECT id, userId, status, coins, coinsMissing, -amount AS taken
     FROM (${roundsWithSums('void:round:')}) summed
     WHERE status IS NOT NULL
       AND (coinsMissing < 0 OR coinsMissing - amount <> CASE WHEN status = 'voided' THEN coins ELSE 0 END)
     ORDER BY id`,
    ({ id, userId, status, coins, coinsMissing, taken }) =>
      `Round ${id} of member ${userId} is ${status} with ${coinsText(coins)}, ` +
      `but the ledger took ${taken} back and ${coinsMissing} are noted as missing.`,
  ),
  sqlCheck<'id' | 'userId' | 'amount', 'description'>(
    'Every ledger line that takes a round back has a voided round of its member.',
    `SELECT t.id, t.userId, t.amount, t.description FROM coin_transactions t
     LEFT JOIN rounds r ON r.id = ${roundIdIn('void:round:')} AND r.userId = t.userId AND r.status = 'voided'
     WHERE t.userId > ? AND t.userId <= ? AND (t.source = 'void' OR t.idempotencyKey LIKE 'void:%')
       AND (r.id IS NULL OR t.idempotencyKey NOT LIKE 'void:round:%')
     ORDER BY t.id`,
    ({ id, userId, amount, description }) =>
      `Ledger line ${id} takes ${coinsText(-amount)} from member ${userId} ("${description}"), but no round was voided for it.`,
  ),
];
