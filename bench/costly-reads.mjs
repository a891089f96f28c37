import { setTimeout as wait } from 'node:timers/promises';
import { grouped, inTurns, median, timesMeasure } from './harness/measures.mjs';
import { addMembers, get, numbers, withSite } from './harness/site.mjs';

const MEMBERS = 4;
const AT_ONCE = 5;
const ROUNDS = 10_000;
const LINES = 20_000;
const TURNS = 5;
const REQUESTS = 100;
const PAUSE_MS = 5;
const RETRY_MS = 200;
const MAX_TIMES = 5;

/** The most expensive reads of a member: the data export and the badges. */
const COSTLY = ['/api/user/export', '/api/profile/achievements'];

/** Answers of `GET /api/user` while members with years of data send the costliest reads, against when none does. */
export const measure = () =>
  withSite(async ({ url, database }) => {
    const [cookie] = addMembers(database, 1, 'plain');
    const rich = addMembers(database, MEMBERS, 'rich');
    addYears(database);
    const answerMs = async () => {
      const all = [];
      for (let request = 0; request < REQUESTS; request += 1) {
        const startedAt = performance.now();
        await get(`${url}/api/user`, cookie);
        all.push(performance.now() - startedAt);
        await wait(PAUSE_MS);
      }
      return median(all);
    };
    const busyMs = async () => {
      const stop = readOn(url, rich);
      const ms = await answerMs();
      await stop();
      return ms;
    };
    const turns = await inTurns(TURNS, busyMs, answerMs);
    const what =
      `Answer of \`GET /api/user\` while ${MEMBERS} members with ${grouped(ROUNDS)} rounds and ${grouped(LINES)} ledger lines each ` +
      `send ${AT_ONCE} exports and ${AT_ONCE} requests for their badges at once, again and again, against when nobody does`;
    return [timesMeasure(what, turns, MAX_TIMES)];
  });

/**
 * Inserts rounds and ledger lines of several years for every rich member.
 * @param {import('better-sqlite3').Database} database
 */
function addYears(database) {
  const now = Date.now();
  const members = `(SELECT id FROM users WHERE usernameKey LIKE 'rich-%') m`;
  database.exec(
    `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, decidedAt, score, coins, ticks)
     ${numbers(0, ROUNDS)} SELECT 'bench-' || m.id || '-' || n, m.id, 'alien-racing', '-', 1, 'proven', ${now} - n * 60000, ${now},
       ${now} - n * 60000, n % 100, n % 30, 3600 FROM numbers, ${members};
     INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
     ${numbers(0, LINES)} SELECT m.id, 5, 'Position: ' || (n % 8) || ' – Alien Racing', 'racing',
       'round:bench-' || m.id || '-' || (n % ${ROUNDS}) || ':' || n, n, ${now} - n * 30000 FROM numbers, ${members}`,
  );
}

/**
 * Lets members read in a loop, each over several connections; refused requests are sent again after a pause.
 * @param {string} url
 * @param {readonly string[]} cookies of the members
 * @returns {() => Promise<unknown>} stops it
 */
function readOn(url, cookies) {
  let isOver = false;
  const addresses = COSTLY.flatMap((path) => Array.from({ length: AT_ONCE }, () => url + path));
  const readers = cookies.flatMap((cookie) => addresses.map((address) => ({ cookie, address })));
  const reading = readers.map(async ({ cookie, address }) => {
    while (!isOver) await get(address, cookie).catch(() => wait(RETRY_MS));
  });
  return () => {
    isOver = true;
    return Promise.all(reading);
  };
}
