import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';

interface Told {
  readonly type: string;
  readonly content: string;
  readonly data: { readonly gameName?: string };
}

// Creating all tables is slow on a shared database server.
jest.setTimeout(60_000);

let app: TestApp;
let play: BoardPlay;
let members: TestMember[];
/** Fifteen members, from 150 points for the first to 10 for the last. */
beforeEach(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
  members = [];
  for (let place = 1; place <= 15; place += 1) {
    const member = await app.aMember();
    await prove(member.id, 160 - 10 * place);
    members.push(member);
  }
  await app.unitOfWork.run((tx) => tx.execute('DELETE FROM notifications'));
});
afterEach(() => app.close());

const prove = (userId: number, score: number): Promise<string> =>
  play.prove({ userId, game: 'alien-clicker', score });

/** Returns the member at a place, counted from 1. */
function memberAt(place: number): TestMember {
  const member = members[place - 1];
  if (!member) throw new Error(`There is no member ${place}.`);
  return member;
}

async function befriend(one: TestMember, other: TestMember): Promise<void> {
  expect((await one.client.post('/api/friends', { username: other.username })).status).toBe(201);
  expect((await other.client.post(`/api/friends/${one.id}/accept`)).status).toBeLessThan(300);
  await app.unitOfWork.run((tx) => tx.execute('DELETE FROM notifications'));
}

/** Reads the notifications that a member got about a board, newest first. */
async function toldOf(member: TestMember, gameName = 'Alien Clicker'): Promise<string[]> {
  const { body } = await member.client.get<Told[]>('/api/notifications');
  return body
    .filter(({ type, data }) => type === 'overtaken' && data.gameName === gameName)
    .map(({ content }) => content);
}

describe('Somebody who climbs on a board', () => {
  it('is told to the friends they pass, on that board and on that of all games', async () => {
    const [climber, passed, ahead] = [memberAt(15), memberAt(13), memberAt(11)];
    await befriend(climber, passed);
    await befriend(climber, ahead);
    await prove(climber.id, 35);
    const sentence = (board: string): string =>
      `${climber.username} overtook you on the leaderboard of ${board}`;
    expect(await toldOf(passed)).toEqual([sentence('Alien Clicker')]);
    expect(await toldOf(passed, 'All Games')).toEqual([sentence('All Games')]);
    expect([await toldOf(ahead), await toldOf(memberAt(14))]).toEqual([[], []]);
  });

  it('is told to whoever loses one of the first ten places', async () => {
    await prove(memberAt(15).id, 65);
    expect(await toldOf(memberAt(10))).toHaveLength(1);
    expect([await toldOf(memberAt(9)), await toldOf(memberAt(11))]).toEqual([[], []]);
    await prove(memberAt(14).id, 55);
    expect(await toldOf(memberAt(11))).toEqual([]);
  });

  it('is told once to each, and the last one who passes replaces an unread one', async () => {
    await prove(memberAt(15).id, 145);
    await prove(memberAt(14).id, 144);
    await prove(memberAt(13).id, 146);
    expect(await toldOf(memberAt(2))).toHaveLength(1);
    expect(await toldOf(memberAt(15))).toHaveLength(1);
  });

  it('takes back the unread news that somebody overtook them, once they are ahead again', async () => {
    const [winner, passed] = [memberAt(11), memberAt(10)];
    await prove(winner.id, 65);
    expect(await toldOf(passed)).toHaveLength(1);
    await prove(passed.id, 62);
    expect(await toldOf(passed)).toHaveLength(1);
    await prove(passed.id, 66);
    expect([await toldOf(passed), await toldOf(passed, 'All Games')]).toEqual([[], []]);
    expect(await toldOf(winner)).toHaveLength(1);
  });

  it('is told nobody when they keep their place, or for a day alone', async () => {
    await befriend(memberAt(14), memberAt(15));
    await prove(memberAt(1).id, 151);
    app.clock.advance(24 * 60 * 60 * 1000);
    await prove(memberAt(15).id, 5);
    await prove(memberAt(14).id, 15);
    for (const member of members.slice(0, 13)) expect(await toldOf(member)).toEqual([]);
    expect(await toldOf(memberAt(15))).toEqual([]);
  });
});
