/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_AVATAR } from '../../members/user/avatar.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';

let app: TestApp;
let play: BoardPlay;
let members: TestMember[];

/** Five members with 50, 40, 40, 20 and 10 points in Alien Clicker, and the fourth with a round of Memory Match. */
beforeAll(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
  members = [];
  for (const [index, score] of [50, 40, 40, 20, 10].entries()) {
    const member = await app.aMember({ username: `player-${index + 1}` });
    app.clock.advance(1000);
    await play.prove({ userId: member.id, game: 'alien-clicker', score, id: `clicker${index + 1}` });
    members.push(member);
  }
  await play.prove({ userId: memberAt(4).id, game: 'memory-match', score: 80, id: 'memory' });
});
afterAll(() => app.close());

/** Returns the member at a place, counted from 1. */
function memberAt(place: number): TestMember {
  const member = members[place - 1];
  if (!member) throw new Error(`There is no member ${place}.`);
  return member;
}

const own = async (member: TestMember, query = '?game=Alien+Clicker'): Promise<unknown> =>
  (await member.client.get(`/api/leaderboard/me${query}`)).body;

/** A best as the API gives it; without a round unless told. */
const bestOf = (gameName: string, best: object): object => ({
  ...{ gameName, gameId: gameName.toLowerCase().replace(' ', '-') },
  ...{ score: 0, ticks: null, rank: null, round: null, ...best },
});

describe('Your Stats', () => {
  it('say the rank, the score, who is next, what the third has, and the best of each game', async () => {
    expect(await own(memberAt(4))).toEqual({
      rank: 4,
      score: 20,
      total: 5,
      toNext: { rank: 3, username: 'player-3', points: 20, ticks: null },
      toThird: 20,
      bests: [
        bestOf('Alien Clicker', { score: 20, rank: 4, round: 'clicker4' }),
        bestOf('Memory Match', { score: 80, ticks: 60, rank: 1, round: 'memory' }),
        bestOf('Stronghold Defense', {}),
        bestOf('Alien Racing', {}),
      ],
      top: [
        expect.objectContaining({ rank: 1, username: 'player-1', score: 50 }),
        expect.objectContaining({ rank: 2, username: 'player-2' }),
        expect.objectContaining({ rank: 3, username: 'player-3' }),
      ],
    });
  });

  it('lack nothing at the top, and no points behind an equal score', async () => {
    expect(await own(memberAt(1))).toMatchObject({ rank: 1, toNext: null, toThird: null });
    expect(await own(memberAt(3))).toMatchObject({
      rank: 3,
      toNext: { rank: 2, username: 'player-2', points: 0 },
      toThird: null,
    });
  });

  it('are of all games unless they are asked otherwise', async () => {
    expect(await own(memberAt(4), '')).toMatchObject({
      rank: 1,
      score: Math.floor((1000 * 20) / 100) + Math.floor((1000 * 80) / 78),
      total: 5,
    });
  });

  it('have no rank before the first round, nor for games that are still to come', async () => {
    const newcomer = await app.aMember();
    expect(await own(newcomer)).toMatchObject({ rank: null, score: 0, total: 5, toNext: null, toThird: 40 });
    expect(await own(newcomer, '?game=Alien+Snake')).toMatchObject({
      rank: null,
      total: 0,
      toThird: null,
      top: [],
    });
    expect(await own(memberAt(1), '?game=Alien+Invaders')).toMatchObject({ rank: null, total: 0 });
  });

  it('lack only ticks behind an equal score, where fewer win', async () => {
    for (const [place, ticks] of [
      [1, 90],
      [2, 68],
    ] as const)
      await play.prove({ userId: memberAt(place).id, game: 'alien-racing', score: 170, ticks });
    await play.prove({ userId: memberAt(3).id, game: 'alien-racing', score: 160, ticks: 50 });
    const query = '?game=Alien+Racing';
    expect(await own(memberAt(1), query)).toMatchObject({
      toNext: { rank: 1, points: 0, ticks: 22 },
      top: [{ ticks: 68 }, { ticks: 90 }, { ticks: 50 }],
    });
    expect(await own(memberAt(3), query)).toMatchObject({ toNext: { points: 10, ticks: null } });
  });
});

