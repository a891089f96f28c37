import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../lib/paths.mjs';
import { registerMember, startBenchSite } from './bench-site.mjs';
import { median, millisecondsOf } from './figures.mjs';
import { createSender } from './sender.mjs';

const MEMBERS = 4;
const EXPORTS_OF_EACH = 5;
const ROUNDS = 10_000;
const LINES = 20_000;
const TURNS = 5;
const REQUESTS = 100;
const PAUSE_MS = 5;
const RETRY_MS = 200;
const MAX_TIMES = 5;
const PASSWORD = 'a password to measure';

/** The most expensive reads of a member: the data export and the badges. */
const COSTLY = ['/api/user/export', '/api/profile/achievements'];

/**
 * Measures the latency of `GET /api/user` while members with years of data send the most expensive reads,
 * against an idle server, alternately.
 */
export async function measureCostlyReads() {
  const site = await startBenchSite();
  const sender = createSender(1);
  try {
    const cookie = await registerMember(site.url, { username: 'plain-member', password: PASSWORD });
    const rich = [];
    for (let member = 0; member < MEMBERS; member += 1) {
      rich.push(await registerMember(site.url, { username: `rich-member-${member}`, password: PASSWORD }));
    }
    fill(site.databaseFile);
    const ask = () => sender.send(`${site.url}/api/user`, { cookie });
    await latencies(ask);
    /** @type {number[]} */
    const quiet = [];
    /** @type {number[]} */
    const busy = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      quiet.push(...(await latencies(ask)));
      const stop = readOn(site.url, rich);
      busy.push(...(await latencies(ask)));
      await stop();
    }
    return [figure(median(quiet), median(busy))];
  } finally {
    sender.close();
    await site.stop();
  }
}

/**
 * Inserts rounds and ledger lines of several years for every rich member.
 * @param {string} file
 */
function fill(file) {
  const Database = createRequire(fromRoot('backend', 'package.json'))('better-sqlite3');
  const database = new Database(file, { timeout: 10_000 });
  const now = Date.now();
  const part = (/** @type {number} */ count) =>
    `WITH RECURSIVE part(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM part WHERE n + 1 < ${count})`;
  const members = `(SELECT id FROM users WHERE usernameKey LIKE 'rich-member-%') m`;
  database.exec(
    `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, decidedAt, score, coins, ticks)
     ${part(ROUNDS)} SELECT 'bench-' || m.id || '-' || n, m.id, 'alien-racing', '-', 1, 'proven', ${now} - n * 60000, ${now},
       ${now} - n * 60000, n % 100, n % 30, 3600 FROM part, ${members}`,
  );
  database.exec(
    `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
     ${part(LINES)} SELECT m.id, 5, 'Position: ' || (n % 8) || ' – Alien Racing', 'racing',
       'round:bench-' || m.id || '-' || (n % ${ROUNDS}) || ':' || n, n, ${now} - n * 30000 FROM part, ${members}`,
  );
  database.close();
}

/**
 * Lets members read in a loop, each over several connections; rejected requests are retried after a pause.
 * @param {string} url
 * @param {readonly string[]} cookies of the members
 * @returns {() => Promise<void>} stops it
 */
function readOn(url, cookies) {
  let isOver = false;
  const readers = cookies.flatMap((cookie) =>
    COSTLY.flatMap((path) => Array.from({ length: EXPORTS_OF_EACH }, () => ({ cookie, path }))),
  );
  const sender = createSender(readers.length);
  const reading = readers.map(async ({ cookie, path }) => {
    while (!isOver) await sender.send(url + path, { cookie }).catch(() => wait(RETRY_MS));
  });
  return async () => {
    isOver = true;
    await Promise.all(reading);
    sender.close();
  };
}

/**
 * @param {() => Promise<void>} ask
 * @returns {Promise<number[]>} milliseconds of each request
 */
async function latencies(ask) {
  const all = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    all.push(await millisecondsOf(ask));
    await wait(PAUSE_MS);
  }
  return all;
}

/**
 * @param {number} quiet milliseconds
 * @param {number} busy
 */
function figure(quiet, busy) {
  const times = busy / quiet;
  return {
    what:
      `Answer of \`GET /api/user\` while ${MEMBERS} members with ${ROUNDS.toLocaleString('en')} rounds and ` +
      `${LINES.toLocaleString('en')} ledger lines each send ${EXPORTS_OF_EACH} exports and ${EXPORTS_OF_EACH} requests for ` +
      `their badges at once, again and again, against when nobody does, median of ${TURNS * REQUESTS}`,
    measured: `${times.toFixed(2)}× (${busy.toFixed(1)} ms to ${quiet.toFixed(1)} ms)`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}
