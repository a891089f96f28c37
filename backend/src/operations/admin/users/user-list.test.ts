/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../../test/support/app.js';
import type { Answer } from '../../../../test/support/client.js';
import { UserEntity } from '../../../members/user/user.entity.js';
import type { AdminUserDto } from './admin-users.dto.js';

let app: TestApp;
let owner: TestMember;
let members: TestMember[];
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.aMember({ username: 'Overlord', isAdmin: true, isOwner: true, coins: 50 });
  members = [];
  for (const [index, username] of ['Nova_1', 'nova_2', 'Zed', 'abel', '77up'].entries()) {
    members.push(await app.aMember({ username, coins: 10 * (index + 1) }));
  }
});
afterAll(() => app.close());

const list = (query = ''): Promise<Answer<AdminUserDto[]>> =>
  owner.client.get<AdminUserDto[]>(`/api/admin/users${query}`);

const names = ({ body }: Answer<AdminUserDto[]>): string[] => body.map(({ username }) => username);

/** Returns the address in the Link header of an answer. */
function linkOf({ headers }: Answer, rel: 'next' | 'prev'): string {
  const path = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];
  return path?.replace('/api/admin/users', '') ?? 'none';
}

describe('the list of users', () => {
  it('has everybody with what admins need to know, in the order in which they came [S2.123, S3.19, S7.31]', async () => {
    const answer = await list();
    expect(answer.headers.get('x-total-count')).toBe('6');
    expect(names(answer)).toEqual(['Overlord', 'Nova_1', 'nova_2', 'Zed', 'abel', '77up']);
    expect(answer.body[0]).toEqual({
      id: owner.id,
      username: 'Overlord',
      isAdmin: true,
      isOwner: true,
      isOnline: false,
      isMuted: false,
      mustChangePassword: false,
      coins: 50,
      lastSeen: null,
      createdAt: app.clock.now().toISOString(),
      profilePicture: null,
      avatarCustomization: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
    });
  });

  it.each([
    ['?sort=username', ['77up', 'abel', 'Nova_1', 'nova_2', 'Overlord', 'Zed']],
    ['?sort=username&order=desc', ['Zed', 'Overlord', 'nova_2', 'Nova_1', 'abel', '77up']],
    ['?sort=coins', ['Nova_1', 'nova_2', 'Zed', 'abel', 'Overlord', '77up']],
    ['?sort=coins&order=desc', ['77up', 'Overlord', 'abel', 'Zed', 'nova_2', 'Nova_1']],
    ['?order=desc', ['77up', 'abel', 'Zed', 'nova_2', 'Nova_1', 'Overlord']],
    ['?role=admin', ['Overlord']],
    ['?search=NOVA', ['Nova_1', 'nova_2']],
    ['?search=ova', []],
    ['?search=%C3%A4', []],
    ['?search=%25', []],
  ])('%s gives %j', async (query, expected) => {
    const answer = await list(query);
    expect(names(answer)).toEqual(expected);
    expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
  });

  it('finds a user by the id as well', async () => {
    expect(names(await list(`?search=${members[0]?.id}`))).toContain('Nova_1');
  });

  it.each(['id', 'username', 'coins', 'lastSeen'])(
    'sorted by %s goes on and back page by page, each user once',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const whole = names(await list(`?sort=${sort}&order=${order}`));
        const pages: string[][] = [];
        let query = `?sort=${sort}&order=${order}&limit=2`;
        let answer = await list(query);
        for (; query !== 'none'; query = linkOf(answer, 'next')) {
          answer = await list(query);
          pages.push(names(answer));
        }
        expect(pages.flat()).toEqual(whole);
        const back = await list(linkOf(answer, 'prev'));
        expect(names(back)).toEqual(whole.slice(2, 4));
        expect(names(await list(linkOf(back, 'prev')))).toEqual(whole.slice(0, 2));
      }
    },
  );

  it('sorts by when users were last here, those who never were as the least', async () => {
    const [, , zed] = members;
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE users SET lastSeen = ? WHERE id = ?', [app.clock.now(), zed?.id ?? 0]),
    );
    expect(names(await list('?sort=lastSeen&order=desc'))[0]).toBe('Zed');
    expect(names(await list('?sort=lastSeen')).at(-1)).toBe('Zed');
    const first = await list('?sort=lastSeen&order=desc&limit=1');
    expect(names(await list(linkOf(first, 'next')))).toEqual(['77up']);
  });

  it('tells who is muted, and leaves closed accounts out', async () => {
    const abel = members[3] ?? owner;
    await owner.client.post('/api/admin/chat/mutes', { userId: abel.id, minutes: 5 });
    const gone = await app.aMember({ username: 'gone' });
    expect((await owner.client.delete(`/api/admin/users/${gone.id}`)).status).toBe(204);
    const { body } = await list();
    expect(body.find(({ id }) => id === abel.id)?.isMuted).toBe(true);
    app.clock.advance(5 * 60_000);
    expect((await list()).body.find(({ id }) => id === abel.id)?.isMuted).toBe(false);
    expect(body.some(({ id }) => id === gone.id)).toBe(false);
    expect((await owner.client.get(`/api/admin/users/${gone.id}`)).status).toBe(404);
  });
});

describe('the list of users without a page', () => {
  it('has up to a thousand, and its headers say so and where it goes on', async () => {
    await app.unitOfWork.run(async (tx) => {
      for (let hundred = 0; hundred < 10; hundred += 1) {
        const users = Array.from({ length: 100 }, (_, index) => `crowd-${hundred * 100 + index}`);
        await tx.repository(UserEntity).insert(
          users.map((username) => ({
            username,
            usernameKey: username,
            passwordHash: 'none',
            createdAt: app.clock.now(),
          })),
        );
      }
    });
    const whole = await list();
    expect([whole.body.length, whole.headers.get('x-page-limit')]).toEqual([1000, '1000']);
    expect(whole.headers.get('x-total-count')).toBe('1006');
    const rest = await list(linkOf(whole, 'next'));
    expect([rest.body.length, rest.headers.get('x-page-limit')]).toEqual([6, '25']);
  });
});
