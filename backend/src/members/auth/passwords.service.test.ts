import { beforeAll, describe, expect, it } from '@jest/globals';
import { SystemRandom } from '../../platform/common/random.js';
import { PasswordsService } from './passwords.service.js';

const MEMBER = { memberId: 1 };
const passwords = new PasswordsService(new SystemRandom());
beforeAll(() => passwords.onModuleInit());

describe('passwords', () => {
  it('match their own hash only, and nobody matches none [SEC-42]', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.isCorrect('correct horse', stored, MEMBER)).toBe(true);
    expect(await passwords.isCorrect('Correct horse', stored, MEMBER)).toBe(false);
    expect(await passwords.isCorrect('correct horse', undefined, MEMBER)).toBe(false);
  });

  it('of members do not wait for those of strangers, however many these are [SEC-29]', async () => {
    const check = (address: string) => passwords.isCorrect('correct horse', undefined, { address });
    const flood = Array.from({ length: 64 }, (_none, index) => check(`10.0.0.${index}`));
    await expect(check('10.0.1.1')).rejects.toMatchObject({ code: 'server.busy' });
    const member = passwords.isCorrect('correct horse', undefined, MEMBER).then(() => 'the member');
    expect(await Promise.race([member, ...flood.slice(9)])).toBe('the member');
    await Promise.all(flood);
    expect(await check('10.0.1.1')).toBe(false);
  });
});
