import { beforeAll, describe, expect, it } from '@jest/globals';
import { SystemRandom } from '../common/random.js';
import { PasswordsService } from './passwords.service.js';

const passwords = new PasswordsService(new SystemRandom());
beforeAll(() => passwords.onModuleInit());

describe('passwords', () => {
  it('match their own hash only, and nobody matches none', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.isCorrect('correct horse', stored)).toBe(true);
    expect(await passwords.isCorrect('Correct horse', stored)).toBe(false);
    expect(await passwords.isCorrect('correct horse', undefined)).toBe(false);
  });

  it('are worked on two at a time while 64 wait, and the next one is told to come back', async () => {
    const all = Array.from({ length: 67 }, () => passwords.isCorrect('correct horse', undefined));
    const last = all.pop();
    await expect(last).rejects.toMatchObject({ code: 'server.busy', headers: { 'Retry-After': '5' } });
    expect(await Promise.all(all)).toHaveLength(66);
    expect(await passwords.isCorrect('correct horse', undefined)).toBe(false);
  });
});
