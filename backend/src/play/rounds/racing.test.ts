/** @mariadb */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simulatedRun } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { coinsOf, type Line, startedRound, statsOf, type Ticket } from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';

const GAME = 'Racing Simulator';
const RUN_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Run extends Ticket {
  readonly pays: boolean;
}

interface Verdict {
  readonly verdict: string;
  readonly reason: string | null;
  readonly score: number;
  readonly coins: number;
  readonly lines: readonly Pick<Line, 'description' | 'amount'>[];
}

interface Summary {
  readonly coinsEarned: number;
  readonly runsToday: number;
  readonly paidRunsPerDay: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// Each test begins at noon of a day of its own.
beforeEach(() => {
  const sinceMidnight = app.clock.now().getTime() % DAY_MS;
  app.clock.advance(1.5 * DAY_MS - sinceMidnight);
});

const drawRun = async (member: TestMember): Promise<Run> => (await startedRound(member, GAME)) as Run;

async function verdictOn(member: TestMember, { round, seed }: Ticket): Promise<Verdict> {
  const { log } = simulatedRun(seed);
  const { body } = await member.client.post<Verdict>('/api/games/stats', { gameName: GAME, round, log });
  return body;
}

/** Draws a run and watches it to its end. */
async function watchedRun(member: TestMember): Promise<{ ticket: Run; verdict: Verdict }> {
  const ticket = await drawRun(member);
  app.clock.advance(RUN_MS);
  return { ticket, verdict: await verdictOn(member, ticket) };
}

const historyOf = (member: TestMember, query = ''): Promise<Answer<Line[]>> =>
  member.client.get<Line[]>(`/api/racing/coin-history${query}`);

const summaryOf = async (member: TestMember): Promise<Summary> =>
  (await member.client.get<Summary>('/api/racing/summary')).body;

describe('A run of the simulator', () => {
  it('is drawn by the server, watched, replayed and paid in lines that tell of the race', async () => {
    const member = await app.aMember();
    const { ticket, verdict } = await watchedRun(member);
    const { score, coins, moments } = simulatedRun(ticket.seed);
    expect(ticket).toMatchObject({ game: 'racing-simulator', pays: true, isStocked: false });
    expect(verdict).toMatchObject({ verdict: 'proven', score, coins });
    expect(verdict.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(coins);
    const place = moments.at(-1)?.position;
    const placeLine = expect.objectContaining({ description: `Position: ${place} – Racing Simulator` });
    const restLine = expect.objectContaining({ description: 'Championship points – Racing Simulator' });
    expect(verdict.lines).toEqual(place === 4 ? [restLine] : [placeLine, restLine]);
    expect(await coinsOf(member)).toBe(coins);
    expect(await statsOf(member)).toMatchObject([
      { gameName: GAME, highScore: score, timesPlayed: 1, timePlayed: 60 },
    ]);
  });

  it('counts only when its time has passed', async () => {
    const member = await app.aMember();
    const ticket = await drawRun(member);
    app.clock.advance(RUN_MS - 3000);
    expect(await verdictOn(member, ticket)).toMatchObject({ verdict: 'refused', reason: 'faster_than_time' });
    expect(await coinsOf(member)).toBe(0);
  });

  it('pays ten times a day, however many are drawn at once, and then is for fun [SEC-10]', async () => {
    const member = await app.aMember();
    const count = stressCount(13, 40);
    const tickets = await Promise.all(Array.from({ length: count }, () => drawRun(member)));
    expect(tickets.filter(({ pays }) => pays)).toHaveLength(10);
    expect(await summaryOf(member)).toEqual({ coinsEarned: 0, runsToday: count, paidRunsPerDay: 10 });
    const { ticket, verdict } = await watchedRun(member);
    const { score } = simulatedRun(ticket.seed);
    expect(ticket.pays).toBe(false);
    expect(verdict).toMatchObject({ verdict: 'proven', score, coins: 0, lines: [] });
    expect(await coinsOf(member)).toBe(0);
    expect(await statsOf(member)).toMatchObject([{ highScore: score, timesPlayed: 1 }]);
  });

  it('pays again when the next day of UTC has begun, and for every member by themselves', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    for (let count = 0; count < 10; count += 1) await drawRun(member);
    expect((await drawRun(member)).pays).toBe(false);
    expect((await drawRun(other)).pays).toBe(true);
    app.clock.advance(0.5 * DAY_MS - 1);
    expect((await drawRun(member)).pays).toBe(false);
    app.clock.advance(1);
    expect(await summaryOf(member)).toMatchObject({ runsToday: 0 });
    expect((await drawRun(member)).pays).toBe(true);
  });

  it('is never flagged, as there is nothing to gain from throwing runs away', async () => {
    const member = await app.aMember();
    for (let count = 0; count < 20; count += 1) await drawRun(member);
    const { ticket } = await watchedRun(member);
    const rows = await app.database.query('SELECT isFlagged FROM rounds WHERE id = ?', [ticket.round]);
    expect(rows).toEqual([{ isFlagged: 0 }]);
  });
});

describe('The racing coin history', () => {
  it('has what racing brought and nothing else, newest first, in pages that the Link header leads through [S1.13, S7.30]', async () => {
    const member = await app.aMember({ coins: 500 });
    const paid: Verdict['lines'][number][] = [];
    for (let count = 0; count < 3; count += 1)
      paid.unshift(...(await watchedRun(member)).verdict.lines.toReversed());
    await watchedRun(await app.aMember());
    const shown: Line[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const { body, headers } = await historyOf(member, query);
      expect(body.length).toBeLessThanOrEqual(2);
      shown.push(...body);
      query = /^<\/api\/racing\/coin-history(\?[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(shown.map(({ description, amount }) => ({ description, amount }))).toEqual(paid);
    for (const line of shown) {
      expect(Object.keys(line).toSorted()).toEqual(['amount', 'createdAt', 'description', 'id']);
      expect(new Date(line.createdAt).toISOString()).toBe(line.createdAt);
    }
    const coinsEarned = paid.reduce((sum, { amount }) => sum + amount, 0);
    expect(await summaryOf(member)).toMatchObject({ coinsEarned, runsToday: 3 });
  });

  it('is empty before the first race, and up to a thousand lines for who asks for no page', async () => {
    const member = await app.aMember({ coins: 500 });
    const history = await historyOf(member);
    expect(history).toMatchObject({ status: 200, body: [] });
    expect(history.headers.get('x-page-limit')).toBe('1000');
    expect(await summaryOf(member)).toEqual({ coinsEarned: 0, runsToday: 0, paidRunsPerDay: 10 });
  });
});
