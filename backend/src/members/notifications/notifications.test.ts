import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { MEMBER_PASSWORD } from '../../../test/support/app.js';
import { ask, notificationsOf, pushedTo, summaryOf } from '../../../test/support/friends.js';
import { coinsChanged } from './notices.js';
import { type Notice, NotificationsService } from './notifications.service.js';

jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tell = ({ id }: TestMember, notice: Partial<Notice> = {}): Promise<void> =>
  app.unitOfWork.run((tx) =>
    app.nest.get(NotificationsService).add(tx, {
      userId: id,
      type: 'overtaken',
      content: 'Somebody is better now',
      data: {},
      ...notice,
    }),
  );

const contentsOf = async (member: TestMember): Promise<string[]> =>
  (await notificationsOf(member)).map(({ content }) => content);

const readUpTo = ({ client }: TestMember, upTo: unknown) => client.post('/api/notifications/read', { upTo });

describe('A notification', () => {
  it('is listed newest first, counted and pushed, with everything a screen needs [S3.15]', async () => {
    const member = await app.aMember();
    const pushed = pushedTo(app, member);
    await tell(member, { content: 'The first' });
    await tell(member, {
      type: 'coins',
      content: 'The <b>second</b>',
      data: { amount: 5, nested: { a: [1] } },
    });
    const [second, first] = await notificationsOf(member);
    expect([first?.content, second]).toEqual([
      'The first',
      {
        id: expect.any(Number),
        type: 'coins',
        content: 'The <b>second</b>',
        data: { amount: 5, nested: { a: [1] } },
        read: false,
        createdAt: app.clock.now().toISOString(),
      },
    ]);
    expect(pushed).toEqual([
      { type: 'notification', data: first },
      { type: 'notification', data: second },
    ]);
    expect(await summaryOf(member)).toEqual({ unread: 2, friendRequests: 0, unreadMessages: 0 });
  });

  it('is read up to where the member has seen it, in every tab', async () => {
    const member = await app.aMember();
    for (const content of ['One', 'Two', 'Three']) await tell(member, { content });
    const [, two] = await notificationsOf(member);
    const pushed = pushedTo(app, member);
    expect((await readUpTo(member, two?.id)).status).toBe(204);
    expect((await readUpTo(member, two?.id)).status).toBe(204);
    expect((await notificationsOf(member)).map(({ read }) => read)).toEqual([false, true, true]);
    expect(await summaryOf(member)).toMatchObject({ unread: 1 });
    expect(pushed).toEqual([{ type: 'notifications_changed', data: {} }]);
  });

  it('is nobody else’s', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    await tell(member);
    expect(await notificationsOf(other)).toEqual([]);
    await readUpTo(other, Number.MAX_SAFE_INTEGER);
    expect(await summaryOf(member)).toMatchObject({ unread: 1 });
  });

  it('replaces an unread one of the same key, and stands on top', async () => {
    const member = await app.aMember();
    await tell(member, { content: 'Overtaken once', mergeKey: 'overtaken:all' });
    await tell(member, { content: 'Something else' });
    await tell(member, { content: 'Overtaken twice', mergeKey: 'overtaken:all' });
    expect(await contentsOf(member)).toEqual(['Overtaken twice', 'Something else']);
    const [newest] = await notificationsOf(member);
    await readUpTo(member, newest?.id);
    await tell(member, { content: 'Overtaken again', mergeKey: 'overtaken:all' });
    expect(await contentsOf(member)).toEqual(['Overtaken again', 'Overtaken twice', 'Something else']);
    expect(await summaryOf(member)).toMatchObject({ unread: 1 });
  });

  it('of one key is one, however many tell it at once, and members who tell each other do not wait in a circle', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.unitOfWork.run(async (tx) => {
          const [teller, told] = index % 2 === 0 ? [one, other] : [other, one];
          await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id = ?', [teller.id]);
          await app.nest.get(NotificationsService).add(tx, {
            userId: told.id,
            type: 'overtaken',
            content: `By ${index}`,
            data: { userId: teller.id },
            mergeKey: 'overtaken:all',
          });
        }),
      ),
    );
    expect(await notificationsOf(one)).toHaveLength(1);
    expect(await notificationsOf(other)).toHaveLength(1);
  });

  it('is one of two hundred at the most: the oldest go [SEC-34]', async () => {
    const member = await app.aMember();
    for (let count = 1; count <= 203; count += 1) await tell(member, { content: `Number ${count}` });
    const first = await member.client.get<{ content: string }[]>('/api/notifications?limit=100');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await member.client.get<{ content: string }[]>(next);
    expect(second.headers.get('link')).toBeNull();
    const all = [...first.body, ...second.body].map(({ content }) => content);
    expect([all.length, all[0], all.at(-1)]).toEqual([200, 'Number 203', 'Number 4']);
  });

  it('is told to nobody who has closed their account, and goes with the account it tells of', async () => {
    const [member, leaver] = [await app.aMember(), await app.aMember()];
    await ask(leaver, member.username);
    await tell(member, { content: 'Stays' });
    await tell(leaver, { content: 'Goes' });
    await leaver.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    await tell(leaver, { content: 'Never comes' });
    expect(await contentsOf(member)).toEqual(['Stays']);
    const kept = await app.database.query('SELECT id FROM notifications WHERE userId = ?', [leaver.id]);
    expect(kept).toEqual([]);
  });
});

describe('What an admin did to the coins', () => {
  it.each([
    [1, undefined, 'You were given 1 coin'],
    [2500, 'For the design contest', 'You were given 2,500 coins: For the design contest'],
    [-30, 'Paid twice', '30 coins were taken from you: Paid twice'],
  ])('is told in a sentence: %j', async (amount, reason, content) => {
    const member = await app.aMember();
    await tell(member, coinsChanged(member.id, amount, reason));
    expect(await notificationsOf(member)).toMatchObject([{ type: 'coins', content, data: { amount } }]);
  });
});
