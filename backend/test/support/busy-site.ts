import { expect } from '@jest/globals';
import type { TestApp, TestMember } from './app.js';
import { chatOf, say } from './chat.js';
import { ask, twoFriends, write } from './friends.js';
import { uploaded } from './pictures.js';
import { playedTicket, sendRound, prefetchedTickets } from './rounds.js';
import { buy, buyForAvatar, cartOf } from './shop.js';

/** Fills a site with members' data of every kind, and returns its admin. */
export async function makeBusy(app: TestApp): Promise<TestMember> {
  const admin = await app.aMember({ username: 'Overlord', isAdmin: true, isOwner: true, coins: 50 });
  const [nova, ooze] = await twoFriends(app);
  const shopper = await app.aMember({ username: 'Shopper', coins: 3000 });
  await play(app, nova, 12);
  await play(app, ooze, 23);
  await play(app, nova, 17);
  const round = await play(app, shopper, 45);
  const reason = 'Ein Skript – „Käse“ 👾\n';
  expect((await admin.client.post(`/api/admin/rounds/${round}/void`, { reason })).status).toBe(200);
  for (const ticket of (await prefetchedTickets(ooze)).slice(0, 2)) await sendRound(ooze, ticket, 'AAAA');
  await goShopping(app, shopper);
  await ask(shopper, nova.username);
  await write(nova, ooze, 'Grüße 👾');
  const tab = await chatOf(app, ooze);
  await say(tab, 'Hello "everybody" \\ here');
  await tab.close();
  expect((await admin.client.post('/api/admin/livestream/rotate-key')).status).toBe(200);
  return admin;
}

async function play(app: TestApp, member: TestMember, hits: number): Promise<string> {
  const { ticket, played } = await playedTicket(app, member, hits);
  expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
  return ticket.round;
}

async function goShopping(app: TestApp, shopper: TestMember): Promise<void> {
  expect((await buy(shopper, await cartOf(app, { 20: 2, 15: 1 }))).status).toBe(201);
  expect((await buyForAvatar(shopper, { itemType: 'color', itemId: 'blue', price: 100 })).status).toBe(201);
  await uploaded(shopper, '#3fa');
  expect((await shopper.client.post('/api/daily-bonus')).status).toBe(200);
}
