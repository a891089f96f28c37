/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { Clock } from '../../platform/common/clock.js';
import { PresenceService } from '../../platform/realtime/presence.service.js';
import { playedTicket, sendRound, prefetchedTickets } from '../../../test/support/rounds.js';
import { buy, cartOf } from '../../../test/support/shop.js';
import { openTab } from '../../../test/support/tab.js';
import type { AdminOverviewDto, AdminStatsDto } from './overview.dto.js';
import { LedgerTotalsService } from './ledger-totals.service.js';
import { OverviewService } from './overview.service.js';

// Rounds are slow on a shared machine.
jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true, coins: 5 });
});
afterAll(() => app.close());

const statsNow = async (): Promise<AdminStatsDto> =>
  (await admin.client.get<AdminStatsDto>('/api/admin/stats')).body;
const overviewNow = async (): Promise<AdminOverviewDto> =>
  (await admin.client.get<AdminOverviewDto>('/api/admin/overview')).body;

async function play(member: TestMember, hits: number): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  await sendRound(member, ticket, played.log);
  return ticket.round;
}

describe('The stats', () => {
  it('are exactly six figures: open accounts and their coins, who is online, the ledger, and the store [S3.20, S7.32]', async () => {
    const before = await statsNow();
    expect(Object.keys(before).sort()).toEqual(
      [
        'activeUsers',
        'storeRevenue',
        'totalCoins',
        'totalProducts',
        'totalTransactions',
        'totalUsers',
      ].sort(),
    );
    const member = await app.aMember({ coins: 600 });
    const sold = await app.database.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM store_items WHERE isOnSale = 1',
    );
    expect(before).toMatchObject({ totalUsers: 1, totalCoins: 5, totalTransactions: 1, storeRevenue: 0 });
    expect(before.totalProducts).toBe(sold[0]?.count);
    expect((await buy(member, await cartOf(app, { 20: 2 }))).status).toBe(201);
    const tab = await openTab(app, member);
    expect(await statsNow()).toEqual({
      ...before,
      totalUsers: 2,
      activeUsers: 1,
      totalCoins: 505,
      totalTransactions: 3,
      storeRevenue: 100,
    });
    await tab.close();
  });

  it('leave closed accounts and their coins out, and keep what they spent', async () => {
    const before = await statsNow();
    const member = await app.aMember({ coins: 70 });
    await buy(member, await cartOf(app, { 20: 1 }));
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE users SET closedAt = ? WHERE id = ?', [app.clock.now(), member.id]),
    );
    expect(await statsNow()).toMatchObject({
      totalUsers: before.totalUsers,
      totalCoins: before.totalCoins,
      storeRevenue: before.storeRevenue + 50,
      totalTransactions: before.totalTransactions + 2,
    });
  });
});

describe('The overview', () => {
  it('has thirty days, today with what has happened in it', async () => {
    app.clock.advance(3 * DAY_MS);
    const { days } = await overviewNow();
    expect(days).toHaveLength(30);
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
    expect(days.at(-1)).toMatchObject({
      day: app.clock.now().toISOString().slice(0, 10),
      ...{ newMembers: 0, activeMembers: 0, rounds: 0, earned: 0, spent: 0, revenue: 0 },
      totalCoins: (await statsNow()).totalCoins,
    });
  });

  it('counts members, rounds and coins of a day, by source and by reason', async () => {
    // In parts, so that the admin stays signed in.
    for (let part = 0; part < 5; part += 1) {
      app.clock.advance(8 * DAY_MS);
      await statsNow();
    }
    const member = await app.aMember({ coins: 100 });
    await play(member, 23);
    const flagged = await play(member, 45);
    for (const ticket of (await prefetchedTickets(member)).slice(0, 2))
      await sendRound(member, ticket, 'AAAA');
    await buy(member, await cartOf(app, { 20: 1 }));
    await admin.client.post(`/api/admin/rounds/${flagged}/void`, { reason: 'A machine played it' });
    const overview = await overviewNow();
    const marked = await admin.client.get<unknown[]>('/api/admin/rounds?flagged=true');
    expect(marked.body.length).toBeGreaterThan(0);
    expect(overview.days.at(-1)).toEqual({
      day: app.clock.now().toISOString().slice(0, 10),
      ...{ newMembers: 1, activeMembers: 1, rounds: 2, refusedRounds: 2, flaggedRounds: marked.body.length },
      ...{ earned: 113, spent: 59, revenue: 50 },
      totalCoins: (await statsNow()).totalCoins,
    });
    expect(overview.days.at(-2)?.totalCoins).toBe((await statsNow()).totalCoins - 54);
    expect(overview.earnedBySource).toEqual([
      { source: 'admin', coins: 100 },
      { source: 'game', coins: 13 },
    ]);
    expect(overview.spentBySource).toEqual([
      { source: 'store', coins: 50 },
      { source: 'void', coins: 9 },
    ]);
    expect(overview.refusals).toEqual([{ reason: 'log_version_unknown', rounds: 2 }]);
  });

  it('has the coins of a closed account until the day on which it was closed', async () => {
    const member = await app.aMember({ coins: 1000 });
    const before = await overviewNow();
    app.clock.advance(DAY_MS);
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE users SET closedAt = ? WHERE id = ?', [app.clock.now(), member.id]),
    );
    const { days } = await overviewNow();
    expect(days.at(-1)?.totalCoins).toBe((before.days.at(-1)?.totalCoins ?? 0) - 1000);
    expect(days.slice(0, -1).map(({ totalCoins }) => totalCoins)).toEqual(
      before.days.slice(1).map(({ totalCoins }) => totalCoins),
    );
  });

  it('says the same when its days were kept and when they are read again', async () => {
    const member = await app.aMember({ coins: 30 });
    for (let day = 0; day < 3; day += 1) {
      await play(member, 12 + day);
      await play(admin, 20 + day);
      app.clock.advance(DAY_MS / 2);
      await overviewNow();
      await play(member, 16 + day);
      app.clock.advance(DAY_MS / 2);
    }
    await statsNow();
    await play(member, 31);
    const [kept, overview] = [await statsNow(), await overviewNow()];
    const { database, nest } = app;
    const clock = nest.get(Clock);
    const queue = nest.get(ReadQueue);
    const totals = new LedgerTotalsService(database, clock, queue);
    const again = new OverviewService(database, totals, nest.get(PresenceService), clock, queue);
    expect([await again.stats(), await again.overview()]).toEqual([kept, overview]);
    expect(overview.days.slice(-3).map(({ activeMembers }) => activeMembers)).toEqual([2, 2, 1]);
  });
});
