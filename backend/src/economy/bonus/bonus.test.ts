/** @mariadb */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';
import type { DailyBonusDto } from './bonus.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await set('dailyBonus', '10');
  await set('defaultCoins', '0');
});

const set = (key: string, json: string): Promise<number> =>
  app.unitOfWork.run((tx) => tx.execute('UPDATE settings SET value = ? WHERE `key` = ?', [json, key]));

const claim = async (member: TestMember): Promise<DailyBonusDto> => {
  const { status, body } = await member.client.post<DailyBonusDto>('/api/daily-bonus');
  expect(status).toBe(200);
  return body;
};

describe('The daily bonus', () => {
  it('is ten coins and a ledger line, once a day [S9.39]', async () => {
    const member = await app.aMember({ coins: 5 });
    expect(await claim(member)).toMatchObject({ granted: true, amount: 10, coins: 15 });
    expect(await claim(member)).toMatchObject({ granted: false, amount: 0, coins: 15 });
    expect((await linesOf(member))[0]).toMatchObject({ amount: 10, description: 'Daily Login Bonus' });
  });

  it('goes by the day in UTC, to the millisecond [SEC-19]', async () => {
    const member = await app.aMember();
    app.clock.set(new Date('2030-01-05T00:00:00.000Z'));
    expect((await claim(member)).granted).toBe(true);
    app.clock.set(new Date('2030-01-05T23:59:59.999Z'));
    expect(await claim(member)).toMatchObject({ granted: false, day: '2030-01-05' });
    app.clock.set(new Date('2030-01-06T00:00:00.000Z'));
    expect(await claim(member)).toEqual({ granted: true, amount: 10, day: '2030-01-06', coins: 20 });
  });

  it('is given once, whatever runs at once [SEC-19]', async () => {
    for (let time = 0; time < stressCount(3, 20); time += 1) {
      const member = await app.aMember();
      const answers = await Promise.all(Array.from({ length: stressCount(20, 100) }, () => claim(member)));
      expect(answers.filter(({ granted }) => granted)).toMatchObject([
        { granted: true, amount: 10, coins: 10 },
      ]);
      expect([await coinsOf(member), (await linesOf(member)).length]).toEqual([10, 1]);
    }
  });

  it('is not given while the settings say 0, and may be given later that day', async () => {
    const member = await app.aMember({ coins: 3 });
    await set('dailyBonus', '0');
    expect(await claim(member)).toMatchObject({ granted: false, amount: 0, coins: 3 });
    await set('dailyBonus', '7');
    expect(await claim(member)).toMatchObject({ granted: true, amount: 7, coins: 10 });
  });
});

describe('A new member', () => {
  const register = async (username: string): Promise<TestMember> => {
    const client = app.aVisitor();
    const { status, body } = await client.post<{ id: number }>('/api/register', {
      username,
      password: 'correct horse battery',
    });
    expect(status).toBe(201);
    return { client, id: body.id, username };
  };

  it('begins with nothing, and without a ledger line [S9.39]', async () => {
    const member = await register('penniless');
    expect([await coinsOf(member), await linesOf(member)]).toEqual([0, []]);
  });

  it('begins with the default coins of the settings, by a ledger line', async () => {
    await set('defaultCoins', '250');
    const member = await register('welcome');
    expect(await coinsOf(member)).toBe(250);
    expect(await linesOf(member)).toMatchObject([{ amount: 250, description: 'Welcome to the squad' }]);
    expect(await claim(member)).toMatchObject({ granted: true, amount: 10, coins: 260 });
  });
});
