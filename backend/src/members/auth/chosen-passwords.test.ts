import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';

const refusal = (what: string): string => `${what} is too easy to guess: add an uncommon word or two.`;
const WEAK = refusal('This password');
const TOP = refusal('A very common password');
const COMMON = refusal('A common password');
const LIKE_COMMON = refusal('A password like a common one');
const ONE_CHARACTER = refusal('One character again and again');
const REPEATED = refusal('A password that repeats itself');
const KEYS = refusal('A row of keys');
const RUN = refusal('A run of digits or letters');
const NAME = refusal('A name that everybody knows');

/** Weak passwords of a member called `Nimbus-7` on a site called `Grey Squad`, and the messages about them. */
const REFUSED = [
  ['password1', COMMON],
  ['PassWord1', COMMON],
  [' 123456 ', TOP],
  // One of the last of the list.
  ['dimazarya', COMMON],
  ['dragon99', LIKE_COMMON],
  ['p@$$w0rd1!', LIKE_COMMON],
  ['drowssap1', LIKE_COMMON],
  ['24.08.1990', refusal('A date')],
  ['      ', WEAK],
  ['\u200b'.repeat(6), WEAK],
  ['\u2800\u3164\u200d \ufe0f\u00ad\u2800', WEAK],
  ['pass\u200bword1', COMMON],
  // Full-width letters, which NFKC makes plain.
  ['\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44\uff11', COMMON],
  ['zzzzzzzz', ONE_CHARACTER],
  // Of 200 characters the first 64 count.
  [`${'z'.repeat(64)} a quite uncommon ending`, ONE_CHARACTER],
  ['Xy9xY9', REPEATED],
  ['2468024680', REPEATED],
  ['34567890', KEYS],
  ['098765432', KEYS],
  ['opqrstuv', RUN],
  ['utsrqpon', RUN],
  ['Nimbus-7', NAME],
  ['nimbus-7!', NAME],
  ['7-subMIN', NAME],
  ['nimbus\u200b-7', NAME],
  ['AlienSquad7', NAME],
  ['grey squad 7', NAME],
  ['moderator1', NAME],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.aMember({ isAdmin: true });
  const { body } = await admin.client.get<{ version: number }>('/api/admin/settings');
  const change = { version: body.version, siteName: 'Grey Squad' };
  expect(await admin.client.request('PUT', '/api/admin/settings', change)).toMatchObject({ status: 200 });
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
  it.each(REFUSED)('is not taken when registering: %j [SEC-29]', async (password, sentence) => {
    const answer = await app.aVisitor().post('/api/register', { username: 'Nimbus-7', password });
    expect(answer).toMatchObject(refused('password', sentence));
  });

  it('is not taken for another one, and the sessions and the old one stay [SEC-29]', async () => {
    const member = await app.aMember({ username: 'Nimbus-8' });
    expect(await changePassword(member, 'trustno1')).toMatchObject(refused('newPassword', TOP));
    expect(await changePassword(member, '8-sUBMIN')).toMatchObject(refused('newPassword', NAME));
    expect(await changePassword(member, 'a better one')).toMatchObject({ status: 204 });
  });

  it.each(['kq7wmz', 'moon soup', 'grey but uncommon', '\u043f\u0430\u0440\u043e\u043b\u044c'])(
    'is no other than those: %j is taken [SEC-29]',
    async (password) => {
      expect((await changePassword(await app.aMember(), password)).status).toBe(204);
    },
  );

  it('still signs in who has it from before', async () => {
    const { id, username } = await app.aMember();
    const stored = await hash('password1');
    await app.unitOfWork.run((tx) => tx.execute('UPDATE users SET password = ? WHERE id = ?', [stored, id]));
    expect((await app.aVisitor().post('/api/login', { username, password: 'password1' })).status).toBe(200);
  });
});
