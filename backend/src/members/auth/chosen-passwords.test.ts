import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';

const COMMON = 'This password is one of the most common: choose another one.';
const BLANK = 'A password of blanks alone is too easy to guess: choose another one.';
const REPEATED = 'A password that repeats itself is too easy to guess: choose another one.';
const RUN = 'A password in the order of digits or letters is too easy to guess: choose another one.';
const NAME = 'The name is the first password that others try: choose another one.';

/** Weak passwords of a member called `Nimbus-7`, and the messages about them. */
const WEAK = [
  ['password1', COMMON],
  ['PassWord1', COMMON],
  [' 123456 ', COMMON],
  // The 10,000th password of the list.
  ['24081990', COMMON],
  ['      ', BLANK],
  ['\u200b'.repeat(6), BLANK],
  ['\u2800\u3164\u200d \ufe0f\u00ad\u2800', BLANK],
  ['pass\u200bword1', COMMON],
  ['zzzzzzzz', REPEATED],
  ['Xy9xY9', REPEATED],
  ['2468024680', REPEATED],
  ['34567890', RUN],
  ['098765432', RUN],
  ['opqrstuv', RUN],
  ['utsrqpon', RUN],
  ['Nimbus-7', NAME],
  ['nimbus-7', NAME],
  ['7-subMIN', NAME],
  ['nimbus\u200b-7', NAME],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refused = (field: string, message: string) => ({
  status: 400,
  body: { code: 'auth.weak_password', message, errors: { [field]: [message] } },
});

const changePassword = (
  { client }: Pick<Awaited<ReturnType<TestApp['aMember']>>, 'client'>,
  newPassword: string,
  currentPassword = MEMBER_PASSWORD,
): Promise<Answer> => client.patch('/api/user/password', { currentPassword, newPassword });

describe('A password that others try first', () => {
  it.each(WEAK)('is not taken when registering: %j [SEC-29]', async (password, sentence) => {
    const answer = await app.aVisitor().post('/api/register', { username: 'Nimbus-7', password });
    expect(answer).toMatchObject(refused('password', sentence));
  });

  it('is not taken for another one, and the sessions and the old one stay [SEC-29]', async () => {
    const member = await app.aMember({ username: 'Nimbus-8' });
    expect(await changePassword(member, 'trustno1')).toMatchObject(refused('newPassword', COMMON));
    expect(await changePassword(member, '8-sUBMIN')).toMatchObject(refused('newPassword', NAME));
    expect(await changePassword(member, 'a better one')).toMatchObject({ status: 204 });
  });

  it('still signs in who has it from before', async () => {
    const { id, username } = await app.aMember();
    const stored = await hash('password1');
    await app.unitOfWork.run((tx) => tx.execute('UPDATE users SET password = ? WHERE id = ?', [stored, id]));
    expect((await app.aVisitor().post('/api/login', { username, password: 'password1' })).status).toBe(200);
  });
});
