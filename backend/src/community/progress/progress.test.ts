/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_AVATAR } from '../../members/user/avatar.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';
import { buy, buyForAvatar, cartOf } from '../../../test/support/shop.js';
import type { GameProgressDto } from './progress.dto.js';

const isFile = !process.env['TEST_DATABASE_URL']?.startsWith('mysql:');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let app: TestApp;
let play: BoardPlay;
beforeAll(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
});
afterAll(() => app.close());

async function progressOf(member: TestMember, game = 'Alien Clicker'): Promise<GameProgressDto> {
  const path = `/api/games/progress?game=${encodeURIComponent(game)}`;
  return (await member.client.get<GameProgressDto>(path)).body;
}

const score = (member: TestMember, points: number): Promise<string> => {
  app.clock.advance(1000);
  return play.prove({ userId: member.id, game: 'alien-clicker', score: points });
};

describe('The progress in a game', () => {
  it('is the place of all time with both neighbours, and the place of this week', async () => {
    const [first, second, third] = [
      await app.aMember({ username: 'first' }),
      await app.aMember({ username: 'second' }),
      await app.aMember({ username: 'third' }),
    ];
    await score(first, 50);
    await score(second, 40);
    await score(third, 10);
    expect(await progressOf(second)).toMatchObject({
      gameName: 'Alien Clicker',
      place: { rank: 2, score: 40, total: 3, above: { rank: 1, username: 'first', points: 10, ticks: null } },
      below: {
        ...{ rank: 3, username: 'third', score: 10, ticks: null },
        ...{ avatar: DEFAULT_AVATAR, profilePicture: null },
      },
      week: { rank: 2, total: 3 },
    });
    expect(await progressOf(third)).toMatchObject({ place: { rank: 3 }, below: null });
    app.clock.advance(WEEK_MS);
    await score(third, 9);
    expect(await progressOf(third)).toMatchObject({ place: { rank: 3 }, week: { rank: 1, total: 1 } });
    expect(await progressOf(second)).toMatchObject({ week: null, below: { username: 'third', score: 10 } });
  });

  it('knows the usual score from three rounds on, of the last ten under the current rules', async () => {
    const member = await app.aMember();
    const nothing = { place: null, below: null, week: null, usualScore: null, hasBeenPaid: false };
    expect(await progressOf(member)).toMatchObject({ ...nothing, coinsPerRound: 15 });
    await play.prove({ userId: member.id, game: 'alien-clicker', score: 900, isOfEarlierRules: true });
    for (const points of [900, 900]) await score(member, points);
    expect((await progressOf(member)).usualScore).toBeNull();
    for (let count = 0; count < 10; count += 1) await score(member, 10 + count);
    expect((await progressOf(member)).usualScore).toBe(14.5);
  });

  it('aims for the saved goal, else for the cheapest item in reach of five rounds that is not owned', async () => {
    const member = await app.aMember();
    const cool = { itemType: 'sticker', itemId: 'alien-cool', name: 'Cool', price: 50, storeItemId: 21 };
    expect((await progressOf(member)).next).toMatchObject({ ...cool, isGoal: false });
    await member.client.request('PUT', '/api/user/goal', { itemType: 'hat', itemId: 'crown' });
    const crown = { itemType: 'hat', itemId: 'crown', name: 'Crown', price: 500, storeItemId: null };
    expect((await progressOf(member)).next).toMatchObject({ ...crown, isGoal: true });

    const buyer = await app.aMember({ coins: 400 });
    await buy(buyer, await cartOf(app, { 21: 1, 22: 1, 23: 1, 24: 1, 15: 1 }));
    expect((await progressOf(buyer)).next).toBeNull();
    const rich = await app.aMember({ coins: 550 });
    await buy(rich, await cartOf(app, { 21: 1, 22: 1, 23: 1, 15: 1, 24: 1 }));
    await buyForAvatar(rich, { itemType: 'accessory', itemId: 'glasses', price: 100 });
    expect((await progressOf(rich)).next).toMatchObject({ itemId: 'blue', price: 100, storeItemId: null });
  });

  it('has the badges of the game alone, and knows of the first paid round of any game', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 23);
    await sendRound(member, ticket, played.log);
    const racing = await progressOf(member, 'Alien Racing');
    expect(racing).toMatchObject({ hasBeenPaid: true, place: null });
    expect(racing.badges).toHaveLength(9);
    expect(racing.badges.every(({ gameName }) => gameName === 'Alien Racing')).toBe(true);
  });

  it('reads rounds by their own index alone, however many tickets came to nothing', async () => {
    const member = await app.aMember();
    await score(member, 12);
    const asked = jest.spyOn(app.database, 'query');
    await progressOf(member);
    const reads = asked.mock.calls.filter(([sql]) => sql.includes('FROM rounds'));
    asked.mockRestore();
    expect(reads).not.toHaveLength(0);
    for (const [sql, values] of reads) {
      if (isFile) {
        const plan = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
        expect(plan.map(({ detail }) => detail)).toEqual([
          'SEARCH rounds USING COVERING INDEX rounds_of_game (userId=? AND game=? AND status=?)',
        ]);
      } else {
        const [plan] = await app.database.query<{ key: string; Extra: string }>(`EXPLAIN ${sql}`, values);
        expect(plan).toMatchObject({ key: 'rounds_of_game', Extra: 'Using where; Using index' });
      }
    }
  });

  it.each(['Racing Simulator', 'All Games', 'Alien Snake', 'alien-clicker'])(
    'is unknown for %s, which is no ranked game',
    async (game) => {
      const member = await app.aMember();
      const answer = await member.client.get(`/api/games/progress?game=${encodeURIComponent(game)}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'games.unknown' } });
    },
  );
});
