/** @mariadb */
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
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOLERANCE_MS = 2000;
const TOO_FAST = { verdict: 'refused', reason: 'faster_than_time' };

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

/** Plays this many of the member's prefetched rounds; no time passes. */
async function prefetchedRounds(member: TestMember, count: number) {
  const prefetched = await prefetchedTickets(member);
  return Array.from({ length: count }, (_, index) => {
    const ticket = ticketAt(prefetched, index);
    return { ticket, played: playAlienClicker(ticket.seed, 10 + index) };
  });
}

describe('Rounds of two devices', () => {
  it('all count when one plays offline and sends after later online rounds of the other', async () => {
    const member = await app.aMember();
    const offline = await prefetchedRounds(member, 3);
    for (const { played } of offline) app.clock.advance(roundMs(played));
    const online = await playedTicket(app, member, 20);
    expect(await sendRound(member, online.ticket, online.played.log)).toMatchObject({ verdict: 'proven' });
    for (const { ticket, played } of offline) {
      expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    }
  });

  it('find no more time than there was before the online round', async () => {
    const member = await app.aMember();
    const offline = await prefetchedRounds(member, 3);
    app.clock.advance(2 * roundMs(ticketRound(offline)));
    const online = await playedTicket(app, member, 20);
    await sendRound(member, online.ticket, online.played.log);
    const verdicts = [];
    for (const { ticket, played } of offline) verdicts.push(await sendRound(member, ticket, played.log));
    expect(verdicts).toMatchObject([{ verdict: 'proven' }, { verdict: 'proven' }, TOO_FAST]);
  });

  it('find no time in a round that was voided [SEC-05]', async () => {
    const member = await app.aMember();
    const [offline] = await prefetchedRounds(member, 1);
    const online = await playedTicket(app, member, 20);
    await sendRound(member, online.ticket, online.played.log);
    const admin = await app.aMember({ isAdmin: true });
    await admin.client.post(`/api/admin/rounds/${online.ticket.round}/void`, { reason: 'A test' });
    if (!offline) throw new Error('There is no prefetched round.');
    expect(await sendRound(member, offline.ticket, offline.played.log)).toMatchObject(TOO_FAST);
  });
});

describe('After a clock that was a day ahead', () => {
  it('rounds are proven as ever', async () => {
    const member = await app.aMember();
    app.clock.advance(DAY_MS);
    const ahead = await playedTicket(app, member, 10);
    expect(await sendRound(member, ahead.ticket, ahead.played.log)).toMatchObject({ verdict: 'proven' });
    app.clock.advance(-DAY_MS);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const { ticket, played } = await playedTicket(app, member, 11 + rounds);
      expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven' });
    }
    const hasty = await startedRound(member);
    const { log } = playAlienClicker(hasty.seed, 30);
    expect(await sendRound(member, hasty, log)).toMatchObject(TOO_FAST);
  });

  it('a round that was begun before pays no time twice', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    const offline = await prefetchedRounds(member, 1);
    app.clock.advance(DAY_MS);
    await sendRound(member, ticket, played.log);
    app.clock.advance(-DAY_MS);
    for (const one of offline) {
      expect(await sendRound(member, one.ticket, one.played.log)).toMatchObject(TOO_FAST);
    }
  });
});

function ticketRound(rounds: Awaited<ReturnType<typeof prefetchedRounds>>): { readonly ticks: number } {
  const [first] = rounds;
  if (!first) throw new Error('There is no prefetched round.');
  return first.played;
}
