/** @mariadb */
import { inflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type GameRules, gameById } from 'game-scenes/rules';
import { Problem } from '../../platform/errors/problem.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  coinsOf,
  linesOf,
  playAlienClicker,
  playedTicket,
  sendRound,
  startedRound,
  statsOf,
  prefetchedTickets,
  type Ticket,
  ticketAt,
  type Verdict,
} from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { RulesRegistryService } from './rules-registry.service.js';

// Full stress runs are slow on a shared database server.
jest.setTimeout(60_000);

const GAME = 'Alien Clicker';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
    expect(body).toMatchObject({
      game: 'alien-clicker',
      rulesVersion: gameById('alien-clicker')?.rulesVersion,
      isStocked: false,
    });
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

describe('A report without a round', () => {
  it('needs a member and a game that exists [S6.07]', async () => {
    const member = await app.aMember();
    expect((await app.aVisitor().post('/api/games/stats', { gameName: GAME })).status).toBe(401);
    const unknown = await member.client.post('/api/games/stats', { gameName: 'Alien Snake', score: 1 });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'games.unknown' } });
  });
});

interface StoredRound {
  readonly log: Buffer | null;
  readonly logHash: string | null;
  readonly copyKey: string | null;
  readonly field: string | null;
}

async function stored({ round }: Ticket): Promise<StoredRound> {
  const [row] = await app.database.query<StoredRound>(
    'SELECT packedLog AS log, logHash, copyKey, field FROM rounds WHERE id = ?',
    [round],
  );
  if (!row) throw new Error('The round is not stored.');
  return row;
}

describe('A ticket that has served', () => {
  it('is paid once when it was stored but the answer of its commit was lost', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    const run = app.unitOfWork.run.bind(app.unitOfWork);
    const lost = jest.spyOn(app.unitOfWork, 'run').mockImplementation(async (work) => {
      const result = await run(work);
      if (lost.mock.calls.length > 1) throw new Problem('server.outcome_unknown');
      return result;
    });
    await expect(sendRound(member, ticket, played.log)).rejects.toThrow('server.outcome_unknown');
    lost.mockRestore();
    expect(await coinsOf(member)).toBe(2);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven', balance: 2 });
    expect(await linesOf(member)).toHaveLength(1);
  });

  it('keeps its log in a small binary form that gives the text again', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 60);
    await sendRound(member, ticket, played.log);
    const { log, logHash, field } = await stored(ticket);
    expect(log?.length).toBeLessThan(played.log.length);
    expect(inflateRawSync(log ?? '').toString('base64url')).toBe(played.log);
    expect(logHash).toMatch(/^[0-9a-f]{64}$/);
    expect(field).toBe('wide');
  });
});

describe('Inputs that already proved a round', () => {
  /** Returns the log of one member's round, and a ticket of another member whose time has passed as well. */
  async function roundToCopy(hits: number): Promise<{ log: string; copier: TestMember; ticket: Ticket }> {
    const copier = await app.aMember();
    const ticket = await startedRound(copier);
    const victim = await app.aMember();
    const { ticket: own, played } = await playedTicket(app, victim, hits);
    expect(await sendRound(victim, own, played.log)).toMatchObject({ verdict: 'proven' });
    return { log: played.log, copier, ticket };
  }

  it('may be the same when they are fewer than eight', async () => {
    const { log, copier, ticket } = await roundToCopy(7);
    expect(await sendRound(copier, ticket, log)).toMatchObject({ verdict: 'proven' });
    const eight = await roundToCopy(8);
    expect(await sendRound(eight.copier, eight.ticket, eight.log)).toMatchObject({ reason: 'copied' });
  });

  it('prove one round when many members send them at once [SEC-04]', async () => {
    const members = await Promise.all(Array.from({ length: stressCount(8, 40) }, () => app.aMember()));
    const tickets = await Promise.all(members.map((member) => startedRound(member)));
    const { log } = playAlienClicker(tickets[0]?.seed ?? '', 20);
    app.clock.advance(MINUTE_MS);
    const sent = members.map((member, index) => sendRound(member, ticketAt(tickets, index), log));
    const verdicts = await Promise.all(sent);
    expect(verdicts.filter(({ verdict }) => verdict === 'proven')).toHaveLength(1);
    expect(verdicts.filter(({ reason }) => reason === 'copied')).toHaveLength(members.length - 1);
  });

  it('are free again when the round that had them was too fast', async () => {
    const member = await app.aMember();
    const hasty = await startedRound(member);
    const { log } = playAlienClicker(hasty.seed, 20);
    expect(await sendRound(member, hasty, log)).toMatchObject({ reason: 'faster_than_time' });
    expect((await stored(hasty)).copyKey).toBeNull();
    const { ticket } = await playedTicket(app, member, 0);
    expect(await sendRound(member, ticket, log)).toMatchObject({ verdict: 'proven' });
  });
});

