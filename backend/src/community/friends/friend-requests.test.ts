/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  answerRequest,
  ask,
  friendsOf,
  namesOf,
  notificationsOf,
  pushedTo,
  removeFriend,
  summaryOf,
} from '../../../test/support/friends.js';
import { stressCount } from '../../../test/support/stress-count.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of repetitions of each race. */
const TIMES = stressCount(8, 100);

jest.setTimeout(TIMES * 10_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aPair = async (): Promise<[TestMember, TestMember]> => [await app.aMember(), await app.aMember()];

const rowsOf = (one: TestMember, other: TestMember): Promise<{ status: string }[]> =>
  app.database.query('SELECT status FROM friendships WHERE userId IN (?, ?) AND friendId IN (?, ?)', [
    one.id,
    other.id,
    one.id,
    other.id,
  ]);

describe('Asking somebody to be friends', () => {
  it('waits for their answer, and both know of it [S3.13]', async () => {
    const [nova, ooze] = [await app.aMember({ username: 'Nova' }), await app.aMember({ username: 'Ooze' })];
    const pushed = pushedTo(app, ooze);
    const answer = await ask(nova, 'Ooze');
    expect(answer).toMatchObject({
      status: 201,
      body: { userId: ooze.id, username: 'Ooze', status: 'pending' },
    });
    expect(await namesOf(nova)).toEqual({ friends: [], requests: [], sent: ['Ooze'] });
    expect(await namesOf(ooze)).toEqual({ friends: [], requests: ['Nova'], sent: [] });
    expect((await friendsOf(ooze)).requests).toEqual([
      {
        userId: nova.id,
        username: 'Nova',
        avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
        profilePicture: null,
        createdAt: app.clock.now().toISOString(),
      },
    ]);
    expect(await notificationsOf(ooze)).toMatchObject([
      { type: 'friend_request', content: 'Nova wants to be friends', data: { userId: nova.id }, read: false },
    ]);
    expect(await summaryOf(ooze)).toEqual({ unread: 1, friendRequests: 1, unreadMessages: 0 });
    expect(pushed.map(({ type }) => type)).toEqual(['notification', 'friends_changed']);
  });

  it('answers a name that nobody has, one that was closed and one that nobody can have alike [SEC-36]', async () => {
    const [member, gone] = [await app.aMember(), await app.aMember({ username: 'Gone' })];
    await gone.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    const names = [
      'Nobody',
      'Gone',
      `former-member-${gone.id}`,
      'ü',
      '<script>alert(1)</script>',
      "' OR 1=1 --",
    ];
    const answers = await Promise.all(names.map((name) => ask(member, name)));
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([
        404,
        { code: 'friends.unknown', message: 'There is no such member.' },
      ]);
    }
  });

  it.each([[''], [7], [{ $ne: '' }]])('is refused for a name such as %j', async (username) => {
    const member = await app.aMember();
    expect(await member.client.post('/api/friends', { username })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it('is refused for oneself', async () => {
    const member = await app.aMember();
    expect(await ask(member, member.username.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'friends.self' },
    });
  });

  it('twice at once asks once and tells once', async () => {
    const [one, other] = await aPair();
    const answers = await Promise.all([1, 2, 3].map(() => ask(one, other.username)));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [201, 'pending']),
    );
    expect(await rowsOf(one, other)).toEqual([{ status: 'pending' }]);
    expect(await notificationsOf(other)).toHaveLength(1);
  });

  it('at the same moment as they ask makes both friends, once', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [one, other] = await aPair();
      const answers = await Promise.all([
        ask(one, other.username),
        ask(other, one.username),
        ask(one, other.username),
        ask(other, one.username),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await rowsOf(one, other)).toEqual([{ status: 'accepted' }]);
      expect((await namesOf(one)).friends).toEqual([other.username]);
      expect((await namesOf(other)).friends).toEqual([one.username]);
      const told = [...(await notificationsOf(one)), ...(await notificationsOf(other))];
      expect(told.map(({ type }) => type)).toEqual(['friend_accepted']);
    }
  });

  it('in a circle of members at the same moment makes all of them friends', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => app.aMember()));
    const wishes = members.flatMap((one) =>
      members.filter((other) => other !== one).map((other) => ask(one, other.username)),
    );
    const answers = await Promise.all(wishes);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const member of members) expect((await namesOf(member)).friends).toHaveLength(3);
  });
});

