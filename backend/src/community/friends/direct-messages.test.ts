/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import {
  befriend,
  friendsOf,
  namesOf,
  pushedTo,
  readUpTo,
  removeFriend,
  summaryOf,
  threadOf,
  twoFriends,
  write,
} from '../../../test/support/friends.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Number of concurrent messages, and of repetitions. */
const AT_ONCE = stressCount(20, 100);
const TIMES = stressCount(2, 20);

jest.setTimeout(TIMES * 30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const textsOf = (thread: readonly { readonly message: string }[]): string[] =>
  thread.map(({ message }) => message);

describe('A message to a friend', () => {
  it('stands in both threads, is pushed to both, and is unread for the friend [S3.14]', async () => {
    const [one, other] = await twoFriends(app);
    const [pushedToOne, pushedToOther] = [pushedTo(app, one), pushedTo(app, other)];
    const answer = await write(one, other, '  Did you see the new crown? ', 'client-0001');
    const common = {
      id: answer.body.id,
      message: 'Did you see the new crown?',
      gift: null,
      createdAt: app.clock.now().toISOString(),
      readAt: null,
    };
    const mine = { ...common, isMine: true, clientId: 'client-0001' };
    const theirs = { ...common, isMine: false, clientId: null };
    expect([answer.status, answer.body]).toEqual([201, mine]);
    expect([await threadOf(one, other), await threadOf(other, one)]).toEqual([[mine], [theirs]]);
    expect(pushedToOne).toEqual([{ type: 'direct_message', data: { userId: other.id, message: mine } }]);
    expect(pushedToOther).toEqual([{ type: 'direct_message', data: { userId: one.id, message: theirs } }]);
    expect(await summaryOf(other)).toMatchObject({ unreadMessages: 1 });
    expect(await summaryOf(one)).toMatchObject({ unreadMessages: 0 });
    const last = { message: common.message, gift: null, createdAt: common.createdAt };
    expect((await friendsOf(other)).friends).toMatchObject([
      { unread: 1, lastMessage: { ...last, isMine: false } },
    ]);
    expect((await friendsOf(one)).friends).toMatchObject([
      { unread: 0, lastMessage: { ...last, isMine: true } },
    ]);
  });

  it('comes back as the text it is, whatever it looks like [SEC-34]', async () => {
    const [one, other] = await twoFriends(app);
    const texts = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg/onload=alert(1)>',
      'javascript:alert(1)',
      '${7*7} {{7*7}} %00 \\u0000',
      "'; DROP TABLE direct_messages; --",
      '👾 ünïcödé \u202e gnirts',
      'x'.repeat(500),
      '❤️'.repeat(250),
    ];
    for (const text of texts) expect((await write(one, other, text)).status).toBe(201);
    expect(textsOf(await threadOf(other, one))).toEqual(texts.toReversed());
  });

  it('is stored once for its clientId, however often it is sent', async () => {
    const [one, other] = await twoFriends(app);
    const pushed = pushedTo(app, other);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => write(one, other, 'Only once', 'the-same-client-id')),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await threadOf(one, other)).toHaveLength(1);
    expect(pushed).toHaveLength(1);
    expect(await write(one, other, 'Something else', 'the-same-client-id')).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
    expect((await write(other, one, 'Mine', 'the-same-client-id')).status).toBe(201);
  });

  it('is refused to a session that is not its author’s [SEC-34]', async () => {
    const [one, other] = await twoFriends(app);
    const body = { message: 'Mine', clientId: 'client-0001', authorId: one.id };
    const answer = await other.client.post(`/api/friends/${one.id}/messages`, body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'friends.other_author' } });
    expect(await threadOf(one, other)).toEqual([]);
    expect((await one.client.post(`/api/friends/${other.id}/messages`, body)).status).toBe(201);
  });

  it.each([
    [' \n ', 'client-0001'],
    ['x'.repeat(501), 'client-0001'],
    [7, 'client-0001'],
    ['half \ud800', 'client-0001'],
    ['Hi', 'short'],
    ['Hi', 'x'.repeat(65)],
  ])('is refused when it is %j under %j', async (message, clientId) => {
    const [one, other] = await twoFriends(app);
    const body = { message, clientId };
    expect(await one.client.post(`/api/friends/${other.id}/messages`, body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect(await threadOf(one, other)).toEqual([]);
  });

  it('is refused to somebody who is no friend, asked or not [SEC-34]', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()];
    expect((await write(one, other, 'Hi')).body.code).toBe('friends.unknown');
    await one.client.post('/api/friends', { username: other.username });
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await write(from, to, 'Hi')).body.code).toBe('friends.not_friends');
    }
    expect((await write(one, one, 'Hi')).body.code).toBe('friends.unknown');
  });

  it('has an id that orders as committed, in a stress run from both sides', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [one, other] = await twoFriends(app);
      const pushed = pushedTo(app, one);
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          index % 2 === 0 ? write(one, other, `one ${index}`) : write(other, one, `other ${index}`),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const thread = await threadOf(one, other);
      expect(thread).toHaveLength(AT_ONCE);
      const ids = thread.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((left, right) => right - left));
      expect(textsOf(thread).toSorted()).toEqual(textsOf(answers.map(({ body }) => body)).toSorted());
      expect(pushed).toHaveLength(AT_ONCE);
      expect(await summaryOf(one)).toMatchObject({ unreadMessages: AT_ONCE / 2 });
    }
  });

  it('goes forty times a minute [SEC-34]', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    try {
      const [one, other] = await twoFriends(limited);
      for (let count = 0; count < 40; count += 1) {
        expect((await write(one, other, `Message ${count}`)).status).toBe(201);
      }
      expect(await write(one, other, 'One more')).toMatchObject({
        status: 429,
        body: { code: 'request.too_many' },
      });
    } finally {
      await limited.close();
    }
  });
});