describe('When the rules of a game change', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const first = gameById('alien-clicker');
  if (!first) throw new Error('Alien Clicker is not among the games.');
  /** Rules under which every hit scores twice. */
  const second: GameRules = {
    ...first,
    rulesVersion: first.rulesVersion + 1,
    outcome: (state) => ({ ...first.outcome(state), score: 2 * first.outcome(state).score }),
  };

  function changeRules(kept: readonly GameRules[]): void {
    const rulesRegistry = app.nest.get(RulesRegistryService);
    jest.spyOn(rulesRegistry, 'gameNamed').mockImplementation((name) => (name === GAME ? second : undefined));
    jest.spyOn(rulesRegistry, 'gameOf').mockReturnValue(second);
    jest
      .spyOn(rulesRegistry, 'rulesFor')
      .mockImplementation((_id, version) => kept.find(({ rulesVersion }) => rulesVersion === version));
  }

  it('an old ticket is proven by the rules it was played under, and a new one carries the new version', async () => {
    const member = await app.aMember();
    const old = await playedTicket(app, member, 10);
    changeRules([first, second]);
    expect(await sendRound(member, old.ticket, old.played.log)).toMatchObject({
      verdict: 'proven',
      score: 10,
    });
    const fresh = await playedTicket(app, member, 11);
    expect(fresh.ticket.rulesVersion).toBe(second.rulesVersion);
    expect(await sendRound(member, fresh.ticket, fresh.played.log)).toMatchObject({ score: 22 });
  });

  it('the stock is filled for the new ones, and rounds under old and new tickets count in any order', async () => {
    const member = await app.aMember();
    const old = await prefetchedTickets(member);
    changeRules([first, second]);
    const fresh = await prefetchedTickets(member);
    expect(fresh.map(({ rulesVersion }) => rulesVersion)).toEqual(fresh.map(() => second.rulesVersion));
    expect(await prefetchedTickets(member)).toEqual(fresh);
    app.clock.advance(4 * MINUTE_MS);
    const sent = [ticketAt(old, 0), ticketAt(fresh, 1), ticketAt(old, 1), ticketAt(fresh, 0)];
    const verdicts = [];
    for (const [index, ticket] of sent.entries())
      verdicts.push(await sendRound(member, ticket, playAlienClicker(ticket.seed, 10 + index).log));
    expect(verdicts).toMatchObject([
      { score: 10 },
      { score: 22 },
      { score: 12 },
      { verdict: 'refused', reason: 'abandoned' },
    ]);
  });

  it('a round of earlier rules is paid and counted, but makes no record and wins no place [SEC-14]', async () => {
    const member = await app.aMember();
    changeRules([{ ...first, rulesVersion: first.rulesVersion - 1 }, first]);
    const old = await playedTicket(app, member, 10);
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE rounds SET rulesVersion = ? WHERE id = ?', [
        first.rulesVersion - 1,
        old.ticket.round,
      ]),
    );
    expect(await sendRound(member, old.ticket, old.played.log)).toMatchObject({
      ...{ verdict: 'proven', score: 10, coins: 2, balance: 2, highScore: null, isNewHighScore: false },
    });
    expect(await statsOf(member)).toMatchObject([{ highScore: null, timesPlayed: 1, timePlayed: 60 }]);
    const standing = await member.client.get('/api/leaderboard/me?game=Alien+Clicker');
    expect(standing.body).toMatchObject({ rank: null });
    jest.restoreAllMocks();
    const fresh = await playedTicket(app, member, 8);
    expect(await sendRound(member, fresh.ticket, fresh.played.log)).toMatchObject({
      ...{ highScore: 8, isNewHighScore: true },
    });
  });

  it('a ticket whose rules are no longer kept is refused, and the stock holds none of them [SEC-14]', async () => {
    const member = await app.aMember();
    const old = await playedTicket(app, member, 10);
    const outlived = await prefetchedTickets(member);
    changeRules([second]);
    const verdict = await sendRound(member, old.ticket, old.played.log);
    expect(verdict).toMatchObject({ verdict: 'refused', reason: 'rules_outlived', coins: 0 });
    const prefetched = await prefetchedTickets(member);
    expect(prefetched).toHaveLength(5);
    for (const { rulesVersion } of prefetched) expect(rulesVersion).toBe(second.rulesVersion);
    expect(await sendRound(member, ticketAt(outlived, 0), old.played.log)).toMatchObject({
      reason: 'rules_outlived',
    });
  });

  it('a ticket of a newer node waits at an older one, which decides nothing and issues no more [SEC-14]', async () => {
    const member = await app.aMember();
    changeRules([first, second]);
    const watched = await playedTicket(app, member, 12);
    await sendRound(member, watched.ticket, watched.played.log);
    const { ticket, played } = await playedTicket(app, member, 10);
    const prefetched = await prefetchedTickets(member);
    jest.restoreAllMocks();
    const sent = { gameName: GAME, round: ticket.round, log: played.log };
    const answer = await member.client.post('/api/games/stats', sent);
    expect(answer).toMatchObject({ status: 503, body: { code: 'rounds.newer_rules' } });
    expect(answer.headers.get('Retry-After')).toBe('10');
    expect(await prefetchedTickets(member)).toEqual(prefetched);
    expect(await sendRound(member, watched.ticket, watched.played.log)).toMatchObject({ score: 24 });
    const { status } = await member.client.get(`/api/games/rounds/${watched.ticket.round}`);
    expect(status).toBe(200);
    const [left] = prefetched;
    expect((await member.client.post(`/api/games/rounds/${left?.round}/abandon`)).status).toBe(204);
    changeRules([first, second]);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ verdict: 'proven', score: 20 });
  });

  it('a ticket of a newer node is refused in the end when no such node ever comes', async () => {
    const member = await app.aMember();
    changeRules([first, second]);
    const { ticket, played } = await playedTicket(app, member, 10);
    jest.restoreAllMocks();
    app.clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect(await sendRound(member, ticket, played.log)).toMatchObject({ reason: 'ticket_expired' });
  });
});
