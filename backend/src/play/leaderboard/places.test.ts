/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { BoardMaintenanceService } from '../boards/board-maintenance.service.js';

interface Row {
  readonly id: number;
  readonly rank: number;
  readonly score: number;
  readonly round: string | null;
  readonly lastPlayed: string;
}

let app: TestApp;
let play: BoardPlay;
beforeAll(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Reads the ids and ranks of a board as a new member, whose session has not expired. */
async function rowsOf(game: string, range = 'all'): Promise<Row[]> {
  const reader = await app.aMember();
  const query = new URLSearchParams({ game, range, limit: '100' }).toString();
  return (await reader.client.get<Row[]>(`/api/leaderboard?${query}`)).body;
}
const idsOf = async (game: string, range = 'all'): Promise<number[]> =>
  (await rowsOf(game, range)).map(({ id }) => id);

const scoresOf = async ({ id }: TestMember, game = 'Alien Clicker'): Promise<(number | undefined)[]> =>
  Promise.all(
    ['today', 'week', 'month', 'all'].map(
      async (range) => (await rowsOf(game, range)).find((row) => row.id === id)?.score,
    ),
  );

describe('A place on a board', () => {
  it('belongs to the best round, and a worse one changes nothing but the last play', async () => {
    const member = await app.aMember();
    const best = await play.prove({ userId: member.id, game: 'alien-racing', score: 50 });
    app.clock.advance(MINUTE_MS);
    await play.prove({ userId: member.id, game: 'alien-racing', score: 49 });
    expect(await rowsOf('Alien Racing')).toMatchObject([
      { id: member.id, rank: 1, score: 50, round: best, lastPlayed: app.clock.now().toISOString() },
    ]);
    const better = await play.prove({ userId: member.id, game: 'alien-racing', score: 51 });
    expect(await rowsOf('Alien Racing')).toMatchObject([{ id: member.id, score: 51, round: better }]);
  });

  it('goes to whoever was earlier among equal scores, where ticks do not count', async () => {
    const [first, second] = [await app.aMember(), await app.aMember()];
    await play.prove({ userId: second.id, game: 'stronghold-defense', score: 90, ticks: 90 });
    app.clock.advance(1);
    await play.prove({ userId: first.id, game: 'stronghold-defense', score: 90, ticks: 30 });
    app.clock.advance(1);
    await play.prove({ userId: second.id, game: 'stronghold-defense', score: 90, ticks: 10 });
    expect((await idsOf('Stronghold Defense')).slice(0, 2)).toEqual([second.id, first.id]);
  });

  it('goes to whoever needed fewer ticks in Memory Match, and then to whoever was earlier', async () => {
    const [slow, quick, late] = [await app.aMember(), await app.aMember(), await app.aMember()];
    await play.prove({ userId: slow.id, game: 'memory-match', score: 80, ticks: 90 });
    app.clock.advance(1);
    await play.prove({ userId: quick.id, game: 'memory-match', score: 80, ticks: 60 });
    app.clock.advance(1);
    await play.prove({ userId: late.id, game: 'memory-match', score: 80, ticks: 60 });
    expect(await idsOf('Memory Match')).toEqual([quick.id, late.id, slow.id]);
    const improved = await play.prove({ userId: slow.id, game: 'memory-match', score: 80, ticks: 59 });
    expect(await rowsOf('Memory Match')).toMatchObject([{ id: slow.id, round: improved }, {}, {}]);
  });

  it('of all games adds up 1000 × best ÷ par, and goes to whoever made the scores earlier', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()];
    await play.prove({ userId: one.id, game: 'alien-clicker', score: 76 });
    await play.prove({ userId: one.id, game: 'memory-match', score: 100, ticks: 80 });
    app.clock.advance(MINUTE_MS);
    await play.prove({ userId: other.id, game: 'memory-match', score: 100, ticks: 20 });
    await play.prove({ userId: other.id, game: 'alien-clicker', score: 76 });
    // The score of Memory Match was there before; fewer ticks do not make it later.
    app.clock.advance(MINUTE_MS);
    await play.prove({ userId: one.id, game: 'memory-match', score: 100, ticks: 50 });
    const rows = (await rowsOf('All Games')).filter(({ id }) => [one.id, other.id].includes(id));
    const score = Math.floor((1000 * 76) / 100) + Math.floor((1000 * 100) / 78);
    expect(rows.map((row) => [row.id, row.score])).toEqual([
      [one.id, score],
      [other.id, score],
    ]);
  });

  it('is won by no round without a point', async () => {
    const member = await app.aMember();
    await play.prove({ userId: member.id, game: 'alien-clicker', score: 0 });
    expect(await scoresOf(member)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await scoresOf(member, 'All Games')).toEqual([undefined, undefined, undefined, undefined]);
    expect((await member.client.get('/api/leaderboard/me')).body).toMatchObject({ rank: null, score: 0 });
  });

  it('is lost with its round when that is voided, in every period [SEC-12]', async () => {
    const [member, admin] = [await app.aMember(), await app.aMember({ isAdmin: true })];
    const good = await play.prove({ userId: member.id, game: 'alien-clicker', score: 30 });
    const best = await play.prove({ userId: member.id, game: 'alien-clicker', score: 60 });
    const voided = (round: string) =>
      admin.client.post(`/api/admin/rounds/${round}/void`, { reason: 'test' });
    expect((await voided(best)).status).toBe(200);
    expect(await scoresOf(member)).toEqual([30, 30, 30, 30]);
    expect(await scoresOf(member, 'All Games')).toEqual([300, 300, 300, 300]);
    await voided(good);
    expect(await scoresOf(member)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await scoresOf(member, 'All Games')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is given up with the account, and a round voided later does not bring it back', async () => {
    const [member, admin] = [await app.aMember(), await app.aMember({ isAdmin: true })];
    await play.prove({ userId: member.id, game: 'alien-clicker', score: 33 });
    const best = await play.prove({ userId: member.id, game: 'alien-clicker', score: 66 });
    const closed = await member.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect(closed.status).toBeLessThan(300);
    expect(await idsOf('Alien Clicker')).not.toContain(member.id);
    await admin.client.post(`/api/admin/rounds/${best}/void`, { reason: 'test' });
    expect(await idsOf('Alien Clicker')).not.toContain(member.id);
    expect(await idsOf('All Games', 'today')).not.toContain(member.id);
  });
});

