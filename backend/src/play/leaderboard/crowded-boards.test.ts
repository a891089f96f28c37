/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { addCrowd } from '../../../test/support/boards/board-crowd.js';
import { listedBoard } from '../../../test/support/boards/board-model.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { BoardMaintenanceService } from '../boards/board-maintenance.service.js';

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

  it('is led through by last play, past players who are not on it', async () => {
    // Players of earlier rules have records and no place.
    await app.unitOfWork.run((tx) =>
      tx.execute("UPDATE users SET closedAt = 1 WHERE username LIKE 'Crowd-1%'"),
    );
    await app.nest.get(BoardMaintenanceService, { strict: false }).rebuild();
    const rows = await listedBoard(member, { game: 'Alien Clicker', sort: 'recent', limit: '100' });
    const left = numbersFrom(CROWD, CROWD).filter((score) => !String(score - 1).startsWith('1'));
    expect(rows.map(({ score }) => score)).toEqual([1200, ...left]);
    await app.unitOfWork.run((tx) => tx.execute('UPDATE users SET closedAt = NULL'));
    await app.nest.get(BoardMaintenanceService, { strict: false }).rebuild();
  });

  it.each(['score', 'recent'])(
    'is searched for a beginning that thousands have, by %s, among the first 2,000 names [SEC-35]',
    async (sort) => {
      const query = { game: 'Alien Clicker', search: 'CROWD', sort };
      const first = await member.client.get(`/api/leaderboard?${new URLSearchParams(query).toString()}`);
      expect(first.headers.get('X-Total-Count')).toBe('2000');
      const rows = await listedBoard(member, { ...query, limit: '100' });
      expect(rows).toHaveLength(2000);
      const names = [...numbersFrom(CROWD - 1, CROWD).map((number) => `crowd-${number}`), 'crowded-out'];
      const searched = new Set(names.sort().slice(0, 2000));
      expect(new Set(rows.map(({ username }) => username.toLowerCase()))).toEqual(searched);
      const order = rows.map(({ score, lastPlayed }) => (sort === 'score' ? score : Date.parse(lastPlayed)));
      expect(order).toEqual([...order].sort((one, other) => other - one));
    },
  );

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
});
