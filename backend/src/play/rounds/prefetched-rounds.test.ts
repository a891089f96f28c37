import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  coinsOf,
  linesOf,
  playAlienClicker,
  playedTicket,
  playTicket,
  roundMs,
  sendRound,
  startedRound,
  statsOf,
  prefetchedTickets,
  type Ticket,
  ticketAt,
  type Verdict,
} from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;
const TOLERANCE_MS = 2000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Sends a prefetched ticket's round with this many hits. */
const send = (member: TestMember, ticket: Ticket, hits = 10): Promise<Verdict> =>
  sendRound(member, ticket, playAlienClicker(ticket.seed, hits).log);

async function sumOfLines(member: TestMember): Promise<number> {
  return (await linesOf(member)).reduce((sum, { amount }) => sum + amount, 0);
}

describe('A round of a prefetched ticket', () => {
  it('counts and pays as an offline one, however soon it arrives [SEC-06]', async () => {
    const member = await app.aMember();
    const ticket = ticketAt(await prefetchedTickets(member), 0);
    app.clock.advance(MINUTE_MS);
    expect(await send(member, ticket, 20)).toMatchObject({
      verdict: 'proven',
      playedOffline: true,
      coins: 4,
      balance: 4,
    });
    expect(await send(member, ticket, 20)).toMatchObject({ verdict: 'proven', playedOffline: true });
  });

  it('may be played days later, but not after seven', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    app.clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect(await send(member, ticketAt(prefetched, 0))).toMatchObject({ verdict: 'proven' });
    app.clock.advance(1);
    expect(await send(member, ticketAt(prefetched, 1))).toMatchObject({
      verdict: 'refused',
      reason: 'ticket_expired',
    });
  });

  it('ends the earlier tickets that are still open, and leaves the later ones', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    app.clock.advance(5 * MINUTE_MS);
    expect(await send(member, ticketAt(prefetched, 0))).toMatchObject({ verdict: 'proven' });
    expect(await send(member, ticketAt(prefetched, 3))).toMatchObject({ verdict: 'proven' });
    for (const index of [1, 2]) {
      expect(await send(member, ticketAt(prefetched, index))).toMatchObject({
        verdict: 'refused',
        reason: 'abandoned',
        coins: 0,
      });
    }
    expect(await send(member, ticketAt(prefetched, 0))).toMatchObject({ verdict: 'proven' });
    expect(await send(member, ticketAt(prefetched, 4))).toMatchObject({ verdict: 'proven' });
    expect(await coinsOf(member)).toBe(6);
  });

  it('leaves an open online round alone, and an online round leaves it alone', async () => {
    const member = await app.aMember();
    const online = await playedTicket(app, member, 10);
    const prefetched = await prefetchedTickets(member);
    app.clock.advance(3 * MINUTE_MS);
    expect(await send(member, ticketAt(prefetched, 1))).toMatchObject({ verdict: 'proven' });
    expect(await sendRound(member, online.ticket, online.played.log)).toMatchObject({ verdict: 'proven' });
    await startedRound(member);
    expect(await send(member, ticketAt(prefetched, 2))).toMatchObject({ verdict: 'proven' });
  });

  it('is either proven or abandoned when all five arrive at once, and exactly the proven ones pay', async () => {
    for (let stressRuns = stressCount(2, 20); stressRuns > 0; stressRuns -= 1) {
      const member = await app.aMember();
      const prefetched = await prefetchedTickets(member);
      app.clock.advance(5 * MINUTE_MS);
      const verdicts = await Promise.all(prefetched.toReversed().map((ticket) => send(member, ticket)));
      const proven = verdicts.filter(({ verdict }) => verdict === 'proven');
      expect(proven.length).toBeGreaterThanOrEqual(1);
      for (const { verdict, reason } of verdicts) {
        expect([verdict, reason]).toEqual(verdict === 'proven' ? ['proven', null] : ['refused', 'abandoned']);
      }
      expect(await coinsOf(member)).toBe(2 * proven.length);
      expect(await sumOfLines(member)).toBe(2 * proven.length);
      expect(await statsOf(member)).toMatchObject([{ timesPlayed: proven.length }]);
    }
  });

  it('that two devices played differently is proven for the first alone', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    app.clock.advance(MINUTE_MS);
    const ticket = ticketAt(prefetched, 0);
    const verdicts = await Promise.all([10, 15, 20, 25].map((hits) => send(member, ticket, hits)));
    const proven = verdicts.filter(({ verdict }) => verdict === 'proven');
    expect(proven).toHaveLength(1);
    expect(verdicts.filter(({ reason }) => reason === 'ticket_spent')).toHaveLength(3);
    expect(await coinsOf(member)).toBe(proven[0]?.coins);
    expect(await linesOf(member)).toHaveLength(1);
  });
});

