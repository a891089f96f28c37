/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { linkOf } from '../../../test/support/boards/board-model.js';
import { BoardPlay } from '../../../test/support/boards/board-play.js';

interface Row {
  readonly id: number;
  readonly rank: number;
  readonly username: string;
  readonly score: number;
}

let app: TestApp;
let play: BoardPlay;
let members: TestMember[];

/** Ten members with 10 to 100 points in Alien Clicker, who have played one after another; the last is the best. */
const NAMES = ['Ada', 'adam', 'a_b', 'axb', 'Bea', 'Cy1', 'Dot', 'Eve', 'Flo', 'Gus'];

beforeAll(async () => {
  app = await startTestApp();
  play = new BoardPlay(app);
  members = [];
  for (const [index, username] of NAMES.entries()) {
    const member = await app.aMember({ username });
    app.clock.advance(60_000);
    await play.prove({ userId: member.id, game: 'alien-clicker', score: 10 * (index + 1) });
    members.push(member);
  }
});
afterAll(() => app.close());

function memberAt(index: number): TestMember {
  const member = members[index];
  if (!member) throw new Error(`There is no member ${index}.`);
  return member;
}

const get = async (query: string, member = memberAt(0)) => {
  const answer = await member.client.get<Row[]>(`/api/leaderboard${query}`);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer;
};
const namesOf = (rows: readonly Row[]): string[] => rows.map(({ username }) => username);
const namesIn = async (query: string): Promise<string[]> => namesOf((await get(query)).body);
const CLICKER = 'game=Alien+Clicker';
const BEST_FIRST = [...NAMES].reverse();

describe('The leaderboard', () => {
  it('is an array of entries as the specification has them, and more about each [S3.17, S7.29]', async () => {
    const { body } = await get(`?${CLICKER}&limit=1`, memberAt(9));
    expect(body).toEqual([
      {
        id: memberAt(9).id,
        rank: 1,
        username: 'Gus',
        gameName: 'Alien Clicker',
        score: 100,
        ticks: null,
        lastPlayed: '2030-01-01T12:10:00.000Z',
        isCurrentUser: true,
        avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
        profilePicture: null,
        round: expect.stringMatching(/^round0+10$/),
      },
    ]);
  });

  it('is for members, and of all games and all times unless it is asked otherwise [S7.29]', async () => {
    expect((await app.aVisitor().get('/api/leaderboard')).status).toBe(401);
    const { body, headers } = await get('');
    expect(body[0]).toMatchObject({ gameName: 'All Games', score: 1000, round: null, rank: 1 });
    expect(namesOf(body)).toEqual(BEST_FIRST);
    expect(headers.get('X-Total-Count')).toBe('10');
    expect(headers.get('Link')).toBeNull();
  });

  it.each(['Alien Snake', 'Alien Invaders', 'Memory Match'])(
    'is empty where nobody has played: %s',
    async (game) => {
      const { body, headers } = await get(`?game=${encodeURIComponent(game)}`);
      expect([body, headers.get('X-Total-Count')]).toEqual([[], '0']);
    },
  );
});

describe('Sorting', () => {
  it('by last play, either way, keeps the ranks', async () => {
    await play.prove({ userId: memberAt(2).id, game: 'alien-clicker', score: 1 });
    const { body } = await get(`?${CLICKER}&sort=recent`);
    expect(body.map(({ username, rank }) => [username, rank])).toEqual(
      [9, 2, 8, 7, 6, 5, 4, 3, 1, 0].map((index) => [NAMES[index], 10 - index]),
    );
    expect(await namesIn(`?${CLICKER}&sort=recent&order=asc`)).toEqual(namesOf(body).reverse());
    expect(await namesIn('?sort=recent&order=asc')).toEqual(namesOf(body).reverse());
  });

  it('from the worst up keeps the ranks', async () => {
    const { body } = await get(`?${CLICKER}&order=asc`);
    expect(body.map(({ username, rank }) => [username, rank])).toEqual(
      NAMES.map((name, index) => [name, 10 - index]),
    );
  });
});

