import { built, onBothDatabases, openApp } from './harness/databases.mjs';
import { grouped, limitMeasure } from './harness/measures.mjs';

const { OverviewService } = await built('operations/overview/overview.service.js');
const { LedgerTotalsService } = await built('operations/overview/ledger-totals.service.js');
const { PresenceService } = await built('platform/realtime/presence.service.js');
const { ReadQueue } = await built('platform/limits/read-queue.js');
const { Clock } = await built('platform/common/clock.js');

const MEMBERS = 100_000;
const LINES = 1_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 60;
const BLOCKS = 7;
const LOOKS_PER_BLOCK = 10;
const MAX_FIRST_MS = 1000;
const MAX_MS = 50;

/** The admins' overview, with its stats, of a large site. */
export const measure = () =>
  onBothDatabases(async ({ name, newUrl, timeOf }) => {
    const app = await openApp(await newUrl('overview'));
    await addLedger(app);
    const clock = app.part(Clock);
    const queue = app.part(ReadQueue);
    const firstMs = [];
    const timesMs = [];
    for (let block = 0; block < BLOCKS; block += 1) {
      // Has read nothing yet, like that of a server that has just started.
      const totals = new LedgerTotalsService(app.database, clock, queue);
      const overview = new OverviewService(app.database, totals, app.part(PresenceService), clock, queue);
      const look = async () => {
        await overview.stats();
        await overview.overview();
      };
      const looks = async () => {
        for (let count = 0; count < LOOKS_PER_BLOCK; count += 1) await look();
      };
      firstMs.push(await timeOf(look, 1));
      timesMs.push(await timeOf(looks, LOOKS_PER_BLOCK));
    }
    await app.close();
    const size = `${grouped(MEMBERS)} members and ${grouped(LINES)} ledger lines`;
    const what = `Processor time of the admins' overview with its stats at ${size} on ${name}`;
    return [
      limitMeasure(`${what}, the first look after a start`, firstMs, MAX_FIRST_MS),
      limitMeasure(`${what}, each further look`, timesMs, MAX_MS),
    ];
  });

/**
 * Adds ten ledger lines per member over sixty days, five of them from rounds.
 * @param {import('./harness/databases.mjs').OpenApp} app
 */
async function addLedger(app) {
  const now = Date.now();
  const member = `CONCAT('member-', n)`;
  await app.fill(
    'users (id, username, usernameKey, password, coins, createdAt)',
    `n + 10, ${member}, ${member}, '-', 10, ${now} - (n % ${DAYS}) * ${DAY_MS}`,
    MEMBERS,
  );
  await app.fill(
    'coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)',
    `10 + n % ${MEMBERS}, CASE n % 4 WHEN 0 THEN -5 ELSE 5 END, 'Alien Clicker: a round of a minute',
       CASE n % 4 WHEN 0 THEN 'store' WHEN 1 THEN 'bonus' ELSE 'game' END,
       CONCAT('round:', n, ':a-key-as-long-as-those-of-rounds'), 10,
       ${now - DAYS * DAY_MS} + n * ${Math.floor((DAYS * DAY_MS) / LINES)}`,
    LINES,
  );
  await app.analyze('users, coin_transactions');
}