describe('Reading', () => {
  it('counts down in every tab of the reader, and tells the writer', async () => {
    const [one, other] = await twoFriends(app);
    for (const text of ['First', 'Second', 'Third']) await write(one, other, text);
    await write(other, one, 'An answer');
    const [, third, second] = await threadOf(other, one);
    expect([third?.message, second?.message]).toEqual(['Third', 'Second']);
    const [pushedToOne, pushedToOther] = [pushedTo(app, one), pushedTo(app, other)];
    expect((await readUpTo(other, one, second?.id)).status).toBe(204);
    expect(await summaryOf(other)).toMatchObject({ unreadMessages: 1 });
    expect((await friendsOf(other)).friends).toMatchObject([{ unread: 1 }]);
    const readAt = app.clock.now().toISOString();
    const data = { upTo: second?.id, readAt };
    expect(pushedToOther).toEqual([{ type: 'direct_read', data: { ...data, userId: one.id, isMine: true } }]);
    expect(pushedToOne).toEqual([
      { type: 'direct_read', data: { ...data, userId: other.id, isMine: false } },
    ]);
    expect((await threadOf(one, other)).map((message) => message.readAt)).toEqual([
      null,
      null,
      readAt,
      readAt,
    ]);
    expect(await summaryOf(one)).toMatchObject({ unreadMessages: 1 });
  });
});

describe('A thread', () => {
  it('goes on by pages, newest first, for its two members alone [SEC-34]', async () => {
    const [one, other] = await twoFriends(app);
    const stranger = await app.aMember();
    await befriend(stranger, one);
    for (let count = 1; count <= 5; count += 1) await write(one, other, `Message ${count}`);
    const path = `/api/friends/${one.id}/messages`;
    const first = await other.client.get<{ message: string }[]>(`${path}?limit=3`);
    expect(textsOf(first.body)).toEqual(['Message 5', 'Message 4', 'Message 3']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await other.client.get<{ message: string }[]>(next);
    expect(textsOf(second.body)).toEqual(['Message 2', 'Message 1']);
    expect(second.headers.get('link')).toBeNull();
    expect(await threadOf(stranger, one)).toEqual([]);
    expect(await threadOf(stranger, other)).toEqual([]);
    expect((await other.client.get(`${path}?before=x`)).status).toBe(400);
  });

  it('can be read but not written once the friendship has ended, and goes on when it begins again', async () => {
    const [one, other] = await twoFriends(app);
    await write(one, other, 'Before');
    await removeFriend(other, one);
    expect((await write(one, other, 'After')).body.code).toBe('friends.not_friends');
    expect(await summaryOf(other)).toMatchObject({ unreadMessages: 0 });
    expect(textsOf(await threadOf(other, one))).toEqual(['Before']);
    expect(await threadOf(one, other)).toMatchObject([{ message: 'Before', readAt: null }]);
    expect((await one.client.get(`/api/friends/${other.id}`)).body).toMatchObject({
      username: other.username,
      isFriend: false,
    });
    await befriend(one, other);
    expect((await write(one, other, 'Again')).status).toBe(201);
    expect(textsOf(await threadOf(other, one))).toEqual(['Again', 'Before']);
  });

  it('is with a former member once the other account is closed', async () => {
    const [one, other] = await twoFriends(app);
    await write(other, one, 'Farewell');
    expect(await summaryOf(one)).toMatchObject({ unreadMessages: 1 });
    await other.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect((await namesOf(one)).friends).toEqual([]);
    expect(textsOf(await threadOf(one, other))).toEqual(['Farewell']);
    expect((await one.client.get(`/api/friends/${other.id}`)).body).toEqual({
      userId: other.id,
      username: 'former member',
      avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
      profilePicture: null,
      isFriend: false,
    });
    expect(await summaryOf(one)).toMatchObject({ unreadMessages: 0 });
    expect((await write(one, other, 'Where are you?')).body.code).toBe('friends.unknown');
  });

  it('of a number tells nobody whether a stranger has an account, on any route [SEC-36]', async () => {
    const [member, friend] = await twoFriends(app);
    await write(member, friend, 'Hi', 'client-0001');
    const [stranger, closed] = [await app.aMember(), await app.aMember()];
    await closed.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    const gift = { itemType: 'sticker', itemId: 'alien-love' };
    const calls = [
      ['GET', ''],
      ['GET', '/messages'],
      ['POST', '/messages', { message: 'Hi', clientId: 'client-0001' }],
      ['POST', '/messages', { message: 'Hi', clientId: 'client-0002' }],
      ['POST', '/read', { upTo: 1 }],
      ['POST', '/gift', gift],
      ['POST', '/accept'],
      ['POST', '/decline'],
      ['DELETE', ''],
      ['PATCH', ''],
    ] as const;
    for (const [method, path, body] of calls) {
      const [answer, ...others] = await Promise.all(
        [stranger.id, closed.id, 2_000_000_000].map(async (id) => {
          const { status, text } = await member.client.request(method, `/api/friends/${id}${path}`, body);
          return { status, text: text.replace(/"requestId":"[^"]+"/, '') };
        }),
      );
      expect(others).toEqual([answer, answer]);
      if (method === 'POST' && path !== '/read')
        expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('"friends.unknown"') });
      if (method === 'DELETE') expect(answer).toEqual({ status: 204, text: '' });
    }
  });
});
