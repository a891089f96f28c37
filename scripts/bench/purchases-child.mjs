/**
 * Buys five lines with the store's service and with bare SQL on the same database, in alternating blocks.
 * Prints the time of each in ms as JSON. Takes the number of blocks and of purchases per block, DATABASE_URL
 * and DATA_DIR.
 */
import { randomUUID } from 'node:crypto';
import { fromRoot } from '../lib/paths.mjs';
import { bareMysqlBuyer, bareSqliteBuyer } from './bare-purchases.mjs';
import { millisecondsOf } from './figures.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { createApp } = await built('app/app.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { CatalogueService } = await built('economy/store/catalogue.service.js');
const { PurchasesService } = await built('economy/store/purchases.service.js');

const LINES = 5;
const COINS = 1_000_000_000;

const [blocks, purchases] = process.argv.slice(2).map(Number);
const config = loadConfig({ ...process.env, LOG_LEVEL: 'error', PORT: '0' });
const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
await app.listen(0, '127.0.0.1');

const members = [await aMember('bench-service'), await aMember('bench-bare')];
const goods = (await app.get(CatalogueService, { strict: false }).storeItems()).slice(0, LINES);
const items = goods.map(({ itemType: _type, itemId: _id, ...line }) => ({ ...line, quantity: 1 }));
const cart = { items, totalCost: items.reduce((sum, { price }) => sum + price, 0) };
const service = app.get(PurchasesService, { strict: false });
const byService = (/** @type {number} */ userId) => service.buy(userId, randomUUID(), cart);
const bare = await bareBuyer();
const byHand = (/** @type {number} */ userId) =>
  bare.buy(
    userId,
    goods.map(({ id }) => id),
  );
// From here on both members have a row of each item.
for (const member of members) await byService(member);

const turns = [];
for (let turn = 0; turn <= blocks; turn += 1) {
  turns.push({
    bareMs: await block(() => byHand(members[1])),
    ourMs: await block(() => byService(members[0])),
  });
}
await bare.close();
await app.close();
console.log(JSON.stringify(turns.slice(1)));

/**
 * @param {string} username
 * @returns {Promise<number>} id of a new member with enough coins
 */
async function aMember(username) {
  const answer = await fetch(`${await app.getUrl()}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'a password to measure' }),
  });
  const { id } = /** @type {{ id: number }} */ (await answer.json());
  await app.get(UnitOfWork).run((tx) => tx.execute('UPDATE users SET coins = ? WHERE id = ?', [COINS, id]));
  return id;
}

function bareBuyer() {
  const url = process.env.DATABASE_URL ?? '';
  return url.startsWith('mysql:') ? bareMysqlBuyer(url) : bareSqliteBuyer(url.slice('sqlite:'.length));
}

/** @param {() => Promise<unknown>} buy */
async function block(buy) {
  const ms = await millisecondsOf(async () => {
    for (let purchase = 0; purchase < purchases; purchase += 1) await buy();
  });
  return ms / purchases;
}
