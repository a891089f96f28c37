/**
 * Creates a site with many users and reads pages of the admins' list, alternately with the product's service
 * and with bare SQL that returns the same rows and their count. Prints the time of both in ms per page as
 * JSON. Takes the numbers of users and turns; DATABASE_URL must be an empty database.
 */
import { fromRoot } from '../lib/paths.mjs';
import { millisecondsOf } from './figures.mjs';

const built = (/** @type {string} */ path) => import(fromRoot('backend', 'dist', path));
const { createApp } = await built('app/app.js');
const { createLog } = await built('platform/log/log.js');
const { loadConfig } = await built('platform/config/config.js');
const { Database } = await built('platform/database/database.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { UserListService } = await built('operations/admin/users/user-list.service.js');

const ROWS_AT_ONCE = 5000;
const COLUMNS =
  'id, username, coins, isAdmin, isOwner, mustChangePassword, lastSeen, createdAt, profilePicture, avatarCustomization';

const [users, turns] = process.argv.slice(2).map(Number);
const config = loadConfig({ ...process.env, LOG_LEVEL: 'error', PORT: '0', INGEST: 'off' });
const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
await app.init();
await addUsers();
const database = app.get(Database);
const list = app.get(UserListService, { strict: false });
const isMysql = process.env.DATABASE_URL?.startsWith('mysql:') ?? false;
await database.query(isMysql ? 'ANALYZE TABLE users' : 'SELECT 1');

/** Pages as admins request them, with the conditions and orders of the same rows in SQL. */
const VIEWS = [
  { query: {}, where: '1 = 1', order: 'id' },
  { query: { sort: 'coins', order: 'desc' }, where: '1 = 1', order: 'coins DESC, id DESC' },
  { query: { sort: 'lastSeen', order: 'desc' }, where: '1 = 1', order: 'lastSeen DESC, id DESC' },
  {
    query: { search: 'member-77', sort: 'username' },
    where: `usernameKey >= 'member-77' AND usernameKey < 'member-77~'`,
    order: 'usernameKey, id',
  },
];

const results = [];
for (let turn = 0; turn <= turns; turn += 1) {
  results.push({ list: await millisecondsOf(lookAtAll), bare: await millisecondsOf(selectAll) });
}
await app.close();
console.log(
  JSON.stringify(
    results.slice(1).map((each) => ({ list: each.list / VIEWS.length, bare: each.bare / VIEWS.length })),
  ),
);

async function lookAtAll() {
  for (const { query } of VIEWS) await list.page(query);
}

async function selectAll() {
  for (const { where, order } of VIEWS) {
    await database.query(
      `SELECT ${COLUMNS} FROM users WHERE closedAt IS NULL AND ${where} ORDER BY ${order} LIMIT 26`,
    );
    await database.query(`SELECT COUNT(*) AS users FROM users WHERE closedAt IS NULL AND ${where}`);
  }
}

async function addUsers() {
  const now = Date.now();
  for (let from = 1; from <= users; from += ROWS_AT_ONCE) {
    const ids = Array.from(
      { length: Math.min(ROWS_AT_ONCE, users - from + 1) },
      (_none, index) => from + index,
    );
    const rows = ids.map(
      (id) =>
        `(${id}, 'Member-${id}', 'member-${id}', '-', ${(id * 7919) % 10_000}, ${now - id * 1000}, ${now})`,
    );
    await app
      .get(UnitOfWork)
      .run((/** @type {any} */ tx) =>
        tx.execute(
          `INSERT INTO users (id, username, usernameKey, password, coins, lastSeen, createdAt) VALUES ${rows.join(', ')}`,
        ),
      );
  }
}
