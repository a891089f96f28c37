import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { stressCount } from '../../../test/support/stress-count.js';
import {
  coinsOf,
  linesOf,
  playAlienClicker,
  playedTicket,
  startedRound,
  statsOf,
  type Ticket,
  type Verdict,
} from '../../../test/support/rounds.js';

// Full stress runs are slow on a shared database server.
jest.setTimeout(60_000);

const GAME = 'Alien Clicker';
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const finish = async (member: TestMember, body: Record<string, unknown>): Promise<Verdict> => {
  const answer = await member.client.post<Verdict>('/api/games/stats', { gameName: GAME, ...body });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('A ticket', () => {
  it('names the round, its game, a seed of 128 bits, the rules version and its seven days', async () => {
    const member = await app.aMember();
    const { status, body } = await member.client.post<Ticket>('/api/games/rounds', { gameName: GAME });
    expect(status).toBe(201);
    expect(body).toMatchObject({ game: 'alien-clicker', rulesVersion: 1, isStocked: false });
    expect(body.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(body.round).toMatch(/^[\w-]{22}$/);
    expect(Date.parse(body.expiresAt) - Date.parse(body.issuedAt)).toBe(7 * DAY_MS);
  });

  it('is refused to a visitor and for a game that does not exist', async () => {
    const member = await app.aMember();
    expect((await app.aVisitor().post('/api/games/rounds', { gameName: GAME })).status).toBe(401);
    const unknown = await member.client.post('/api/games/rounds', { gameName: 'Alien Snake' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'games.unknown' } });
  });
});

describe('A round that was really played', () => {
  it('is proven: score, coins, ledger line, stats and balance all follow from its log [S1.07]', async () => {
    const member = await app.aMember({ coins: 100 });
    const { ticket, played } = await playedTicket(app, member, 23);
    const verdict = await finish(member, { round: ticket.round, log: played.log, highScore: 9999 });
    expect(verdict).toEqual({
      round: ticket.round,
      verdict: 'proven',
      reason: null,
      score: 23,
      coins: 4,
      lines: [{ description: 'Earned 4 coins playing Alien Clicker', amount: 4 }],
      timePlayed: 60,
      highScore: 23,
      isNewHighScore: true,
      playedOffline: false,
      balance: 104,
    });
    expect(await coinsOf(member)).toBe(104);
    expect(await linesOf(member)).toMatchObject([
      { description: 'Earned 4 coins playing Alien Clicker', amount: 4, createdAt: expect.any(String) },
      { amount: 100 },
    ]);
    expect(await statsOf(member)).toMatchObject([
      { gameName: GAME, highScore: 23, timesPlayed: 1, gamesPlayed: 1, timePlayed: 60, level: 1 },
    ]);
  });

  it('gives the same verdict when it is sent again, and pays nothing twice', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    const first = await finish(member, { round: ticket.round, log: played.log });
    expect(await finish(member, { round: ticket.round, log: played.log })).toEqual(first);
    expect(await coinsOf(member)).toBe(2);
    expect(await linesOf(member)).toHaveLength(1);
  });

  it('is paid once when many sends of it arrive together', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 15);
    const body = { round: ticket.round, log: played.log };
    const verdicts = await Promise.all(
      Array.from({ length: stressCount(20, 200) }, () => finish(member, body)),
    );
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
    expect(await coinsOf(member)).toBe(3);
    expect(await linesOf(member)).toHaveLength(1);
    expect(await statsOf(member)).toMatchObject([{ timesPlayed: 1 }]);
  });

  it('writes no ledger line below five points, and a lower score leaves the best alone', async () => {
    const member = await app.aMember();
    const best = await playedTicket(app, member, 12);
    await finish(member, { round: best.ticket.round, log: best.played.log });
    const low = await playedTicket(app, member, 4);
    const verdict = await finish(member, { round: low.ticket.round, log: low.played.log });
    expect(verdict).toMatchObject({
      verdict: 'proven',
      score: 4,
      coins: 0,
      highScore: 12,
      isNewHighScore: false,
    });
    expect(await linesOf(member)).toHaveLength(1);
    expect(await statsOf(member)).toMatchObject([{ highScore: 12, timesPlayed: 2, timePlayed: 120 }]);
  });
});

