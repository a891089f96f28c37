import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../../test/support/app.js';
import type { Answer } from '../../../../test/support/client.js';
import type { AuditLineDto } from './admin-audit.dto.js';

let app: TestApp;
let first: TestMember;
let second: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  first = await app.aMember({ username: 'Boss-1', isAdmin: true });
  second = await app.aMember({ username: 'boss-2', isAdmin: true });
  member = await app.aMember({ username: 'Kessel' });
  await first.client.post('/api/admin/chat/mutes', { userId: member.id, minutes: 5, reason: 'spam' });
  app.clock.advance(24 * 60 * 60 * 1000);
  await second.client.delete(`/api/admin/chat/mutes/${member.id}`);
  await second.client.patch(`/api/admin/users/${member.id}`, { isAdmin: true });
});
afterAll(() => app.close());

const list = (query = ''): Promise<Answer<AuditLineDto[]>> =>
  first.client.get<AuditLineDto[]>(`/api/admin/audit${query}`);

const actions = async (query: string): Promise<string[]> =>
  (await list(query)).body.map(({ action }) => action);

describe('the audit log', () => {
  it('tells what was done, by whom and to whom, the newest first', async () => {
    const { body } = await list();
    expect(body.map(({ action }) => action)).toEqual([
      'users.admin_granted',
      'chat.mute_lifted',
      'chat.member_muted',
    ]);
    expect(body[2]).toEqual({
      id: expect.any(Number),
      adminId: first.id,
      admin: 'Boss-1',
      action: 'chat.member_muted',
      targetType: 'user',
      targetId: String(member.id),
      aboutUserId: member.id,
      about: 'Kessel',
      details: { minutes: 5, reason: 'spam' },
      createdAt: expect.any(String),
    });
  });

  it('is looked through by admin, action, user and time', async () => {
    expect(await actions('?admin=BOSS-1')).toEqual(['chat.member_muted']);
    expect(await actions('?action=chat.mute_lifted')).toEqual(['chat.mute_lifted']);
    expect(await actions('?about=kessel&admin=boss-2')).toHaveLength(2);
    expect(await actions('?about=boss-1')).toEqual([]);
    expect(await actions('?admin=nobody-here')).toEqual([]);
    expect(await actions('?about=%C3%BCber')).toEqual([]);
    const noon = new Date(app.clock.now().getTime() - 12 * 60 * 60 * 1000).toISOString();
    expect(await actions(`?to=${noon}`)).toEqual(['chat.member_muted']);
    expect(await actions(`?from=${noon}`)).toHaveLength(2);
  });

  it('goes on page by page', async () => {
    const answer = await list('?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    const { body } = await first.client.get<AuditLineDto[]>(next ?? '');
    expect(body.map(({ action }) => action)).toEqual(['chat.member_muted']);
  });
});
