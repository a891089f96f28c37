import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { StoreItemDto } from '../economy/store/store.dto.js';
import { startTestApp, type TestApp } from '../../test/support/app.js';
import type { Answer, TestClient } from '../../test/support/client.js';
import { aPicture, dataUrl } from '../../test/support/pictures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A client that knows only the calls of the specification (§7): no key, no Origin, no round. */
class Program {
  constructor(private readonly client: TestClient) {}

  async call<Body = unknown>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    return this.client.request<Body>(method, path, body, { headers: { Origin: undefined } });
  }

  /** Returns the status of each call. */
  async statusesOf(
    calls: readonly (readonly [method: string, path: string, body?: object])[],
  ): Promise<string[]> {
    const statuses: string[] = [];
    for (const [method, path, body] of calls)
      statuses.push(`${method} ${path} ${(await this.call(method, path, body)).status}`);
    return statuses;
  }
}

it("a member's program plays, buys and changes what is theirs by the calls of the specification alone", async () => {
  const program = new Program(app.aVisitor());
  const newcomer = { username: 'by_the_letter', password: 'by the letter: one' };
  expect((await program.call('POST', '/api/register', newcomer)).body).toMatchObject({
    username: 'by_the_letter',
    coins: 0,
  });
  expect(
    await program.statusesOf([
      ['POST', '/api/logout'],
      ['GET', '/api/user'],
      ['POST', '/api/login', newcomer],
      ['GET', '/api/user'],
      ['GET', '/api/games'],
      ['GET', '/api/games/stats'],
      ['GET', '/api/games/stats?game=Alien%20Racing'],
      [
        'POST',
        '/api/games/stats',
        { gameName: 'Alien Clicker', highScore: 40, timesPlayed: 1, timePlayed: 60 },
      ],
      ['POST', '/api/games/stats', { gameName: 'Alien Racing', score: 90, timePlayed: 60, coins: 9 }],
      ['GET', '/api/coins/transactions'],
      ['GET', '/api/leaderboard'],
      ['GET', '/api/racing/coin-history'],
    ]),
  ).toEqual([
    'POST /api/logout 204',
    'GET /api/user 401',
    'POST /api/login 200',
    'GET /api/user 200',
    'GET /api/games 200',
    'GET /api/games/stats 200',
    'GET /api/games/stats?game=Alien%20Racing 200',
    'POST /api/games/stats 200',
    'POST /api/games/stats 200',
    'GET /api/coins/transactions 200',
    'GET /api/leaderboard 200',
    'GET /api/racing/coin-history 200',
  ]);
});

it("a member's program spends coins by the calls of the specification alone", async () => {
  const { client, username } = await app.aMember({ coins: 1000 });
  const program = new Program(client);
  const { body: shelf } = await program.call<StoreItemDto[]>('GET', '/api/store/items');
  const items = shelf
    .filter(({ name }) => name === 'Love')
    .map(({ id, name, description, price, type, imageUrl }) => ({
      ...{ id, name, description, price, type, imageUrl },
      quantity: 2,
    }));
  const password = { currentPassword: 'correct horse battery', newPassword: 'by the letter: two' };
  expect(
    await program.statusesOf([
      ['POST', '/api/store/purchase', { items, totalCost: 150 }],
      ['POST', '/api/store/purchase-avatar-item', { itemType: 'color', itemId: 'blue', price: 100 }],
      [
        'PATCH',
        '/api/user/avatar',
        { avatarColor: 'blue', avatarHat: 'none', avatarFace: 'smile', avatarAccessory: 'none' },
      ],
      ['POST', '/api/profile/upload-picture', { imageData: dataUrl('png', await aPicture()) }],
      ['PATCH', '/api/user/username', { username: `${username}-2`, ...password, newPassword: undefined }],
      ['PATCH', '/api/user/password', password],
    ]),
  ).toEqual([
    'POST /api/store/purchase 201',
    'POST /api/store/purchase-avatar-item 201',
    'PATCH /api/user/avatar 200',
    'POST /api/profile/upload-picture 201',
    'PATCH /api/user/username 200',
    'PATCH /api/user/password 204',
  ]);
  expect((await program.call('GET', '/api/user')).body).toMatchObject({ coins: 250, avatarColor: 'blue' });
});

it("an admin's program runs the site by the calls of the specification alone", async () => {
  const program = new Program((await app.aMember({ isAdmin: true })).client);
  const answer = await program.call<{ id: number }>('POST', '/api/admin/users', {
    username: 'added_one',
    password: 'by the letter: three',
  });
  expect(answer.status).toBe(201);
  const path = `/api/admin/users/${answer.body.id}`;
  expect(
    await program.statusesOf([
      ['POST', `${path}/coins`, { amount: 30 }],
      ['POST', `${path}/coins`, { amount: -10 }],
      ['PATCH', path, { isAdmin: true }],
      ['GET', '/api/admin/stats'],
    ]),
  ).toEqual([
    `POST ${path}/coins 200`,
    `POST ${path}/coins 200`,
    `PATCH ${path} 200`,
    'GET /api/admin/stats 200',
  ]);
  const { body: users } = await program.call<{ id: number }[]>('GET', '/api/admin/users');
  expect(users.find(({ id }) => id === answer.body.id)).toMatchObject({
    username: 'added_one',
    isAdmin: true,
    isOnline: false,
    coins: 20,
  });
  expect((await program.call('DELETE', path)).status).toBe(204);
});
