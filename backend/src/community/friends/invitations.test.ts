import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { ask, namesOf } from '../../../test/support/friends.js';
import type { InvitationDto, OtherMemberDto } from './friends.dto.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const linkOf = async ({ client }: TestMember): Promise<InvitationDto> =>
  (await client.get<InvitationDto>('/api/friends/invitation')).body;

const open = (token: string): Promise<Answer<OtherMemberDto>> =>
  app.aVisitor().get(`/api/invitations/${encodeURIComponent(token)}`);

it('shows anybody the name and the alien of the inviter, and nothing else [SEC-58]', async () => {
  const inviter = await app.aMember();
  const { token } = await linkOf(inviter);
  expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/);
  const { status, body } = await open(token);
  expect(status).toBe(200);
  expect(body).toEqual({
    userId: inviter.id,
    username: inviter.username,
    avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
    profilePicture: null,
  });
});

it('is the same all day, can be used often, and ends after 30 days', async () => {
  const inviter = await app.aMember();
  const { token, validUntil } = await linkOf(inviter);
  expect(await linkOf(inviter)).toEqual({ token, validUntil });
  const leftMs = Date.parse(validUntil) - app.clock.now().getTime();
  expect([leftMs >= 30 * DAY_MS, leftMs < 31 * DAY_MS]).toEqual([true, true]);
  for (let guest = 0; guest < 3; guest++)
    expect((await ask(await app.aMember(), (await open(token)).body.username)).status).toBe(201);
  expect((await namesOf(inviter)).requests).toHaveLength(3);

  app.clock.advance(leftMs - 1);
  expect((await open(token)).status).toBe(200);
  app.clock.advance(1);
  expect((await open(token)).status).toBe(404);
});

it('answers a forged, an odd and a very long token, and one of a closed account, alike [SEC-58]', async () => {
  const inviter = await app.aMember();
  const { token } = await linkOf(inviter);
  const other = await linkOf(await app.aMember());
  const bytes = Buffer.from(token, 'base64url');
  const changed = [...bytes.keys()].map((at) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url'),
  );
  const forged = [
    ...changed,
    token.slice(0, 8) + other.token.slice(8),
    token.slice(0, -1),
    `${token}A`,
    `${token}=`,
    ...['%', ' ', '👽', "' OR 1=1 --", '{"id":1}', 'x'.repeat(10_000)],
  ];
  await inviter.client.post('/api/user/close', { password: MEMBER_PASSWORD });
  const answers = await Promise.all([token, ...forged].map(open));
  const texts = answers.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''));
  expect(new Set(texts).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'friends.invitation_over' } });
});
