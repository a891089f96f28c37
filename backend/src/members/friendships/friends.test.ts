import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { TestNode } from '../../../test/support/node.js';
import {
  answerRequest,
  ask,
  friendsOf,
  namesOf,
  notificationsOf,
  pushedTo,
  removeFriend,
  summaryOf,
  twoFriends,
} from '../../../test/support/friends.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('A friend', () => {
  it('is shown with what they look like, when they were here and what they play', async () => {
    const [one, other] = await twoFriends(app);
    const now = app.clock.now();
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE users SET avatarCustomization = ? WHERE id = ?', ['{"hat":"crown"}', other.id]),
    );
    const node = new TestNode(app);
    node.presence.setPlaying(await node.tab(other), 'Alien Racing');
    expect((await friendsOf(one)).friends).toMatchObject([
      {
        userId: other.id,
        isOnline: true,
        lastSeen: now.toISOString(),
        playing: 'Alien Racing',
        avatar: { color: 'green', hat: 'crown', face: 'smile', accessory: 'none' },
      },
    ]);
  });

  it('is no friend any more once either ends it, twice or at once', async () => {
    const [one, other] = await twoFriends(app);
    const pushed = pushedTo(app, other);
    const answers = await Promise.all([removeFriend(one, other), removeFriend(other, one)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await namesOf(one), await namesOf(other)]).toEqual([
      { friends: [], requests: [], sent: [] },
      { friends: [], requests: [], sent: [] },
    ]);
    expect(pushed).toContainEqual({ type: 'friends_changed', data: {} });
    expect((await ask(one, other.username)).body.status).toBe('pending');
  });

  it('who closes the account vanishes from every list, with what was told of them', async () => {
    const [one, other] = await twoFriends(app);
    const [asked, asker] = [await app.aMember(), await app.aMember()];
    await ask(other, asked.username);
    await ask(asker, other.username);
    expect(await notificationsOf(one)).toHaveLength(1);
    const closed = await other.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect(closed.status).toBe(204);
    for (const member of [one, asked, asker]) {
      expect(await namesOf(member)).toEqual({ friends: [], requests: [], sent: [] });
      expect(await notificationsOf(member)).toEqual([]);
      expect(await summaryOf(member)).toEqual({ unread: 0, friendRequests: 0, unreadMessages: 0 });
    }
    expect(await answerRequest(asked, other, 'accept')).toMatchObject({
      status: 404,
      body: { code: 'friends.unknown' },
    });
  });
});
