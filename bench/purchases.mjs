import { randomUUID } from 'node:crypto';
import { built, onBothDatabases, openApp } from './harness/databases.mjs';
import { inTurns, timesMeasure } from './harness/measures.mjs';

const { CatalogueService } = await built('economy/store/catalogue.service.js');
const { PurchasesService } = await built('economy/store/purchases.service.js');

const BLOCKS = 9;
const PURCHASES_PER_BLOCK = 100;
const MAX_TIMES = 5;
const LINES = 5;
const COINS = 1_000_000_000;
const [MEMBER, OTHER_MEMBER] = [1001, 1002];

/** A purchase of five lines with the store's service, without HTTP, against its statements alone. */
export const measure = () =>
  onBothDatabases(async ({ name, newUrl }) => {
    const app = await openApp(await newUrl('purchases'));
    const member = `CONCAT('member-', n)`;
    const columns = 'users (id, username, usernameKey, password, coins, createdAt)';
    await app.fill(columns, `n, ${member}, ${member}, '!', ${COINS}, ${Date.now()}`, 2, MEMBER);
    const goods = (await app.part(CatalogueService).storeItems()).slice(0, LINES);
    const items = goods.map(({ itemType: _type, itemId: _id, ...line }) => ({ ...line, quantity: 1 }));
    const cart = { items, totalCost: items.reduce((sum, { price }) => sum + price, 0) };
    const buy = (userId) => app.part(PurchasesService).buyCart(userId, randomUUID(), cart);
    const ids = goods.map(({ id }) => id).join(', ');
    // From here on both members have a row of each item.
    for (const userId of [MEMBER, OTHER_MEMBER]) await buy(userId);
    const turns = await inTurns(
      BLOCKS,
      () => blockMs(() => buy(MEMBER)),
      () => blockMs(() => app.run((tx) => buyBare(tx, OTHER_MEMBER, ids))),
    );
    await app.close();
    const what = `Buying five lines by the store's service against its bare SQL in a transaction on ${name}`;
    return [timesMeasure(what, turns, MAX_TIMES)];
  });

async function blockMs(buy) {
  const startedAt = performance.now();
  for (let purchase = 0; purchase < PURCHASES_PER_BLOCK; purchase += 1) await buy();
  return (performance.now() - startedAt) / PURCHASES_PER_BLOCK;
}

/** Runs the bare statements of a purchase: no validation and no idempotency. */
async function buyBare(tx, userId, ids) {
  const [now, key] = [Date.now(), randomUUID()];
  const things = await tx.query(
    `SELECT price, itemType, itemId FROM store_items WHERE isOnSale = 1 AND id IN (${ids})`,
  );
  const total = things.reduce((sum, { price }) => sum + price, 0);
  const addCopy = 'UPDATE inventory SET copies = copies + 1 WHERE userId = ? AND itemType = ? AND itemId = ?';
  for (const { itemType, itemId } of things) await tx.execute(addCopy, [userId, itemType, itemId]);
  await tx.execute('UPDATE users SET coins = coins - ? WHERE id = ? AND coins >= ?', [total, userId, total]);
  const [{ coins }] = await tx.query('SELECT coins FROM users WHERE id = ?', [userId]);
  await tx.execute(
    `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
     VALUES (?, ?, 'Bare', 'store', ?, ?, ?)`,
    [userId, -total, `store:${userId}:${key}`, coins, now],
  );
  await tx.execute(
    `INSERT INTO receipts (userId, requestKey, requestHash, kind, total, answer, createdAt)
     VALUES (?, ?, '', 'store', ?, '{}', ?)`,
    [userId, key, total, now],
  );
  const ofReceipt = [userId, key];
  const [{ id }] = await tx.query('SELECT id FROM receipts WHERE userId = ? AND requestKey = ?', ofReceipt);
  const rows = things.map(() => '(?, ?, ?, 1, ?)').join(', ');
  const values = things.flatMap(({ itemType, itemId, price }) => [id, itemType, itemId, price]);
  await tx.execute(
    `INSERT INTO receipt_items (receiptId, itemType, itemId, copies, coins) VALUES ${rows}`,
    values,
  );
}
