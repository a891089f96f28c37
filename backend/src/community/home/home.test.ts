import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { befriend } from '../../../test/support/friends.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';
import { buy, cartOf } from '../../../test/support/shop.js';
import { openTab } from '../../../test/support/tab.js';
import type { LivestreamDto } from '../../live/livestream/livestream.dto.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { HomeDto } from './home.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const homeOf = async (member: TestMember): Promise<HomeDto> => {
  const { status, body } = await member.client.get<HomeDto>('/api/home');
  expect(status).toBe(200);
  return body;
};

const home = async (): Promise<HomeDto> => homeOf(await app.aMember());

const addEvent = (title: string, startsAt: string): Promise<number> =>
  app.unitOfWork.run((tx) =>
    tx.execute('INSERT INTO upcoming_events (title, game, startsAt) VALUES (?, ?, ?)', [
      title,
      'Alien Racing',
      new Date(startsAt),
    ]),
  );

describe('The home screen gets', () => {
  it("the specification's streams, in rows that lie ahead when the site is set up", async () => {
    app.clock.set(new Date());
    const { upcomingEvents } = await home();
    expect(upcomingEvents.map(({ title }) => title).sort()).toEqual([
      ...Array<string>(4).fill('Midweek practice and crew talk'),
      ...Array<string>(4).fill('Sunday Night Series'),
    ]);
    expect(upcomingEvents[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      game: 'Alien Racing',
      startsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
      isSample: true,
    });
    const starts = upcomingEvents.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
  });

  it('no two streams at one time: the events of a new site are those of its schedule', async () => {
    app.clock.set(new Date());
    const { body } = await (await app.aMember()).client.get<LivestreamDto>('/api/livestream');
    const scheduled = new Map(body.schedule.map(({ startsAt, title }) => [startsAt, title]));
    const events = body.events.filter(({ startsAt }) => scheduled.has(startsAt));
    expect(events.map(({ title }) => title).sort()).toEqual([...scheduled.values()].sort());
  });

  it('only the events that are still to come and the weekly streams, soonest first', async () => {
    // A Saturday: the first weekly stream is on Sunday at 3 PM in New York.
    app.clock.set(new Date('2030-06-01T12:00:00.000Z'));
    const titles = async (): Promise<string[]> => (await home()).upcomingEvents.map(({ title }) => title);
    expect((await titles()).slice(0, 2)).toEqual(['Sunday Night Series', 'Midweek practice and crew talk']);
    await addEvent('Later', '2030-06-02T12:00:00.000Z');
    await addEvent('Sooner', '2030-06-01T12:00:00.001Z');
    await addEvent('Begins now', '2030-06-01T12:00:00.000Z');
    await addEvent('Gala', '2030-06-02T19:00:00.000Z');
    expect((await titles()).slice(0, 4)).toEqual([
      'Sooner',
      'Later',
      // An event at the time of a weekly stream is that week's stream.
      'Gala',
      'Midweek practice and crew talk',
    ]);
  });

  it('the announcements, newest first', async () => {
    const titles = async (): Promise<string[]> => (await home()).announcements.map(({ title }) => title);
    expect(await titles()).toEqual(['Neon editions are in', 'Two streams a week']);
    await app.unitOfWork.run((tx) =>
      tx.execute(
        `INSERT INTO announcements (title, description, date) VALUES ('Grid is full', 'Sorry.', ?)`,
        [new Date('2040-01-01T00:00:00.000Z')],
      ),
    );
    expect((await home()).announcements[0]).toEqual({
      id: expect.any(Number),
      title: 'Grid is full',
      description: 'Sorry.',
      date: '2040-01-01T00:00:00.000Z',
      isSample: false,
    });
  });
});