describe('A round that proves nothing', () => {
  const refusals: readonly {
    readonly what: string;
    readonly reason: string;
    readonly send: (member: TestMember) => Promise<Verdict>;
  }[] = [
    {
      what: 'that was never issued',
      reason: 'ticket_unknown',
      send: (member) => finish(member, { round: 'AAAAAAAAAAAAAAAAAAAAAA', log: 'AAAA' }),
    },
    {
      what: "with another member's ticket",
      reason: 'ticket_unknown',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, await app.aMember(), 20);
        return finish(member, { round: ticket.round, log: played.log });
      },
    },
    {
      what: 'without a log',
      reason: 'log_malformed',
      send: async (member) => finish(member, { round: (await playedTicket(app, member, 20)).ticket.round }),
    },
    {
      what: 'whose log is cut off',
      reason: 'log_malformed',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, member, 20);
        return finish(member, { round: ticket.round, log: played.log.slice(0, 8) });
      },
    },
    {
      what: 'that took less time than its ticks',
      reason: 'faster_than_time',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, member, 20);
        app.clock.advance(-3000);
        return finish(member, { round: ticket.round, log: played.log });
      },
    },
    {
      what: 'whose ticket has expired',
      reason: 'ticket_expired',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, member, 20);
        app.clock.advance(7 * DAY_MS + 1000);
        return finish(member, { round: ticket.round, log: played.log });
      },
    },
    {
      what: 'that a later ticket has ended',
      reason: 'abandoned',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, member, 20);
        await startedRound(member);
        return finish(member, { round: ticket.round, log: played.log });
      },
    },
    {
      what: 'of another game',
      reason: 'wrong_game',
      send: async (member) => {
        const { ticket, played } = await playedTicket(app, member, 20);
        return finish(member, { gameName: 'Memory Match', round: ticket.round, log: played.log });
      },
    },
  ];

  it.each(refusals)('$what is refused as $reason and pays and counts nothing', async ({ reason, send }) => {
    const member = await app.aMember({ coins: 7 });
    const verdict = await send(member);
    expect(verdict).toMatchObject({ verdict: 'refused', reason, score: 0, coins: 0, balance: 7 });
    expect(await coinsOf(member)).toBe(7);
    expect(await linesOf(member)).toMatchObject([{ amount: 7 }]);
    expect(await statsOf(member)).toEqual([]);
  });

  it('scores by the seed of its ticket, whatever seed its log was played under', async () => {
    const member = await app.aMember();
    const { ticket } = await playedTicket(app, member, 0);
    const elsewhere = playAlienClicker('0123456789abcdef0123456789abcdef', 60);
    const verdict = await finish(member, { round: ticket.round, log: elsewhere.log });
    expect(verdict.score).toBeLessThan(elsewhere.score);
  });

  it('can not claim the play of two rounds in the time of one', async () => {
    const member = await app.aMember();
    const first = await playedTicket(app, member, 20);
    expect(await finish(member, { round: first.ticket.round, log: first.played.log })).toMatchObject({
      coins: 4,
    });
    const second = await startedRound(member);
    app.clock.advance(30_000);
    const verdict = await finish(member, { round: second.round, log: playAlienClicker(second.seed, 20).log });
    expect(verdict).toMatchObject({ verdict: 'refused', reason: 'faster_than_time' });
  });
});

describe('A report without a round', () => {
  it('accepts an unverified report in the format of the specification and does not count it', async () => {
    const member = await app.aMember();
    const verdict = await finish(member, { highScore: 500, timesPlayed: 1, timePlayed: 60 });
    expect(verdict).toMatchObject({
      round: null,
      verdict: 'unverified',
      coins: 0,
      highScore: null,
      balance: 0,
    });
    expect(await coinsOf(member)).toBe(0);
    expect(await statsOf(member)).toEqual([]);
  });

  it('needs a member and a game that exists [S6.07]', async () => {
    const member = await app.aMember();
    expect((await app.aVisitor().post('/api/games/stats', { gameName: GAME })).status).toBe(401);
    const unknown = await member.client.post('/api/games/stats', { gameName: 'Alien Snake', score: 1 });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'games.unknown' } });
  });
});

describe('A finished round that is not one', () => {
  it.each([
    ['figures that are no numbers', { score: 'many' }],
    ['figures below zero', { timePlayed: -1 }],
    ['null for a round', { round: null }],
    ['null for a figure', { highScore: null }],
    ['unknown fields', { balance: 100_000 }],
    ['a log that is no text', { round: 'AAAA', log: { deep: [[[]]] } }],
  ])('with %s is refused as invalid', async (_what, body) => {
    const member = await app.aMember();
    const answer = await member.client.post('/api/games/stats', { gameName: GAME, ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('of more than 64 KiB is refused before it is parsed', async () => {
    const member = await app.aMember();
    const answer = await member.client.post('/api/games/stats', undefined, {
      raw: '['.repeat(64 * 1024 + 1),
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });
});