describe('An online round', () => {
  it.each([
    ['ten minutes after its play still counts as one', TEN_MINUTES_MS, false],
    ['later than that counts as an offline one', TEN_MINUTES_MS + 1, true],
  ])('that arrives %s [SEC-06]', async (_when, lateMs, playedOffline) => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    app.clock.advance(lateMs);
    const verdict = await sendRound(member, ticket, played.log);
    expect(verdict).toMatchObject({ verdict: 'proven', coins: 2, playedOffline });
    app.clock.advance(TEN_MINUTES_MS);
    expect(await sendRound(member, ticket, played.log)).toEqual(verdict);
  });
});

describe('Play can not outrun time', () => {
  it('with the prefetched tickets of all games', async () => {
    const member = await app.aMember();
    const prefetchedByGame = await Promise.all(
      GAME_IDS.map((id) => prefetchedTickets(member, GAMES[id].name)),
    );
    const rounds = prefetchedByGame.flat().map((ticket) => ({ ticket, played: playTicket(ticket) }));
    app.clock.advance(MINUTE_MS);
    let provenMs = 0;
    for (const { ticket, played } of rounds) {
      const verdict = await sendRound(member, ticket, played.log);
      if (verdict.verdict === 'proven') provenMs += roundMs(played);
      else expect(verdict).toMatchObject({ reason: 'faster_than_time', coins: 0 });
    }
    expect(provenMs).toBeGreaterThan(0);
    expect(provenMs).toBeLessThanOrEqual(MINUTE_MS + TOLERANCE_MS);
  });

  it('with the prefetched tickets of all games sent at once', async () => {
    const member = await app.aMember();
    const prefetchedByGame = await Promise.all(
      GAME_IDS.map((id) => prefetchedTickets(member, GAMES[id].name)),
    );
    const rounds = prefetchedByGame.flat().map((ticket) => ({ ticket, played: playTicket(ticket) }));
    app.clock.advance(MINUTE_MS);
    const provenMs = await Promise.all(
      rounds.map(async ({ ticket, played }) => {
        const { verdict } = await sendRound(member, ticket, played.log);
        return verdict === 'proven' ? roundMs(played) : 0;
      }),
    );
    const sumMs = provenMs.reduce((sum, each) => sum + each, 0);
    expect(sumMs).toBeGreaterThan(0);
    expect(sumMs).toBeLessThanOrEqual(MINUTE_MS + TOLERANCE_MS);
  });

  it('with twenty tickets one after another, each fetched when another is spent', async () => {
    const member = await app.aMember();
    let prefetched = await prefetchedTickets(member);
    app.clock.advance(MINUTE_MS);
    const verdicts: Verdict[] = [];
    for (let sent = 0; sent < 20; sent += 1) {
      verdicts.push(await send(member, ticketAt(prefetched, 0)));
      prefetched = await prefetchedTickets(member);
    }
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      'proven',
      ...Array.from({ length: 19 }, () => 'refused'),
    ]);
    expect(await coinsOf(member)).toBe(2);
  });

  it('but prefetched rounds that were played one after another all count', async () => {
    const member = await app.aMember();
    const prefetched = await prefetchedTickets(member);
    app.clock.advance(5 * MINUTE_MS);
    for (const ticket of prefetched) expect(await send(member, ticket)).toMatchObject({ verdict: 'proven' });
    expect(await statsOf(member)).toMatchObject([{ timesPlayed: 5, timePlayed: 300 }]);
  });
});
