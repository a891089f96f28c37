import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';

const requireFromBackend = createRequire(fromRoot('backend', 'package.json'));

/** The bare statements of a purchase: no validation and no idempotency. */
const SQL = {
  items: (/** @type {number} */ count) =>
    `SELECT id, price, itemType, itemId FROM store_items WHERE isOnSale = 1 AND id IN (${places(count)})`,
  addCopies: 'UPDATE inventory SET copies = copies + ? WHERE userId = ? AND itemType = ? AND itemId = ?',
  pay: 'UPDATE users SET coins = coins - ? WHERE id = ? AND coins >= ?',
  balance: 'SELECT coins FROM users WHERE id = ?',
  line: `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
    VALUES (?, ?, 'Bare', 'store', ?, ?, ?)`,
  receipt: `INSERT INTO receipts (userId, requestKey, requestHash, kind, total, answer, createdAt)
    VALUES (?, ?, '', 'store', ?, '{}', ?)`,
  things: (/** @type {number} */ count) =>
    `INSERT INTO receipt_items (receiptId, itemType, itemId, copies, coins)
     VALUES ${Array.from({ length: count }, () => '(?, ?, ?, 1, ?)').join(', ')}`,
};

/** @param {number} count */
function places(count) {
  return Array.from({ length: count }, () => '?').join(', ');
}

/** @typedef {{ buy: (userId: number, ids: number[]) => Promise<void>, close: () => Promise<void> }} BareBuyer */

/**
 * Buys on a SQLite file with better-sqlite3 alone.
 * @param {string} file
 * @returns {BareBuyer}
 */
export function bareSqliteBuyer(file) {
  const database = new (requireFromBackend('better-sqlite3'))(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const prepared = new Map();
  const statement = (/** @type {string} */ sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql);
  };
  const transaction = database.transaction((/** @type {number} */ userId, /** @type {number[]} */ ids) => {
    const now = Date.now();
    const key = randomUUID();
    const items = statement(SQL.items(ids.length)).all(...ids);
    const total = totalOf(items);
    for (const { itemType, itemId } of items) statement(SQL.addCopies).run(1, userId, itemType, itemId);
    statement(SQL.pay).run(total, userId, total);
    const { coins } = statement(SQL.balance).get(userId);
    statement(SQL.line).run(userId, -total, `store:${userId}:${key}`, coins, now);
    const { lastInsertRowid } = statement(SQL.receipt).run(userId, key, total, now);
    statement(SQL.things(ids.length)).run(...thingsOf(Number(lastInsertRowid), items));
  });
  return {
    buy: async (userId, ids) => transaction.immediate(userId, ids),
    close: async () => database.close(),
  };
}

/**
 * Buys on a MySQL or MariaDB server with mysql2 alone, using prepared statements.
 * @param {string} url
 * @returns {Promise<BareBuyer>}
 */
export async function bareMysqlBuyer(url) {
  const connection = await requireFromBackend('mysql2/promise').createConnection(url);
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  const run = async (/** @type {string} */ sql, /** @type {unknown[]} */ values) =>
    (await connection.execute(sql, values))[0];
  return {
    buy: async (userId, ids) => {
      const now = Date.now();
      const key = randomUUID();
      await connection.query('START TRANSACTION');
      const items = await run(SQL.items(ids.length), ids);
      const total = totalOf(items);
      for (const { itemType, itemId } of items) await run(SQL.addCopies, [1, userId, itemType, itemId]);
      await run(SQL.pay, [total, userId, total]);
      const [{ coins }] = await run(SQL.balance, [userId]);
      await run(SQL.line, [userId, -total, `store:${userId}:${key}`, coins, now]);
      const { insertId } = await run(SQL.receipt, [userId, key, total, now]);
      await run(SQL.things(ids.length), thingsOf(insertId, items));
      await connection.query('COMMIT');
    },
    close: () => connection.end(),
  };
}

/** @param {{ price: number }[]} items */
function totalOf(items) {
  return items.reduce((sum, { price }) => sum + price, 0);
}

/**
 * @param {number} receiptId
 * @param {{ itemType: string, itemId: string, price: number }[]} items
 */
function thingsOf(receiptId, items) {
  return items.flatMap(({ itemType, itemId, price }) => [receiptId, itemType, itemId, price]);
}
