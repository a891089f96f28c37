/**
 * Creates a site with many members and ledger lines, reads the admins' overview and takes a backup. Takes the
 * numbers of members, lines and reads, and DATABASE_URL; prints the costs as JSON.
 */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromRoot } from '../lib/paths.mjs';
import { databaseTimeOf } from './database-time.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { createApp } = await built('app/app.js');
const { SessionsService } = await built('members/auth/sessions.service.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { Database } = await built('platform/database/database.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { DatabaseAdminService } = await built('operations/database/database-admin.service.js');
const { OverviewService } = await built('operations/overview/overview.service.js');
const { DailyStatsService } = await built('operations/overview/daily-stats.service.js');

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 60;
const ROWS_AT_ONCE = 50_000;

const [members, lines, looks] = process.argv.slice(2).map(Number);
const config = loadConfig({ ...process.env, LOG_LEVEL: 'error', PORT: '0', INGEST: 'off' });
const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
await app.init();
const isServer = config.database.kind === 'mysql';
await addLedger();
if (isServer) await app.get(Database).query('ANALYZE TABLE users, coin_transactions');
await app.get(DailyStatsService, { strict: false }).catchUp();
const overview = app.get(OverviewService, { strict: false });
await look();
const overviewMs = [];
for (let count = 0; count < looks; count += 1) overviewMs.push(await databaseTimeOf(look));
const backup = await takeBackup();
await app.close();
console.log(JSON.stringify({ overviewMs, ...backup }));

async function look() {
  await overview.stats();
  await overview.overview();
}

/** Adds ten ledger lines per member over sixty days, five of them from rounds. */
async function addLedger() {
  const now = Date.now();
  await inParts(
    members,
    `INSERT INTO users (id, username, usernameKey, password, coins, createdAt)
     SELECT n + 10, CONCAT('member-', n), CONCAT('member-', n), '-', 10, ${now} - (n % ${DAYS}) * ${DAY_MS} FROM part`,
  );
  const sources = `CASE n % 4 WHEN 0 THEN 'store' WHEN 1 THEN 'bonus' ELSE 'game' END`;
  await inParts(
    lines,
    `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
     SELECT 10 + n % ${members}, CASE n % 4 WHEN 0 THEN -5 ELSE 5 END, 'Alien Clicker: a round of a minute', ${sources},
       CONCAT('round:', n, ':a-key-as-long-as-those-of-rounds'), 10, ${now - DAYS * DAY_MS} + n * ${Math.floor((DAYS * DAY_MS) / lines)} FROM part`,
  );
}

/**
 * @param {number} count
 * @param {string} insert reads numbers as `n` from `part`
 */
async function inParts(count, insert) {
  // MariaDB limits recursion to a thousand by default.
  const deep = isServer ? `SET STATEMENT max_recursive_iterations = ${ROWS_AT_ONCE} FOR ` : '';
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const until = Math.min(count, from + ROWS_AT_ONCE);
    const part = `WITH RECURSIVE part(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM part WHERE n + 1 < ${until})`;
    const [into, select] = insert.split(/(?=SELECT)/, 2);
    await app.get(UnitOfWork).run((/** @type {any} */ tx) => tx.execute(`${deep}${into} ${part} ${select}`));
  }
}

async function takeBackup() {
  const token = await app.get(UnitOfWork).run(async (/** @type {any} */ tx) => {
    await tx.execute('UPDATE users SET isAdmin = 1 WHERE id = 10');
    return app.get(SessionsService, { strict: false }).start(tx, 10, undefined);
  });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [most, bytes] = [before, 0];
  const { content } = await app.get(DatabaseAdminService, { strict: false }).backup(10, token);
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      bytes += chunk.length;
      most = Math.max(most, process.memoryUsage().rss);
      done();
    },
  });
  await pipeline(content, sink);
  return { grownBytes: most - before, backupBytes: bytes };
}
