import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sha256 } from '../common/sha256.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { SESSION_LIFETIME_MS } from '../../members/auth/session-lifetime.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { openTab, type TestTab } from '../../../test/support/tab.js';
import { OnlineTimeService } from './online-time.service.js';
import { PushService } from './push.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SESSION_ENDED = 4401;

/** Signs the same member in on another device. */
async function otherDevice(member: TestMember): Promise<TestMember> {
  const client = app.aVisitor();
  const sessions = app.nest.get(SessionsService, { strict: false });
  client.setCookie(
    'session',
    await app.unitOfWork.run((tx) => sessions.start(tx, member.id, undefined, 'Safari on iPhone')),
  );
  return { ...member, client };
}

/** Opens a member's tab on this device and one on another. */
async function twoDevices(): Promise<{ member: TestMember; here: TestTab; there: TestTab }> {
  const member = await app.aMember();
  const here = await openTab(app, member);
  const there = await openTab(app, await otherDevice(member));
  return { member, here, there };
}

async function isOver(socket: TestTab): Promise<void> {
  expect(await socket.closeCode()).toBe(SESSION_ENDED);
  expect(socket.frames.at(-1)).toEqual({ type: 'session_ended', data: {} });
}

async function goesOn(member: TestMember, socket: TestTab): Promise<void> {
  app.nest.get(PushService).toMembers([member.id], { type: 'store_changed', data: {} });
  await socket.frame('store_changed');
}

describe('a socket is closed at once', () => {
  it('when its member signs out, on this device only [SEC-22]', async () => {
    const { member, here, there } = await twoDevices();
    await member.client.post('/api/logout');
    await isOver(here);
    await goesOn(member, there);
  });

  it('when its session is ended from the list of devices', async () => {
    const { member, here, there } = await twoDevices();
    const { body: devices } = await member.client.get<{ id: string; device: string }[]>('/api/user/sessions');
    const phone = devices.find(({ device }) => device === 'Safari on iPhone');
    expect((await member.client.delete(`/api/user/sessions/${phone?.id ?? ''}`)).status).toBe(204);
    await isOver(there);
    await goesOn(member, here);
  });

  it('when the password is changed on another device [SEC-22]', async () => {
    const { member, here, there } = await twoDevices();
    const change = { currentPassword: MEMBER_PASSWORD, newPassword: 'another horse battery' };
    expect((await member.client.patch('/api/user/password', change)).status).toBe(204);
    await isOver(there);
    await goesOn(member, here);
  });

  it('when the account is closed', async () => {
    const { member, here, there } = await twoDevices();
    const { status } = await member.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect(status).toBe(204);
    await Promise.all([isOver(here), isOver(there)]);
  });

  it('when somebody signs in over its session', async () => {
    const { member, here, there } = await twoDevices();
    await member.client.post('/api/login', { username: member.username, password: MEMBER_PASSWORD });
    await isOver(here);
    await goesOn(member, there);
  });
});

describe('a socket is closed by the next beat', () => {
  it('when its session was ended by nobody who told [SEC-22]', async () => {
    const { member, here, there } = await twoDevices();
    const id = sha256(member.client.cookie('session') ?? '');
    await app.unitOfWork.run((tx) => tx.execute('DELETE FROM sessions WHERE id = ?', [id]));
    await app.nest.get(OnlineTimeService, { strict: false }).beat();
    await isOver(here);
    await goesOn(member, there);
  });

  it('when its session has run out', async () => {
    const { here } = await twoDevices();
    app.clock.advance(SESSION_LIFETIME_MS);
    await app.nest.get(OnlineTimeService, { strict: false }).beat();
    await isOver(here);
  });
});
