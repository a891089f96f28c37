/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GAME_IDS } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  coinsOf,
  linesOf,
  playAlienClicker,
  playedTicket,
  roundMs,
  sendRound,
  startedRound,
  prefetchedTickets,
  type Ticket,
  ticketAt,
  type Verdict,
} from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

const GAME = 'Alien Clicker';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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

  it('is filled for every game of skill when no game is named', async () => {
    const member = await app.aMember();
    const { body } = await member.client.post<Ticket[]>('/api/games/rounds/stock', {});
    const counts = GAME_IDS.map((id) => body.filter(({ game }) => game === id).length);
    expect([counts, body.length]).toEqual([GAME_IDS.map(() => 5), 5 * GAME_IDS.length]);
    expect(body.filter(({ game }) => game === 'alien-clicker')).toEqual(await prefetchedTickets(member));
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

  it('and one game without tickets does not cost those of the others', async () => {
    const member = await limited.aMember();
    await member.client.post('/api/games/rounds/stock', { gameName: 'Memory Match' });
    for (let fill = 0; fill < 23; fill += 1)
      await sendRound(member, ticketAt(await prefetchedTickets(member), 4), 'AAAA');
    const { status, body } = await member.client.post<Ticket[]>('/api/games/rounds/stock', {});
    expect([status, body.map(({ game }) => game)]).toEqual([200, Array(5).fill('memory-match')]);
  });

  it('and asking for a full stock again counts for nothing', async () => {
    const member = await limited.aMember();
    const prefetched = await prefetchedTickets(member);
    for (let again = 0; again < 70; again += 1) expect(await prefetchedTickets(member)).toEqual(prefetched);
  });
});

const returnTicket = (member: TestMember, { round }: Pick<Ticket, 'round'>) =>
  member.client.post<{ code?: string }>(`/api/games/rounds/${encodeURIComponent(round)}/abandon`);

const send = (member: TestMember, ticket: Ticket): Promise<Verdict> =>
  sendRound(member, ticket, playAlienClicker(ticket.seed, 10).log);

const rowOf = async ({ round }: Ticket): Promise<unknown> =>
  (await app.database.query('SELECT status, coins, decidedAt FROM rounds WHERE id = ?', [round]))[0];

