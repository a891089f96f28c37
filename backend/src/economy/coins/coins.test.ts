/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { playedTicket } from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { CoinLedger } from './coin-ledger.service.js';

const GAME = 'Alien Clicker';

interface Line {
  readonly id: number;
  readonly description: string;
  readonly amount: number;
  readonly createdAt: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let lineCount = 0;

/** Writes ledger lines of 1, 2, 3 … coins for a member. */
async function writeLines({ id }: TestMember, count: number): Promise<void> {
  const ledger = app.nest.get(CoinLedger);
  await app.unitOfWork.run(async (tx) => {
    for (let amount = 1; amount <= count; amount += 1) {
      lineCount += 1;
      const idempotencyKey = `test:line:${lineCount}`;
      await ledger.record(tx, { userId: id, amount, description: 'A line', source: 'bonus', idempotencyKey });
    }
  });
}

const page = (member: TestMember, path = '/api/coins/transactions'): Promise<Answer<Line[]>> =>
  member.client.get<Line[]>(path);

/** Returns the address in the Link header of an answer, or undefined on the last page. */
function nextOf({ headers }: Answer): string | undefined {
  const link = headers.get('link') ?? '';
  return /^<([^<>]+)>; rel="next"$/.exec(link)?.[1];
}

/** Returns the amounts of each page, from this address to the end of the list. */
async function amountsByPage(member: TestMember, path: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer = await page(member, next);
    pages.push(answer.body.map(({ amount }) => amount));
    next = nextOf(answer);
  }
  return pages;
}

describe('the coin transactions', () => {
  it('come newest first, in pages that the Link header leads through', async () => {
    const member = await app.aMember();
    await writeLines(member, 7);
    await writeLines(await app.aMember(), 2);
    expect(await amountsByPage(member, '/api/coins/transactions?limit=3')).toEqual([
      [7, 6, 5],
      [4, 3, 2],
      [1],
    ]);
    const { headers, body } = await page(member, '/api/coins/transactions?limit=3');
    expect(headers.get('link')).toBe(`</api/coins/transactions?limit=3&before=${body[2]?.id}>; rel="next"`);
  });

  it('say of each line its id, description, amount and time, and nothing else [S7.21]', async () => {
    const member = await app.aMember({ coins: 5 });
    expect((await page(member)).body).toEqual([
      {
        id: expect.any(Number),
        description: 'Coins to begin with',
        amount: 5,
        createdAt: app.clock.now().toISOString(),
      },
    ]);
  });

  it('are all, up to a thousand, for who asks for no page, and a header says so', async () => {
    const member = await app.aMember();
    await writeLines(member, 1000);
    const whole = await page(member);
    expect([whole.body.length, whole.headers.get('x-page-limit'), nextOf(whole)]).toEqual([
      1000,
      '1000',
      undefined,
    ]);
    await writeLines(member, 101);
    expect((await amountsByPage(member, '/api/coins/transactions')).map(({ length }) => length)).toEqual([
      1000, 100, 1,
    ]);
  });
});

