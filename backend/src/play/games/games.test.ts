import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { playedTicket, sendRound, type Verdict } from '../../../test/support/rounds.js';

// Many rounds in a row are slow on a shared database server.
jest.setTimeout(60_000);

interface Stats {
  readonly gameName: string;
  readonly highScore: number | null;
  readonly bestTicks: number | null;
  readonly timesPlayed: number;
  readonly gamesPlayed: number;
  readonly level: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('The games', () => {
  it('are listed for everybody, with where they are played and what they look like [S7.08]', async () => {
    const { status, body } = await app.aVisitor().get<{ id: string }[]>('/api/games');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(GAME_IDS);
    expect(body).toContainEqual({
      id: 'alien-clicker',
      name: 'Alien Clicker',
      description: GAMES['alien-clicker'].description,
      path: '/games/alien-clicker',
      imageUrl: '/covers/alien-clicker.svg',
      isNew: GAMES['alien-clicker'].isNew,
    });
  });
});

describe('The stats', () => {
  it('of one game alone are that game’s row, and those of any other name are none', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    await sendRound(member, ticket, played.log);
    const of = async (query: string): Promise<readonly Stats[]> =>
      (await member.client.get<Stats[]>(`/api/games/stats${query}`)).body;
    expect(await of('?game=Alien%20Clicker')).toEqual(await of(''));
    expect(await of('?game=Alien+Clicker')).toHaveLength(1);
    for (const name of ['Alien%20Racing', 'alien%20clicker', '%25', '']) {
      expect(await of(`?game=${name}`)).toEqual([]);
    }
  });

  it('are rows with id, game, high score, times and seconds played, coins and level [S3.08, S7.09]', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 23);
    await sendRound(member, ticket, played.log);
    const { body } = await member.client.get<Stats[]>('/api/games/stats');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        gameName: 'Alien Clicker',
        highScore: 23,
        bestTicks: null,
        timesPlayed: 1,
        gamesPlayed: 1,
        timePlayed: 60,
        totalCoins: 4,
        level: 1,
      },
    ]);
  });

  it('know a new best by points and, in the games that count them, by ticks', async () => {
    const member = await app.aMember();
    const play = new BoardPlay(app);
    const rounds: string[] = [];
    for (const game of ['memory-match', 'stronghold-defense'] as const)
      for (const ticks of [90, 60, 70]) {
        // An equal score is no new best, even where the clock has been set back.
        app.clock.advance(game === 'memory-match' ? 60_000 : -60_000);
        rounds.push(await play.prove({ userId: member.id, game, score: 80, ticks }));
      }
    const bests = await app.database.query<{ id: string }>(
      'SELECT id FROM rounds WHERE userId = ? AND isNewHighScore = 1',
      [member.id],
    );
    expect(bests.map(({ id }) => rounds.indexOf(id)).sort()).toEqual([0, 1, 3]);
    const { body } = await member.client.get<Stats[]>('/api/games/stats');
    expect(body.map(({ bestTicks }) => bestTicks)).toEqual([60, null]);
  });

  it('are kept with their member, seconds that begin at nothing, an optional best and the last time [S3.07]', async () => {
    const member = await app.aMember();
    const rowOf = async (): Promise<unknown> => {
      const [row] = await app.database.query(
        'SELECT userId, gameName, timePlayed, highScore, lastPlayed FROM game_stats WHERE userId = ?',
        [member.id],
      );
      return row;
    };
    await member.client.post('/api/games/stats', { gameName: 'Alien Clicker', highScore: 5, timePlayed: 60 });
    const fresh = { userId: member.id, gameName: 'Alien Clicker', timePlayed: 0, highScore: null };
    expect(await rowOf()).toEqual({ ...fresh, lastPlayed: null });
    const { ticket, played } = await playedTicket(app, member, 7);
    await sendRound(member, ticket, played.log);
    const lastPlayed = app.clock.now().getTime();
    expect(await rowOf()).toEqual({ ...fresh, timePlayed: 60, highScore: 7, lastPlayed });
  });

  it('may be asked for one game only, by a text [S6.07]', async () => {
    const member = await app.aMember();
    for (const query of ['?game=a&game=b', '?game[x]=a', `?game=${'x'.repeat(65)}`, '?gameName=a']) {
      expect((await member.client.get(`/api/games/stats${query}`)).status).toBe(400);
    }
    expect((await app.aVisitor().get('/api/games/stats?game=Alien%20Clicker')).status).toBe(401);
  });
});

describe('The bodies of the specification (§7)', () => {
  it.each([
    ['of Alien Clicker', { highScore: 1, timesPlayed: 1, timePlayed: 1 }],
    ['of Alien Racing', { score: 1, timePlayed: 60, coins: 1 }],
  ])('%s may carry a round, which alone decides', async (_which, figures) => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 23);
    const answer = await member.client.post<Verdict>('/api/games/stats', {
      gameName: 'Alien Clicker',
      round: ticket.round,
      log: played.log,
      ...figures,
    });
    expect(answer.body).toMatchObject({ verdict: 'proven', score: 23, coins: 4, timePlayed: 60 });
  });
});
