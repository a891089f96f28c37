/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { addCrowd } from '../../../test/support/boards/board-crowd.js';
import { listedBoard } from '../../../test/support/boards/board-model.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';

// Large boards are slow on a shared database server.
jest.setTimeout(120_000);

const CROWD = 2400;

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  await addCrowd(app, 'Crowd', CROWD);
  member = await app.aMember({ username: 'crowded-out' });
  await new BoardPlay(app).prove({ userId: member.id, game: 'alien-clicker', score: 1200 });
});
afterAll(() => app.close());

const numbersFrom = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_none, index) => from - index);

describe('A board of thousands', () => {
  it('is led through from the first to the last', async () => {
    const rows = await listedBoard(member, { game: 'Alien Clicker', limit: '100' });
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_row, index) => index + 1));
    expect(rows).toHaveLength(CROWD + 1);
    expect(rows.slice(0, 3).map(({ score }) => score)).toEqual([2400, 2399, 2398]);
  });

  it('knows the place of somebody in its middle', async () => {
    expect((await member.client.get('/api/leaderboard/me?game=Alien+Clicker')).body).toMatchObject({
      rank: 1202,
      total: CROWD + 1,
      // The member with the same score had made it before.
      toNext: { rank: 1201, username: 'Crowd-1199', points: 0 },
    });
    const around = await member.client.get<{ rank: number }[]>(
      '/api/leaderboard?game=Alien+Clicker&around=me&limit=9',
    );
    expect(around.body.map(({ rank }) => rank)).toEqual(numbersFrom(1206, 9).reverse());
  });

  it.each([
    ['score', numbersFrom(2400, 1200)],
    ['recent', [1200, ...numbersFrom(2400, 1200)]],
  ])('is searched for a beginning that thousands have, by %s, all the way [SEC-35]', async (sort, scores) => {
    const first = await member.client.get<{ score: number }[]>(
      `/api/leaderboard?game=Alien+Clicker&search=CROWD&sort=${sort}&limit=5`,
    );
    expect(first.body.map(({ score }) => score)).toEqual(scores.slice(0, 5));
    expect(first.headers.get('X-Total-Count')).toBe('2000');
    const rows = await listedBoard(member, { game: 'Alien Clicker', search: 'crowd', sort, limit: '100' });
    expect(rows).toHaveLength(CROWD + 1);
    expect(rows.slice(0, 1201).map(({ score }) => score)).toEqual(
      sort === 'score' ? [...scores, 1200] : scores,
    );
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(CROWD + 1);
  });

  it('is searched for one that few of them have', async () => {
    const rows = await listedBoard(member, {
      game: 'All Games',
      search: 'crowd-12',
      order: 'asc',
      limit: '20',
    });
    expect(rows).toHaveLength(111);
    expect(rows[0]).toMatchObject({ username: 'Crowd-12', rank: CROWD + 1 - 12 });
    const [only] = await listedBoard(member, { game: 'Alien Clicker', search: 'crowded' });
    expect(only).toMatchObject({ username: 'crowded-out', rank: 1202 });
  });

  it('is searched on behind hundreds who are called otherwise', async () => {
    await addCrowd(app, 'Elite', 700, 5000);
    const first = await member.client.get<{ username: string; rank: number }[]>(
      '/api/leaderboard?game=Alien+Clicker&search=crowd&limit=2',
    );
    expect(first.body.map(({ username, rank }) => [username, rank])).toEqual([
      ['Crowd-2399', 701],
      ['Crowd-2398', 702],
    ]);
  });
});