describe("A member's standing", () => {
  const of = (id: unknown, query = '') =>
    memberAt(1).client.get(`/api/leaderboard/members/${String(id)}${query}`);

  it('tells the games they have played, with rank, round and time', async () => {
    expect((await of(memberAt(4).id)).body).toEqual({
      username: 'player-4',
      avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
      profilePicture: null,
      bests: [
        {
          ...bestOf('Alien Clicker', { score: 20, rank: 4, round: 'clicker4' }),
          decidedAt: '2030-01-01T12:00:04.000Z',
        },
        {
          ...bestOf('Memory Match', { score: 80, ticks: 60, rank: 1, round: 'memory' }),
          decidedAt: '2030-01-01T12:00:05.000Z',
        },
      ],
    });
  });

  it('has no games for whoever has played none in that time, and is unknown of whoever has never [SEC-35]', async () => {
    const veteran = await app.aMember({ username: 'veteran' });
    await play.prove({ userId: veteran.id, game: 'alien-racing', score: 1 });
    app.clock.advance(24 * 60 * 60 * 1000);
    expect((await of(veteran.id, '?range=today')).body).toMatchObject({ username: 'veteran', bests: [] });
    const newcomer = await app.aMember();
    expect((await of(newcomer.id)).body).toMatchObject({ code: 'leaderboard.unknown_member' });
  });

  it.each(['0', '999999999', '1.5', '%00'])('is unknown of %s', async (id) => {
    const answer = await of(id);
    expect(answer.body).toMatchObject(
      id === '%00' ? { code: 'request.invalid' } : { code: 'leaderboard.unknown_member' },
    );
  });
});

describe('A ranked round', () => {
  it('is shown to every member, with everything that plays it again and who played it', async () => {
    const player = await app.aMember({ username: 'Watched' });
    const { ticket, played } = await playedTicket(app, player, 12);
    await sendRound(player, ticket, played.log);
    const answer = await memberAt(1).client.get(`/api/leaderboard/rounds/${ticket.round}`);
    expect(answer.body).toMatchObject({
      ...{ round: ticket.round, seed: ticket.seed, username: 'Watched', gameName: 'Alien Clicker' },
      ...{ field: 'wide', log: played.log, score: 12, rulesVersion: ticket.rulesVersion },
      avatar: DEFAULT_AVATAR,
    });
    expect((await app.aVisitor().get(`/api/leaderboard/rounds/${ticket.round}`)).status).toBe(401);
  });

  it("is nobody else's business when no board of now names it [SEC-35]", async () => {
    const player = await app.aMember();
    const shown = async (round: string): Promise<unknown> =>
      (await memberAt(1).client.get(`/api/leaderboard/rounds/${round}`)).body;
    const first = await play.prove({ userId: player.id, game: 'alien-clicker', score: 3 });
    expect(await shown(first)).toMatchObject({ score: 3 });
    await play.prove({ userId: player.id, game: 'alien-clicker', score: 4 });
    for (const round of [first, 'nonsense', '../../user', "' OR 1=1"]) {
      expect(await shown(encodeURIComponent(round))).toMatchObject({ code: 'rounds.unknown' });
    }
  });

  it('is not shown any more when the only board that named it has ended', async () => {
    const player = await app.aMember();
    await play.prove({ userId: player.id, game: 'alien-racing', score: 10 });
    app.clock.advance(24 * 60 * 60 * 1000);
    const ofTheDay = await play.prove({ userId: player.id, game: 'alien-racing', score: 5 });
    const shown = async (): Promise<unknown> =>
      (await memberAt(1).client.get(`/api/leaderboard/rounds/${ofTheDay}`)).body;
    expect(await shown()).toMatchObject({ score: 5 });
    app.clock.advance(24 * 60 * 60 * 1000);
    expect(await shown()).toMatchObject({ code: 'rounds.unknown' });
  });

  it('can not be watched, and says so in the list, once its log is gone', async () => {
    const player = await app.aMember({ username: 'Pruned' });
    const round = await play.prove({ userId: player.id, game: 'stronghold-defense', score: 3 });
    await app.unitOfWork.run(async (tx) => {
      await tx.execute('UPDATE rounds SET packedLog = NULL WHERE id = ?', [round]);
      await tx.execute('UPDATE board_entries SET rulesVersion = NULL WHERE roundId = ?', [round]);
    });
    const watched = await memberAt(1).client.get(`/api/leaderboard/rounds/${round}`);
    expect(watched.body).toMatchObject({ code: 'rounds.not_watchable' });
    const list = await memberAt(1).client.get('/api/leaderboard?game=Stronghold+Defense');
    expect(list.body).toMatchObject([{ username: 'Pruned', round: null }]);
  });
});