describe('naming the coins that a round has earned', () => {
  /** Plays a verified round with this many hits; five hits earn one coin. */
  async function earn(member: TestMember, hits: number): Promise<string> {
    const { ticket, played } = await playedTicket(app, member, hits);
    const body = { gameName: GAME, round: ticket.round, log: played.log };
    expect((await member.client.post('/api/games/stats', body)).body).toMatchObject({ verdict: 'proven' });
    return ticket.round;
  }

  const add = (member: TestMember, body: Record<string, unknown>): Promise<Answer<Line>> =>
    member.client.post<Line>('/api/coins/add', { description: 'Coins, lots of them', ...body });

  const NOTHING = { status: 409, body: { code: 'coins.nothing_earned' } };

  /** Reads every balance, and every ledger line except whether it was acknowledged. */
  async function fixture(): Promise<unknown> {
    return {
      balances: await app.database.query('SELECT id, coins FROM users ORDER BY id'),
      lines: await app.database.query(
        `SELECT id, userId, amount, description, source, idempotencyKey, balanceAfter, createdAt
         FROM coin_transactions ORDER BY id`,
      ),
    };
  }

  /** Runs an action and expects that no balance and no ledger line has changed. */
  async function movingNothing<T>(action: () => Promise<T>): Promise<T> {
    const before = await fixture();
    const result = await action();
    expect(await fixture()).toEqual(before);
    return result;
  }

  it("answers the line of the named round, in the server's own words, however often [S7.19]", async () => {
    const member = await app.aMember({ coins: 50 });
    const round = await earn(member, 12);
    await earn(member, 12);
    const [, line] = (await page(member)).body;
    await movingNothing(async () => {
      for (const _ of [1, 2, 3]) {
        const { status, body } = await add(member, { amount: 2, round });
        expect([status, body]).toEqual([200, line]);
      }
    });
    expect(line).toMatchObject({ description: 'Earned 2 coins playing Alien Clicker', amount: 2 });
  });

  it('without a round answers the newest of this amount that was not named yet, each once', async () => {
    const member = await app.aMember();
    const rounds = [await earn(member, 12), await earn(member, 15), await earn(member, 13)];
    const [third, , first] = (await page(member)).body;
    await movingNothing(async () => {
      expect((await add(member, { amount: 2 })).body).toEqual(third);
      expect((await add(member, { amount: 2 })).body).toEqual(first);
      expect(await add(member, { amount: 2 })).toMatchObject(NOTHING);
      expect((await add(member, { amount: 3 })).status).toBe(200);
      expect((await add(member, { amount: 2, round: rounds[2] })).body).toEqual(third);
    });
  });

  it('still answers the line of a round that was voided since: the coins went by a line of their own', async () => {
    const member = await app.aMember();
    const round = await earn(member, 12);
    const admin = await app.aMember({ isAdmin: true });
    const voided = await admin.client.post(`/api/admin/rounds/${round}/void`, { reason: 'A test' });
    expect(voided).toMatchObject({ status: 200, body: { status: 'voided' } });
    const [, line] = (await page(member)).body;
    expect((await movingNothing(() => add(member, { amount: 2, round }))).body).toEqual(line);
  });

  it.each<[string, (member: TestMember) => Promise<Record<string, unknown>>]>([
    ['another amount than the round paid', async (member) => ({ amount: 3, round: await earn(member, 12) })],
    ["another member's round", async () => ({ amount: 2, round: await earn(await app.aMember(), 12) })],
    [
      'a round that nobody ever played',
      () => Promise.resolve({ amount: 2, round: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    ],
    [
      'a refused round',
      async (member) => {
        const { ticket } = await playedTicket(app, member, 12);
        await member.client.post('/api/games/stats', { gameName: GAME, round: ticket.round, log: 'AAAA' });
        return { amount: 2, round: ticket.round };
      },
    ],
    ['a round too poor for a coin', async (member) => ({ amount: 1, round: await earn(member, 4) })],
    ['coins that came from no round', () => Promise.resolve({ amount: 50 })],
  ])('refuses %s, and nothing changes', async (_what, bodyOf) => {
    const member = await app.aMember({ coins: 50 });
    const body = await bodyOf(member);
    expect(await movingNothing(() => add(member, body))).toMatchObject(NOTHING);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no coins', { amount: 0 }],
    ['a part of a coin', { amount: 1.5 }],
    ['an amount that is text', { amount: '2' }],
    ['no amount', { amount: undefined }],
    ['an endless round id', { amount: 2, round: 'A'.repeat(33) }],
    ['another user', { amount: 2, userId: 1 }],
  ])('refuses a body with %s as invalid', async (_what, body) => {
    const member = await app.aMember();
    await earn(member, 12);
    const answer = await movingNothing(() => add(member, body));
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('gives each of many simultaneous calls a line of its own, and pays nobody', async () => {
    const member = await app.aMember();
    const other = await app.aMember();
    const round = await earn(member, 12);
    for (let played = 0; played < 3; played += 1) await earn(member, 12);
    await earn(other, 12);
    const answers = await movingNothing(() =>
      Promise.all(
        Array.from({ length: stressCount(16, 120) }, (_, index) =>
          add(member, { amount: 2, ...(index % 4 === 0 ? { round } : {}) }),
        ),
      ),
    );
    const named = answers.filter((_, index) => index % 4 === 0);
    expect(new Set(named.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const unnamed = answers.filter(({ status }, index) => index % 4 !== 0 && status === 200);
    expect(new Set(unnamed.map(({ body }) => body.id)).size).toBe(unnamed.length);
    expect(unnamed.length).toBeGreaterThanOrEqual(3);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  });
});
