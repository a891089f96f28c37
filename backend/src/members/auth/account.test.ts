/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer, TestClient } from '../../../test/support/client.js';
import type { UserDto } from '../user/user.dto.js';
import { PasswordsService } from './passwords.service.js';

interface ProblemBody {
  readonly code: string;
  readonly message: string;
}

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Patched = Promise<Answer<UserDto & ProblemBody>>;

const rename = ({ client }: TestMember, username: string, currentPassword = MEMBER_PASSWORD): Patched =>
  client.patch('/api/user/username', { username, currentPassword });

const changePassword = (
  { client }: { client: TestClient },
  newPassword: string,
  currentPassword = MEMBER_PASSWORD,
): Promise<Answer<ProblemBody>> => client.patch('/api/user/password', { currentPassword, newPassword });

async function signIn(
  username: string,
  password = MEMBER_PASSWORD,
): Promise<Answer & { client: TestClient }> {
  const client = app.aVisitor();
  return { ...(await client.post('/api/login', { username, password })), client };
}

const isSignedIn = async (client: TestClient): Promise<boolean> =>
  (await client.get('/api/user')).status === 200;

describe('Another username', () => {
  it('is taken over everywhere, and the old one signs in nobody [S6.11, S7.26]', async () => {
    const member = await app.aMember({ username: 'Larva' });
    const { status, body } = await rename(member, 'Moth_1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member.id, username: 'Moth_1' });
    expect((await member.client.get('/api/user')).body).toMatchObject({ username: 'Moth_1' });
    expect((await signIn('moth_1')).status).toBe(200);
    expect((await signIn('Larva')).status).toBe(401);
  });

  it('may be the same in other letters', async () => {
    const member = await app.aMember({ username: 'quiet' });
    expect((await rename(member, 'QUIET')).body).toMatchObject({ username: 'QUIET' });
    expect((await rename(member, 'QUIET')).status).toBe(200);
  });

  it('is refused when somebody has it, whatever its case', async () => {
    const [member] = [await app.aMember(), await app.aMember({ username: 'Nebula' })];
    expect(await rename(member, 'nEBULA')).toMatchObject({
      status: 409,
      body: { code: 'auth.username_taken', message: 'Please try a different username' },
    });
    expect((await member.client.get('/api/user')).body).toMatchObject({ username: member.username });
  });

  it('asks for the current password, and a wrong one changes nothing and signs nobody out [SEC-30]', async () => {
    const member = await app.aMember();
    expect(await rename(member, 'Impostor', 'not this one')).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong_password', message: 'The current password is not correct.' },
    });
    expect((await member.client.get('/api/user')).body).toMatchObject({ username: member.username });
  });

  it.each(['', 'ab', 'x'.repeat(25), 'two words'])(
    'follows the rules of registering: not %p',
    async (username) => {
      const { client } = await app.aMember();
      const answer = await client.patch('/api/user/username', { username, currentPassword: MEMBER_PASSWORD });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );

  it('is none that closed accounts are called by', async () => {
    expect((await rename(await app.aMember(), 'Former-Member-7')).status).toBe(409);
    const answer = await app
      .aVisitor()
      .post('/api/register', { username: 'former-member-8', password: 'moon soup' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'auth.username_taken' } });
  });
});

describe('Another password', () => {
  it('signs in from now on and ends every other session of the member, but not this one [S7.27, SEC-21]', async () => {
    const member = await app.aMember();
    const other = await signIn(member.username);
    const stranger = await app.aMember();
    expect((await changePassword(member, 'another secret')).status).toBe(204);
    expect(await isSignedIn(member.client)).toBe(true);
    expect(await isSignedIn(other.client)).toBe(false);
    expect(await isSignedIn(stranger.client)).toBe(true);
    expect((await signIn(member.username)).status).toBe(401);
    expect((await signIn(member.username, 'another secret')).status).toBe(200);
  });

  it.each(['', 'short', 'x'.repeat(201)])(
    'is as long as when registering, 6 to 200 characters: not %p',
    async (newPassword) => {
      const { client } = await app.aMember();
      const body = { currentPassword: MEMBER_PASSWORD, newPassword };
      expect((await client.patch('/api/user/password', body)).status).toBe(400);
    },
  );

  it('is changed by one of two who knew the old one [SEC-30]', async () => {
    const member = await app.aMember();
    const second = await signIn(member.username);
    const answers = await Promise.all([
      changePassword(member, 'the first secret'),
      changePassword(second, 'the second secret'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const [first, other] = [
      await signIn(member.username, 'the first secret'),
      await signIn(member.username, 'the second secret'),
    ];
    expect([first.status, other.status]).toEqual(statuses[0] === 204 ? [200, 401] : [401, 200]);
  });

  it('leaves no session to whoever signed in with the old one at the same moment [SEC-21]', async () => {
    const member = await app.aMember();
    const passwords = app.nest.get(PasswordsService);
    const isCorrect = passwords.isCorrect.bind(passwords);
    const compared = jest.spyOn(passwords, 'isCorrect').mockImplementationOnce(async (...tried) => {
      const answer = await isCorrect(...tried);
      expect((await changePassword(member, 'another secret')).status).toBe(204);
      return answer;
    });
    const { status, client } = await signIn(member.username);
    compared.mockRestore();
    expect(status).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(member.client)).toBe(true);
  });
});

describe('Guesses at the current password', () => {
  it('are answered ten times, whichever change they are made by [SEC-30]', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    try {
      const member = await strict.aMember();
      const guess = {
        currentPassword: 'guess',
        username: 'Another',
        newPassword: 'guessed',
        password: 'guess',
      };
      const { currentPassword, username, newPassword, password } = guess;
      const { client } = member;
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await client.patch('/api/user/username', { username, currentPassword })).status);
        statuses.push((await client.patch('/api/user/password', { currentPassword, newPassword })).status);
        statuses.push((await client.post('/api/user/close', { password })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('The devices', () => {
  const PIXEL =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  interface Device {
    readonly id: string;
    readonly device: string;
    readonly createdAt: string;
    readonly lastUsedAt: string;
    readonly isCurrent: boolean;
  }

  const devicesOf = async (client: TestClient): Promise<Device[]> =>
    (await client.get<Device[]>('/api/user/sessions')).body;

  it('are listed with their names, the last used first, and the one that asks is known', async () => {
    const member = await app.aMember();
    app.clock.advance(1000);
    const phone = app.aVisitor();
    const credentials = { username: member.username, password: MEMBER_PASSWORD };
    await phone.post('/api/login', credentials, { headers: { 'User-Agent': PIXEL } });
    const now = app.clock.now();
    expect(await devicesOf(phone)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Chrome on Android',
        createdAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Unknown device', isCurrent: false }),
    ]);
    expect((await devicesOf(member.client)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('are signed out one by one [SEC-21]', async () => {
    const member = await app.aMember();
    const other = await signIn(member.username);
    const id = (await devicesOf(member.client)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await member.client.delete(`/api/user/sessions/${id}`)).status).toBe(204);
    expect(await isSignedIn(other.client)).toBe(false);
    expect(await isSignedIn(member.client)).toBe(true);
    expect(await member.client.delete(`/api/user/sessions/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'account.no_such_session' },
    });
  });

  it('of somebody else are neither listed nor signed out [SEC-30]', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    const [device] = await devicesOf(other.client);
    expect(await devicesOf(member.client)).toHaveLength(1);
    for (const id of [device?.id ?? '', 'x', '%27%20OR%201', '0'.repeat(64)]) {
      expect((await member.client.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    }
    expect(await isSignedIn(other.client)).toBe(true);
  });
});
