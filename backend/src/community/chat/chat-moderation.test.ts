import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { aChatter, hear, historyOf, say } from '../../../test/support/chat.js';
import type { ChatMessageDto, ChatMuteDto } from './chat.dto.js';

// Creating all tables on a shared database server is slow.
jest.setTimeout(30_000);

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ username: 'Marshal', isAdmin: true });
});
afterAll(() => app.close());

const MUTES = '/api/admin/chat/mutes';

const addressOf = (messageId: unknown): string => `/api/admin/chat/messages/${String(messageId)}`;

interface Line {
  readonly adminId: number;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly details: string;
  readonly createdAt: number;
}

/** Returns the audit lines about a target, oldest first. */
async function auditOf(targetType: string, targetId: unknown): Promise<unknown[]> {
  const lines = await app.database.query<Line>(
    'SELECT adminId, action, targetType, targetId, details, createdAt FROM audit_log WHERE targetType = ? AND targetId = ? ORDER BY id',
    [targetType, String(targetId)],
  );
  return lines.map(({ details, ...line }) => ({ ...line, details: JSON.parse(details) as unknown }));
}

describe('a message that an admin removes', () => {
  it('goes from every screen and list, and the log says who did it [SEC-25]', async () => {
    const { member, socket } = await aChatter(app);
    const other = await aChatter(app);
    const { id } = await say(socket, 'A word too much');
    await hear(other.socket, 'A word too much');
    expect((await admin.client.delete(addressOf(id))).status).toBe(204);
    for (const tab of [socket, other.socket]) {
      expect(await tab.frame('message_removed')).toEqual({ type: 'message_removed', data: { id } });
    }
    expect((await historyOf(app)).map((message) => message.id)).not.toContain(id);
    const older = await admin.client.get<ChatMessageDto[]>('/api/chat/messages');
    expect(older.body.map((message) => message.id)).not.toContain(id);
    expect(await auditOf('chat_message', id)).toEqual([
      {
        adminId: admin.id,
        action: 'chat.message_removed',
        targetType: 'chat_message',
        targetId: String(id),
        details: { userId: member.id },
        createdAt: app.clock.now().getTime(),
      },
    ]);
  });

  it('is removed once, whoever else does it', async () => {
    const { socket } = await aChatter(app);
    const second = await app.aMember({ isAdmin: true });
    const { id } = await say(socket, 'Removed by two');
    const answers = await Promise.all([admin, second].map(({ client }) => client.delete(addressOf(id))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await auditOf('chat_message', id)).toHaveLength(1);
    const next = await say(socket, 'Removed as well');
    await admin.client.delete(addressOf(next['id']));
    await socket.frame('message_removed', (data: { id: number }) => data.id === next['id']);
    expect(socket.of('message_removed').map(({ data }) => data)).toEqual([{ id }, { id: next['id'] }]);
  });

  it.each([
    ['99999999999999999999', 400, 'request.invalid'],
    ['999999999', 404, 'chat.unknown_message'],
  ])('has to be one: %s is not', async (id, status, code) => {
    const answer = await admin.client.delete<{ code: string }>(addressOf(id));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('a member whom an admin mutes', () => {
  it('is told until when and why, reads on, and writes again when it is over [SEC-25]', async () => {
    const { member, socket } = await aChatter(app);
    const muted = await admin.client.post<ChatMuteDto>(MUTES, {
      userId: member.id,
      minutes: 10,
      reason: ' Rude ',
    });
    const until = new Date(app.clock.now().getTime() + 600_000).toISOString();
    expect([muted.status, muted.body]).toEqual([
      200,
      {
        id: expect.any(Number),
        userId: member.id,
        username: member.username,
        until,
        reason: 'Rude',
        mutedBy: 'Marshal',
        createdAt: app.clock.now().toISOString(),
      },
    ]);
    expect(await socket.frame('chat_muted')).toEqual({ type: 'chat_muted', data: { until, reason: 'Rude' } });
    expect(await say(socket, 'May I?')).toMatchObject({
      type: 'chat_refused',
      code: 'chat.muted',
      retryAfterSeconds: 600,
    });
    const other = await aChatter(app);
    await say(other.socket, 'They can read');
    await hear(socket, 'They can read');
    app.clock.advance(600_000);
    expect(await say(socket, 'Thank you')).toMatchObject({ type: 'chat_ack' });
    expect(await auditOf('user', member.id)).toMatchObject([
      { adminId: admin.id, action: 'chat.member_muted', details: { minutes: 10, reason: 'Rude' } },
    ]);
  });

  it('writes again when it is lifted, and the list has only mutes that hold', async () => {
    const [one, two, three] = [await aChatter(app), await aChatter(app), await aChatter(app)];
    for (const [{ member }, minutes] of [
      [one, 5],
      [two, null],
      [three, 43_200],
    ] as const)
      await admin.client.post(MUTES, { userId: member.id, minutes });
    const namesOf = async (path = MUTES): Promise<string[]> =>
      (await admin.client.get<ChatMuteDto[]>(path)).body.map(({ username }) => username);
    const [first, second] = await namesOf(`${MUTES}?limit=2`);
    expect([first, second]).toEqual([three.member.username, two.member.username]);
    expect((await admin.client.delete(`${MUTES}/${two.member.id}`)).status).toBe(204);
    expect((await admin.client.delete(`${MUTES}/${two.member.id}`)).status).toBe(204);
    await two.socket.frame('chat_unmuted');
    expect(await say(two.socket, 'Free again')).toMatchObject({ type: 'chat_ack' });
    app.clock.advance(300_000);
    const names = await namesOf();
    expect(names).toContain(three.member.username);
    expect(names).not.toContain(two.member.username);
    expect(names).not.toContain(one.member.username);
    expect(await auditOf('user', two.member.id)).toMatchObject([
      { action: 'chat.member_muted' },
      { action: 'chat.mute_lifted' },
    ]);
  });

  it('has one mute, the last that was said, also when two admins say it at once', async () => {
    const { member } = await aChatter(app);
    const second = await app.aMember({ isAdmin: true });
    const answers = await Promise.all(
      [admin, second, admin].map(({ client }, index) =>
        client.post(MUTES, { userId: member.id, minutes: index + 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await app.database.query('SELECT userId FROM chat_mutes WHERE userId = ?', [member.id]);
    expect(rows).toHaveLength(1);
  });

  it('is no admin, nobody unknown and nobody who has left', async () => {
    const code = async (userId: unknown): Promise<unknown> =>
      (await admin.client.post<{ code: string }>(MUTES, { userId, minutes: 5 })).body.code;
    const gone = await app.aMember();
    await gone.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect(await code((await app.aMember({ isAdmin: true })).id)).toBe('chat.admin_stays');
    expect(await code(gone.id)).toBe('chat.unknown_member');
    expect(await code(999_999_999)).toBe('chat.unknown_member');
  });

  it.each([
    { minutes: 5 },
    { userId: 1, minutes: 0 },
    { userId: 1, minutes: 43_201 },
    { userId: 1, minutes: 5, reason: 'x'.repeat(201) },
  ])('is named rightly: %j is refused', async (body) => {
    const answer = await admin.client.post<{ code: string }>(MUTES, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  });
});