describe('A request', () => {
  it('that is accepted makes friends, tells who asked, and is told of no more', async () => {
    const [one, other] = await aPair();
    await ask(one, other.username);
    const pushed = pushedTo(app, one);
    expect((await answerRequest(other, one, 'accept')).status).toBe(204);
    expect(await namesOf(one)).toEqual({ friends: [other.username], requests: [], sent: [] });
    expect(await namesOf(other)).toEqual({ friends: [one.username], requests: [], sent: [] });
    expect((await friendsOf(one)).friends[0]).toMatchObject({
      unread: 0,
      lastMessage: null,
      isOnline: false,
    });
    expect(await notificationsOf(other)).toEqual([]);
    expect(await notificationsOf(one)).toMatchObject([
      { type: 'friend_accepted', content: `${other.username} is your friend now` },
    ]);
    expect(pushed.map(({ type }) => type)).toEqual(['notification', 'friends_changed']);
    expect((await answerRequest(other, one, 'accept')).status).toBe(204);
  });

  it('that is declined goes, whoever asked is not told and can ask again after a week [SEC-34]', async () => {
    const [one, other] = await aPair();
    await ask(one, other.username);
    expect((await answerRequest(other, one, 'decline')).status).toBe(204);
    expect((await answerRequest(other, one, 'decline')).status).toBe(204);
    for (const member of [one, other]) {
      expect(await namesOf(member)).toEqual({ friends: [], requests: [], sent: [] });
      expect(await notificationsOf(member)).toEqual([]);
    }
    expect(await ask(one, other.username)).toMatchObject({ status: 409, body: { code: 'friends.declined' } });
    expect(await answerRequest(other, one, 'accept')).toMatchObject({
      status: 404,
      body: { code: 'friends.no_request' },
    });
    app.clock.advance(7 * DAY_MS - 1);
    expect((await ask(one, other.username)).status).toBe(409);
    app.clock.advance(1);
    expect(await ask(one, other.username)).toMatchObject({ status: 201, body: { status: 'pending' } });
  });

  it('that is accepted and declined at the same moment ends as one of the two', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [one, other] = await aPair();
      await ask(one, other.username);
      const [accepted, declined] = await Promise.all([
        answerRequest(other, one, 'accept'),
        answerRequest(other, one, 'decline'),
      ]);
      const outcome = accepted.status === 204 ? 'accepted' : 'declined';
      expect(await rowsOf(one, other)).toEqual([{ status: outcome }]);
      const late = outcome === 'accepted' ? declined : accepted;
      expect([late.status, late.body.code]).toEqual(
        outcome === 'accepted' ? [409, 'friends.already_friends'] : [404, 'friends.no_request'],
      );
    }
  });

  it('is taken back by whoever made it, with what was told of it', async () => {
    const [one, other] = await aPair();
    await ask(one, other.username);
    const pushed = pushedTo(app, other);
    expect((await removeFriend(one, other)).status).toBe(204);
    expect(await namesOf(other)).toEqual({ friends: [], requests: [], sent: [] });
    expect(await notificationsOf(other)).toEqual([]);
    expect(pushed.map(({ type }) => type)).toEqual(['notifications_changed', 'friends_changed']);
    expect((await ask(one, other.username)).status).toBe(201);
  });

  it('is answered by nobody but whom it was made to', async () => {
    const [one, other] = await aPair();
    const stranger = await app.aMember();
    await ask(one, other.username);
    for (const [member, about, code] of [
      [one, other, 'friends.no_request'],
      [stranger, one, 'friends.unknown'],
      [stranger, other, 'friends.unknown'],
    ] as const) {
      for (const how of ['accept', 'decline'] as const) {
        expect(await answerRequest(member, about, how)).toMatchObject({ status: 404, body: { code } });
      }
    }
    expect(await rowsOf(one, other)).toEqual([{ status: 'pending' }]);
    expect((await removeFriend(other, one)).status).toBe(204);
    expect(await rowsOf(one, other)).toEqual([{ status: 'pending' }]);
  });
});
