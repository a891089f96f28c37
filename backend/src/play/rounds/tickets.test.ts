import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  playAlienClicker,
  playedTicket,
  roundMs,
  sendRound,
  startedRound,
  prefetchedTickets,
  type Ticket,
  ticketAt,
} from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

const GAME = 'Alien Clicker';
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const idsOf = (tickets: readonly Ticket[]): string[] => tickets.map(({ round }) => round);

async function openRounds(member: TestMember, isStocked: boolean): Promise<number> {
  const rows = await app.database.query(
    "SELECT id FROM rounds WHERE userId = ? AND isStocked = ? AND status = 'open'",
    [member.id, isStocked],
  );
  return rows.length;
}

describe('A set of prefetched tickets', () => {
  it('holds five with seeds of their own, and is the same when it is asked for again', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    expect(prefetched).toHaveLength(5);
    expect(new Set(prefetched.map(({ seed }) => seed)).size).toBe(5);
    for (const ticket of prefetched) expect(ticket).toMatchObject({ game: 'alien-clicker', isStocked: true });
    expect(await prefetchedTickets(member)).toEqual(prefetched);
  });

  it('gets a new ticket, at its end, only for one that is spent', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    const first = ticketAt(prefetched, 0);
    const played = playAlienClicker(first.seed, 10);
    app.clock.advance(roundMs(played));
    await sendRound(member, first, played.log);
    const renewed = await prefetchedTickets(member);
    expect(renewed).toHaveLength(5);
    expect(renewed.slice(0, 4)).toEqual(prefetched.slice(1));
    expect(idsOf(prefetched)).not.toContain(renewed[4]?.round);
  });

  it('is renewed ticket by ticket as they expire', async () => {
    const member = await app.aMember();
    await sendRound(member, ticketAt(await prefetchedTickets(member), 0), 'AAAA');
    app.clock.advance(3 * DAY_MS);
    const mixed = await prefetchedTickets(member);
    app.clock.advance(4 * DAY_MS + 1);
    const renewed = await prefetchedTickets(member);
    expect(renewed).toHaveLength(5);
    expect(renewed[0]).toEqual(mixed[4]);
    for (const ticket of renewed.slice(1)) expect(idsOf(mixed)).not.toContain(ticket.round);
  });

  it('is of one member', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()];
    const prefetched = await prefetchedTickets(one);
    for (const ticket of await prefetchedTickets(other))
      expect(idsOf(prefetched)).not.toContain(ticket.round);
  });

  it('never holds more than five, however many ask for it at once', async () => {
    const member = await app.aMember();
    const answers = await Promise.all(
      Array.from({ length: stressCount(20, 100) }, () => prefetchedTickets(member)),
    );
    expect(new Set(answers.map((prefetched) => JSON.stringify(prefetched))).size).toBe(1);
    expect(await openRounds(member, true)).toBe(5);
  });

  it('is filled once also while its tickets are spent', async () => {
    const member = await app.aMember();
    const first = ticketAt(await prefetchedTickets(member), 0);
    const asks = Array.from({ length: stressCount(10, 50) }, () => prefetchedTickets(member));
    await Promise.all([sendRound(member, first, 'AAAA'), ...asks]);
    expect(await prefetchedTickets(member)).toHaveLength(5);
    expect(await openRounds(member, true)).toBe(5);
  });

  it('stays as it is when a round is started online', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    await startedRound(member);
    expect(await prefetchedTickets(member)).toEqual(prefetched);
  });

  it('is refused to a visitor and for a game that does not exist', async () => {
    const member = await app.aMember();
    expect((await app.aVisitor().post('/api/games/rounds/stock', { gameName: GAME })).status).toBe(401);
    const unknown = await member.client.post('/api/games/rounds/stock', { gameName: 'Alien Snake' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'games.unknown' } });
  });
});

describe('Rounds that are started online', () => {
  it('leave one open, however many are started at once', async () => {
    const member = await app.aMember();
    await Promise.all(Array.from({ length: stressCount(10, 50) }, () => startedRound(member)));
    expect(await openRounds(member, false)).toBe(1);
  });

  it('do not end the open round of another member', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    await startedRound(await app.aMember());
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
  });
});

describe('Nobody can look through thousands of seeds', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ rateLimitScale: 1 });
  });
  afterAll(() => limited.close());

  it('because a member starts sixty rounds in ten minutes at the most [SEC-07]', async () => {
    const member = await limited.aMember();
    const { ticket, played } = await playedTicket(limited, member, 10);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    for (let started = 1; started < 60; started += 1) await startedRound(member);
    const refused = await member.client.post('/api/games/rounds', { gameName: GAME });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect(prefetchedTickets(member)).resolves.toHaveLength(5);
    await expect(startedRound(await limited.aMember())).resolves.toBeDefined();
  });

  it('because a hundred and twenty prefetched tickets are issued in ten minutes at the most [SEC-07]', async () => {
    const member = await limited.aMember();
    for (let fill = 0; fill < 24; fill += 1) {
      await sendRound(member, ticketAt(await prefetchedTickets(member), 4), 'AAAA');
    }
    const refused = await member.client.post('/api/games/rounds/stock', { gameName: GAME });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    await expect(startedRound(member)).resolves.toBeDefined();
  });

  it('but those that are there are answered all the same', async () => {
    const member = await limited.aMember();
    for (let fill = 0; fill < 23; fill += 1)
      await sendRound(member, ticketAt(await prefetchedTickets(member), 4), 'AAAA');
    const prefetched = await prefetchedTickets(member);
    await member.client.post(`/api/games/rounds/${ticketAt(prefetched, 0).round}/abandon`);
    expect(idsOf(await prefetchedTickets(member))).toEqual(idsOf(prefetched.slice(1)));
  });

  it('and asking for a full stock again counts for nothing', async () => {
    const member = await limited.aMember();
    const prefetched = await prefetchedTickets(member);
    for (let again = 0; again < 70; again += 1) expect(await prefetchedTickets(member)).toEqual(prefetched);
  });
});
