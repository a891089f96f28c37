import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { answerRequest, ask, befriend, namesOf } from '../../../test/support/friends.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aPair = async (): Promise<[TestMember, TestMember]> => [await app.aMember(), await app.aMember()];

describe('There is an end', () => {
  async function fill(member: TestMember, count: number, status: string, asks: boolean): Promise<void> {
    await app.unitOfWork.run(async (tx) => {
      for (let index = 0; index < count; index += 1) {
        const name = `filler-${member.id}-${asks}-${index}`;
        await tx.execute(
          'INSERT INTO users (username, usernameKey, password, createdAt) VALUES (?, ?, ?, 1)',
          [name, name, '!'],
        );
        const [row] = await tx.query<{ id: number }>('SELECT id FROM users WHERE usernameKey = ?', [name]);
        const id = row?.id ?? 0;
        await tx.execute(
          `INSERT INTO friendships (userId, friendId, status, lowId, highId, createdAt, updatedAt)
           VALUES (?, ?, ?, ?, ?, 1, 1)`,
          [
            asks ? member.id : id,
            asks ? id : member.id,
            status,
            Math.min(member.id, id),
            Math.max(member.id, id),
          ],
        );
      }
    });
  }

  it('at 200 friends, on either side', async () => {
    const [full, other] = await aPair();
    await fill(full, 100, 'accepted', true);
    await fill(full, 99, 'accepted', false);
    const last = await app.aMember();
    await befriend(last, full);
    expect((await namesOf(full)).friends).toHaveLength(200);
    expect((await ask(full, other.username)).body.code).toBe('friends.too_many');
    expect((await ask(other, full.username)).body.code).toBe('friends.they_have_too_many');
  });

  it('at 200 friends also when two requests are accepted at the same moment', async () => {
    const full = await app.aMember();
    await fill(full, 199, 'accepted', true);
    const askers = await aPair();
    for (const asker of askers) await ask(asker, full.username);
    const answers = await Promise.all(askers.map((asker) => answerRequest(full, asker, 'accept')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await namesOf(full)).friends).toHaveLength(200);
  });

  it('at 50 requests of one member that wait for an answer, and at 200 that wait for one [SEC-34]', async () => {
    const [keen, other] = await aPair();
    await fill(keen, 50, 'pending', true);
    expect((await ask(keen, other.username)).body.code).toBe('friends.too_many_requests');
    await fill(keen, 199, 'pending', false);
    expect((await ask(other, keen.username)).status).toBe(201);
    expect((await ask(await app.aMember(), keen.username)).body.code).toBe('friends.they_have_too_many');
  });
});

describe('The routes of friends', () => {
  it('let a member ask thirty times in ten minutes [SEC-34]', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    try {
      const member = await limited.aMember();
      for (let count = 0; count < 30; count += 1) {
        expect((await ask(member, 'nobody-there')).status).toBe(404);
      }
      const answer = await ask(member, 'nobody-there');
      expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