describe('A prefetched ticket that is returned', () => {
  it('makes room for a new one, also when all five were left', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    for (const ticket of prefetched) expect((await returnTicket(member, ticket)).status).toBe(204);
    const renewed = await prefetchedTickets(member);
    expect(renewed).toHaveLength(5);
    expect(idsOf(renewed).filter((id) => idsOf(prefetched).includes(id))).toEqual([]);
    app.clock.advance(MINUTE_MS);
    expect(await send(member, ticketAt(renewed, 0))).toMatchObject({ verdict: 'proven', coins: 2 });
  });

  it('can never be played: its seed was seen', async () => {
    const member = await app.aMember();
    const [ticket, next] = await prefetchedTickets(member);
    if (!ticket || !next) throw new Error('There is no prefetched ticket.');
    await returnTicket(member, ticket);
    app.clock.advance(MINUTE_MS);
    const refused = { verdict: 'refused', reason: 'abandoned', coins: 0, balance: 0 };
    expect(await send(member, ticket)).toMatchObject(refused);
    expect(await send(member, ticket)).toMatchObject(refused);
    expect(await linesOf(member)).toEqual([]);
    expect(await send(member, next)).toMatchObject({ verdict: 'proven' });
  });

  it('ends once, however often and by however many it is returned', async () => {
    const member = await app.aMember();
    const ticket = ticketAt(await prefetchedTickets(member), 2);
    await returnTicket(member, ticket);
    const ended = await rowOf(ticket);
    expect(ended).toMatchObject({ status: 'abandoned' });
    app.clock.advance(MINUTE_MS);
    const answers = await Promise.all(
      Array.from({ length: stressCount(5, 30) }, () => returnTicket(member, ticket)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await rowOf(ticket)).toEqual(ended);
  });

  it('changes nothing once it is decided or has expired', async () => {
    const member = await app.aMember();
    const [proven, expiring] = await prefetchedTickets(member);
    if (!proven || !expiring) throw new Error('There is no prefetched ticket.');
    app.clock.advance(MINUTE_MS);
    const verdict = await send(member, proven);
    const before = await rowOf(proven);
    expect((await returnTicket(member, proven)).status).toBe(204);
    expect(await rowOf(proven)).toEqual(before);
    expect(await send(member, proven)).toEqual(verdict);
    app.clock.advance(7 * DAY_MS + 1);
    expect((await returnTicket(member, expiring)).status).toBe(204);
    expect(await rowOf(expiring)).toMatchObject({ status: 'open', decidedAt: null });
  });

  it('is either proven or abandoned when its round arrives at the same moment', async () => {
    for (let stressRuns = stressCount(3, 30); stressRuns > 0; stressRuns -= 1) {
      const member = await app.aMember();
      const ticket = ticketAt(await prefetchedTickets(member), 0);
      app.clock.advance(MINUTE_MS);
      const [verdict] = await Promise.all([send(member, ticket), returnTicket(member, ticket)]);
      const isProven = verdict.verdict === 'proven';
      expect(await rowOf(ticket)).toMatchObject({ status: isProven ? 'proven' : 'abandoned' });
      expect(await coinsOf(member)).toBe(isProven ? 2 : 0);
      expect(await linesOf(member)).toHaveLength(isProven ? 1 : 0);
    }
  });

  it('counts as thrown away: ten of them before a round are seed shopping', async () => {
    const flagsAfter = async (count: number): Promise<unknown> => {
      const member = await app.aMember();
      for (let left = 0; left < count; left += 1)
        await returnTicket(member, ticketAt(await prefetchedTickets(member), 0));
      const ticket = ticketAt(await prefetchedTickets(member), 0);
      app.clock.advance(MINUTE_MS);
      expect(await send(member, ticket)).toMatchObject({ verdict: 'proven' });
      return (await app.database.query('SELECT flags FROM rounds WHERE id = ?', [ticket.round]))[0];
    };
    expect(await flagsAfter(9)).toEqual({ flags: '' });
    expect(await flagsAfter(10)).toEqual({ flags: 'seed_shopping' });
  });

  it('opens no way to more tickets than a member may be issued', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    try {
      const member = await limited.aMember();
      for (let fill = 0; fill < 23; fill += 1) {
        await sendRound(member, ticketAt(await prefetchedTickets(member), 4), 'AAAA');
      }
      for (const ticket of await prefetchedTickets(member)) await returnTicket(member, ticket);
      const refused = await member.client.post('/api/games/rounds/stock', { gameName: 'Alien Clicker' });
      expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    } finally {
      await limited.close();
    }
  });
});

describe('What is no prefetched ticket of the member', () => {
  it('cannot be returned', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    const theirs = ticketAt(await prefetchedTickets(other), 0);
    const online = await startedRound(member);
    for (const ticket of [theirs, online, { round: 'no-such-round' }, { round: `${theirs.round} ` }]) {
      expect(await returnTicket(member, ticket)).toMatchObject({
        status: 404,
        body: { code: 'rounds.unknown' },
      });
    }
    expect(await rowOf(theirs)).toMatchObject({ status: 'open' });
    expect(await rowOf(online)).toMatchObject({ status: 'open' });
  });

  it('is not even looked at for a visitor', async () => {
    const ticket = ticketAt(await prefetchedTickets(await app.aMember()), 0);
    const answer = await app.aVisitor().post(`/api/games/rounds/${ticket.round}/abandon`);
    expect(answer.status).toBe(401);
    expect(await rowOf(ticket)).toMatchObject({ status: 'open' });
  });

  it('leaves an online round as it is', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    await returnTicket(member, ticket);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
  });
});