describe('A round counts for the time it was received in', () => {
  const at = (time: string): void => app.clock.set(new Date(time));
  const prove = (member: TestMember, score: number): Promise<string> =>
    play.prove({ userId: member.id, game: 'alien-clicker', score });

  it('until the last millisecond of the day in UTC', async () => {
    const member = await app.aMember();
    at('2031-05-20T23:59:59.999Z');
    await prove(member, 40);
    expect(await scoresOf(member)).toEqual([40, 40, 40, 40]);
    at('2031-05-21T00:00:00.000Z');
    expect(await scoresOf(member)).toEqual([undefined, 40, 40, 40]);
    await prove(member, 30);
    expect(await scoresOf(member)).toEqual([30, 40, 40, 40]);
  });

  it('in weeks from Monday to Sunday, also over the end of a year', async () => {
    const member = await app.aMember();
    // Monday, 29 December 2031 begins week 1 of 2032.
    at('2031-12-28T23:59:59.999Z');
    await prove(member, 90);
    at('2031-12-29T00:00:00.000Z');
    await prove(member, 50);
    expect(await scoresOf(member)).toEqual([50, 50, 90, 90]);
    at('2032-01-01T00:00:00.000Z');
    expect(await scoresOf(member)).toEqual([undefined, 50, undefined, 90]);
    await prove(member, 20);
    expect(await scoresOf(member)).toEqual([20, 50, 20, 90]);
    at('2032-01-04T23:59:59.999Z');
    expect(await scoresOf(member)).toEqual([undefined, 50, 20, 90]);
    at('2032-01-05T00:00:00.000Z');
    expect(await scoresOf(member)).toEqual([undefined, undefined, 20, 90]);
  });

  it('in the 53rd week of a year that has one', async () => {
    const member = await app.aMember();
    // Sunday, 2 January 2033 is the last day of week 53 of 2032.
    at('2032-12-27T00:00:00.000Z');
    await prove(member, 12);
    at('2033-01-02T23:59:59.999Z');
    expect(await scoresOf(member)).toEqual([undefined, 12, undefined, 12]);
    at('2033-01-03T00:00:00.000Z');
    expect(await scoresOf(member)).toEqual([undefined, undefined, undefined, 12]);
  });

  it('to the end of the month, be it a February of a leap year', async () => {
    const member = await app.aMember();
    at('2036-02-29T23:59:59.999Z');
    await prove(member, 25);
    expect(await scoresOf(member)).toEqual([25, 25, 25, 25]);
    at('2036-03-01T00:00:00.000Z');
    expect(await scoresOf(member)).toEqual([undefined, 25, undefined, 25]);
  });

  it('and what ended long ago is swept, while what is still open stays', async () => {
    const sweep = (): Promise<void> => app.nest.get(BoardMaintenanceService, { strict: false }).sweep();
    const periods = async (): Promise<string[]> =>
      (
        await app.database.query<{ period: string }>('SELECT DISTINCT period FROM boards ORDER BY period')
      ).map(({ period }) => period);
    const member = await app.aMember();
    at('2040-06-15T12:00:00.000Z');
    await prove(member, 35);
    await sweep();
    expect(await periods()).toEqual(['all', 'd2040-06-15', 'm2040-06', 'w2040-W24']);
    app.clock.advance(1.5 * DAY_MS - MINUTE_MS);
    await sweep();
    expect(await periods()).toEqual(['all', 'd2040-06-15', 'm2040-06', 'w2040-W24']);
    app.clock.advance(MINUTE_MS);
    await sweep();
    expect(await periods()).toEqual(['all', 'm2040-06', 'w2040-W24']);
    expect(await scoresOf(member)).toEqual([undefined, 35, 35, 35]);
    // A sweep that a stop interrupts is completed by the next one.
    app.clock.advance(20 * DAY_MS);
    const scheduler = app.nest.get(Scheduler);
    scheduler.isStopping = true;
    await sweep();
    expect(await periods()).toContainEqual(expect.stringMatching(/^ended-/));
    scheduler.isStopping = false;
    await sweep();
    expect(await periods()).toEqual(['all']);
    const left = await app.database.query(
      'SELECT boardId FROM board_entries WHERE boardId NOT IN (SELECT id FROM boards)',
    );
    expect(left).toEqual([]);
  });
});
