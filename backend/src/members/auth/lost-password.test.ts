import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditLogService } from '../audit/audit-log.service.js';
import { Random } from '../../platform/common/random.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { lineOfAudit } from '../../../test/support/audit.js';
import { type ResetPassword, resetPassword } from './lost-password.js';
import { PasswordsService } from './passwords.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reset = (alienId: string): Promise<ResetPassword> =>
  resetPassword(
    {
      unitOfWork: app.unitOfWork,
      passwords: app.nest.get(PasswordsService, { strict: false }),
      audit: app.nest.get(AuditLogService, { strict: false }),
      random: app.nest.get(Random),
      clock: app.clock,
    },
    alienId,
  );

const signIn = (username: string, password: string) =>
  app.aVisitor().post('/api/login', { username, password });

describe('a password that was lost', () => {
  it("is replaced by the operator, also the owner's: once, ending all sessions, to be changed first [SEC-46]", async () => {
    const owner = await app.aMember({ username: 'Overlord', isAdmin: true, isOwner: true });
    const { username, password } = await reset(' OVERLORD ');
    expect(username).toBe('Overlord');
    expect(password).toMatch(/^[a-z2-9]{16}$/);
    expect((await owner.client.get('/api/user')).status).toBe(401);
    expect((await signIn('Overlord', MEMBER_PASSWORD)).status).toBe(401);

    const visitor = app.aVisitor();
    expect((await visitor.post('/api/login', { username, password })).status).toBe(200);
    expect(await visitor.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { code: 'auth.password_change_required' },
    });
    const own = { currentPassword: password, newPassword: 'my own again' };
    expect((await visitor.patch('/api/user/password', own)).status).toBe(204);
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await signIn('Overlord', password)).status).toBe(401);
  });

  it('stands in the audit log, in the name of the member', async () => {
    const { id, username } = await app.aMember();
    await reset(username);
    expect(await lineOfAudit(app, id)).toEqual({
      adminId: id,
      action: 'users.one_time_password',
      details: `{"by":"the server's operator"}`,
    });
  });

  it.each(['nobody-here', '', "' OR 1=1 --"])(
    'is nobody\'s for "%.20s", and nothing changes',
    async (alienId) => {
      await expect(reset(alienId)).rejects.toThrow(`There is no member called ${alienId}.`);
    },
  );

  it('is not that of a closed account', async () => {
    const [admin, member] = [await app.aMember({ isAdmin: true }), await app.aMember()];
    await admin.client.delete(`/api/admin/users/${member.id}`);
    await expect(reset(member.username)).rejects.toThrow('There is no member');
    await expect(reset(`former-member-${member.id}`)).rejects.toThrow('There is no member');
  });
});