describe('Searching', () => {
  it('finds names by their beginning, in upper or lower case, with their ranks', async () => {
    const { body, headers } = await get(`?${CLICKER}&search=AD`);
    expect(body.map(({ username, rank }) => [username, rank])).toEqual([
      ['adam', 9],
      ['Ada', 10],
    ]);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect(await namesIn(`?${CLICKER}&search=ad&order=asc`)).toEqual(['Ada', 'adam']);
    expect(await namesIn(`?${CLICKER}&search=da`)).toEqual([]);
    expect(await namesIn('?search=gus')).toEqual(['Gus']);
  });

  it.each(['%', '_', 'a%', '%da', 'Ad_', '\\', "' OR 1=1 --", '"', '~', 'Ädä', '*', 'a\u{10ffff}'])(
    'takes %j as it stands [SEC-35]',
    async (search) => {
      const { body, headers } = await get(`?${CLICKER}&search=${encodeURIComponent(search)}`);
      expect([body, headers.get('X-Total-Count')]).toEqual([[], '0']);
    },
  );

  it('takes an underscore for an underscore, and nothing for no search', async () => {
    expect(await namesIn(`?${CLICKER}&search=a_`)).toEqual(['a_b']);
    expect(await namesIn(`?${CLICKER}&search=`)).toEqual(BEST_FIRST);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=1>',
    'javascript:alert(1)',
    '{{7*7}}',
    '${7*7}',
  ])('finds nobody by %s, and says nothing of it', async (payload) => {
    const { body, text, headers } = await get(`?search=${encodeURIComponent(payload.slice(0, 24))}`);
    expect([body, text, headers.get('Link')]).toEqual([[], '[]', null]);
  });
});

describe('Pages', () => {
  it('lead on and back through the whole board, with ranks that follow one another', async () => {
    const first = await get(`?${CLICKER}&limit=4`);
    const second = await get(follow(first.headers, 'next'));
    const third = await get(follow(second.headers, 'next'));
    expect([first, second, third].map(({ body }) => body.map(({ rank }) => rank))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10],
    ]);
    expect([first, second, third].map(({ headers }) => relationsOf(headers))).toEqual([
      ['next'],
      ['next', 'prev', 'first'],
      ['prev', 'first'],
    ]);
    expect((await get(follow(third.headers, 'prev'))).body).toEqual(second.body);
    expect((await get(follow(second.headers, 'prev'))).body).toEqual(first.body);
    expect((await get(follow(third.headers, 'first'))).body).toEqual(first.body);
    expect(third.headers.get('X-Total-Count')).toBe('10');
  });

  it.each(['sort=recent', 'order=asc', 'sort=recent&order=asc', 'search=a', 'search=a&sort=recent'])(
    'lead through a list with %s and back',
    async (query) => {
      const whole = await get(`?${CLICKER}&${query}`);
      const first = await get(`?${CLICKER}&${query}&limit=2`);
      const second = await get(follow(first.headers, 'next'));
      expect([...first.body, ...second.body]).toEqual(whole.body.slice(0, 4));
      expect((await get(follow(second.headers, 'prev'))).body).toEqual(first.body);
    },
  );

  it('have the asking member in their middle, and lead on from there', async () => {
    const around = await get(`?${CLICKER}&limit=5&around=me`, memberAt(4));
    expect(around.body.map(({ rank, username }) => [rank, username])).toEqual(
      [4, 5, 6, 7, 8].map((rank) => [rank, NAMES[10 - rank]]),
    );
    expect((await get(follow(around.headers, 'next'))).body.map(({ rank }) => rank)).toEqual([9, 10]);
    const before = await get(follow(around.headers, 'prev'));
    // Three rows are left before it, so the page before is the first one.
    expect(before.body.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['the top', 9, [1, 2, 3, 4, 5]],
    ['the second place', 8, [1, 2, 3, 4, 5]],
    ['the end', 0, [6, 7, 8, 9, 10]],
  ] as const)('are full around %s', async (_where, index, ranks) => {
    const { body } = await get(`?${CLICKER}&limit=5&around=me`, memberAt(index));
    expect(body.map(({ rank }) => rank)).toEqual(ranks);
    const upwards = await get(`?${CLICKER}&limit=5&around=me&order=asc`, memberAt(index));
    expect(upwards.body.map(({ rank }) => rank)).toEqual([...ranks].reverse());
  });

  it('around somebody who is not in the list are empty', async () => {
    const stranger = await app.aMember({ username: 'Zoe' });
    expect((await get('?around=me', stranger)).body).toEqual([]);
    expect((await get('?around=me&search=b', memberAt(0))).body).toEqual([]);
    expect(namesOf((await get('?around=me&search=A', memberAt(1))).body)).toContain('adam');
  });

  it('stay whole while others move', async () => {
    const first = await get(`?${CLICKER}&limit=3`);
    const climber = await app.aMember({ username: 'Hal' });
    await play.prove({ userId: climber.id, game: 'alien-clicker', score: 500 });
    const second = await get(follow(first.headers, 'next'));
    expect(second.body.map(({ rank, score }) => [rank, score])).toEqual([
      [5, 70],
      [6, 60],
      [7, 50],
    ]);
  });
});

