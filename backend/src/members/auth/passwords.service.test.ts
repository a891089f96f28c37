import { beforeAll, describe, expect, it } from '@jest/globals';
import { SystemClock } from '../../platform/common/clock.js';
import { SystemRandom } from '../../platform/common/random.js';
import { PasswordsService } from './passwords.service.js';

const passwords = new PasswordsService(new SystemRandom(), new SystemClock());
beforeAll(() => passwords.onModuleInit());

describe('passwords', () => {
  it('match their own hash only, and nobody matches none [SEC-42]', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.isCorrect('correct horse', stored)).toBe(true);
    expect(await passwords.isCorrect('Correct horse', stored)).toBe(false);
    expect(await passwords.isCorrect('correct horse', undefined)).toBe(false);
  });

  it('of one caller are worked on two at a time while eight wait, and the next one is told to come back [SEC-29]', async () => {
    const check = (caller: string) => passwords.isCorrect('correct horse', undefined, caller);
    const flood = Array.from({ length: 11 }, () => check('10.0.0.1'));
    const other = check('10.0.0.2');
    await expect(flood.pop()).rejects.toMatchObject({
      code: 'request.too_many',
      headers: { 'Retry-After': '2' },
    });
    expect(await Promise.all([...flood, other])).toEqual(Array.from({ length: 11 }, () => false));
    expect(await check('10.0.0.1')).toBe(false);
  });
});