describe('The home screen of a member', () => {
  it('has their place of the week with the member right above, and what the last game lacks to the next score', async () => {
    const [first, second, third] = [
      await app.aMember({ username: 'Ahead' }),
      await app.aMember(),
      await app.aMember(),
    ];
    const play = new BoardPlay(app);
    await play.prove({ userId: first.id, game: 'memory-match', score: 80, id: 'ahead-m' });
    await play.prove({ userId: first.id, game: 'alien-clicker', score: 60, id: 'ahead-c' });
    await play.prove({ userId: second.id, game: 'memory-match', score: 40, id: 'second-m' });
    app.clock.advance(1000);
    await play.prove({ userId: second.id, game: 'alien-clicker', score: 42, id: 'second-c' });
    const { place, lastGame, standing, stats } = await homeOf(second);
    expect(place).toMatchObject({ rank: 2, total: 2, above: { rank: 1, username: 'Ahead' } });
    expect(place?.above?.points).toBe((standing.top[0]?.score ?? 0) - (place?.score ?? 0));
    expect(place?.above?.avatar).toEqual({ color: 'green', hat: 'none', face: 'smile', accessory: 'none' });
    expect(lastGame).toMatchObject({
      game: { id: 'alien-clicker', path: '/games/alien-clicker' },
      place: { score: 42, above: { username: 'Ahead', points: 18 } },
    });
    expect(stats.map(({ gameName }) => gameName).sort()).toEqual(['Alien Clicker', 'Memory Match']);
    expect(await homeOf(first)).toMatchObject({ place: { rank: 1, above: null } });
    expect(await homeOf(third)).toMatchObject({ place: null, lastGame: null, stats: [], activity: [] });
    // A week later nobody has a place yet, while records stay.
    app.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(await homeOf(second)).toMatchObject({ place: null, lastGame: { place: { score: 42 } } });
  });

  it('has the newest 5 lines of their ledger, and what the bell and every page need', async () => {
    const member = await app.aMember({ coins: 1000 });
    for (const id of [20, 21, 22, 23, 20, 21]) await buy(member, await cartOf(app, { [id]: 1 }));
    const { activity, notifications, site } = await homeOf(member);
    const { body: lines } = await member.client.get<unknown[]>('/api/coins/transactions');
    expect(activity).toEqual(lines.slice(0, 5));
    expect(notifications).toEqual((await member.client.get('/api/notifications/summary')).body);
    expect(site).toEqual((await member.client.get('/api/site')).body);
  });

  it('has up to six of the friends who are online, those who play first', async () => {
    const member = await app.aMember();
    const friends = await Promise.all(Array.from({ length: 8 }, () => app.aMember()));
    for (const friend of friends) await befriend(member, friend);
    expect((await homeOf(member)).friends).toEqual({ total: 8, online: 0, shown: [] });
    const watching = await openTab(app, member);
    const tabs = await Promise.all(friends.slice(1).map((friend) => openTab(app, friend)));
    tabs.at(-1)?.send({ type: 'activity', data: { game: 'Memory Match' } });
    await watching.frame<{ playing: string | null }>('presence', ({ playing }) => playing === 'Memory Match');
    const { total, online, shown } = (await homeOf(member)).friends;
    expect([total, online, shown.length]).toEqual([8, 7, 6]);
    expect(shown[0]).toEqual({
      userId: friends[7]?.id,
      username: friends[7]?.username,
      avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
      playing: 'Memory Match',
    });
    await Promise.all([watching, ...tabs].map((tab) => tab.close()));
  });
});

describe('The first flight', () => {
  it('notes a colour, a round and a sticker in any order, and tells the way to the cheapest sticker', async () => {
    const member = await app.aMember({ coins: 100 });
    const steps = async () => (await homeOf(member)).firstFlight;
    expect(await steps()).toEqual({
      colour: null,
      hasPlayed: false,
      hasSticker: false,
      coinsPerRound: 15,
      sticker: { name: 'Cool', price: 50, image: '/items/sticker-alien-cool.svg', storeItemId: 21 },
    });
    // What everybody owns is no first sticker.
    await buy(member, await cartOf(app, { 20: 1 }));
    expect(await steps()).toMatchObject({ hasSticker: false });
    const { ticket, played } = await playedTicket(app, member, 60);
    await sendRound(member, ticket, played.log);
    expect(await steps()).toMatchObject({ hasPlayed: true, coinsPerRound: (played.coins + 9 * 15) / 10 });
    await member.client.post('/api/user/avatar/first-colour', { color: 'green' });
    expect(await steps()).toMatchObject({ colour: 'green' });
    await buy(member, await cartOf(app, { 21: 1 }));
    expect(await steps()).toMatchObject({ hasSticker: true });
  });

  it('ends once and for good, for one member', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    for (let time = 0; time < 2; time += 1)
      expect((await member.client.post('/api/home/first-flight/end')).status).toBe(204);
    expect((await homeOf(member)).firstFlight).toBeNull();
    expect((await homeOf(other)).firstFlight).not.toBeNull();
  });
});