describe('A list that is asked for wrongly', () => {
  it.each([
    ['game=Pong', /^Game must be one of: All Games, Alien Clicker, .*Alien Snake, Alien Invaders\.$/],
    ['range=year', /^Range must be one of: today, week, month, all\.$/],
    ['sort=name', /^Sort must be one of: score, recent\.$/],
    ['order=up', /^Order must be one of: desc, asc\.$/],
    ['around=you', /^Around must be one of: me\.$/],
    ['limit=0', /^Limit must be at least 1\.$/],
    ['limit=101', /^Limit must be at most 100\.$/],
    ['limit=ten', /^Limit must be a whole number\.$/],
    [`search=${'a'.repeat(25)}`, /^Search must have at most 24 characters\.$/],
    ['search=a&search=b', /^Search must be text\.$/],
    ['sort=score&sort=recent', /^Sort must be one of/],
    ['page=2', /page is not expected here/],
    ['search=%00', /null bytes/],
  ])('is refused and told what is accepted: %s', async (query, sentence) => {
    const answer = await memberAt(0).client.get<{ code: string; message: string }>(
      `/api/leaderboard?${query}`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'request.invalid', message: expect.stringMatching(sentence) });
  });

  const forged = (text: string): string => Buffer.from(text).toString('base64url');
  it.each([
    'x',
    '%3Cscript%3E',
    'a'.repeat(81),
    forged(''),
    forged('score.after.'),
    forged(`score.after.${'Z'.repeat(26)}`),
    forged(`score.beside.${'0'.repeat(26)}`),
    forged(`score.after.${'0'.repeat(26)}.0`),
    forged('score.after.1.2'),
    forged(`recent.after.12.3`),
    forged(`name.after.${'0'.repeat(26)}`),
    forged("score.after.' OR 1=1 --aaaaaaaaaaa"),
  ])('by the cursor %s is refused and told where cursors come from [SEC-35]', async (cursor) => {
    const answer = await memberAt(0).client.get<{ message: string }>(`/api/leaderboard?cursor=${cursor}`);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'request.invalid', message: expect.stringMatching(/^A cursor is what a Link header/) },
    ]);
  });

  it('goes on from places that nobody has, as from any other', async () => {
    const cursor = forged(`score.after.${'0'.repeat(26)}`);
    expect((await get(`?cursor=${cursor}&limit=1`)).body).toMatchObject([{ rank: 1 }]);
    const end = forged(`score.after.${'z'.repeat(26)}`);
    expect((await get(`?cursor=${end}&limit=1`)).body).toEqual([]);
  });
});

/** Returns the query of a `Link` header. */
function follow(headers: Headers, relation: string): string {
  const address = linkOf(headers, relation);
  if (address === undefined) throw new Error(`There is no page ${relation}: ${headers.get('Link')}`);
  return address.replace('/api/leaderboard', '');
}

function relationsOf(headers: Headers): string[] {
  return [...(headers.get('Link') ?? '').matchAll(/rel="(\w+)"/g)].map(([, relation]) => relation ?? '');
}
