/** @mariadb */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Config } from '../../platform/config/config.js';
import { secretKey } from '../../platform/config/server-secret.js';
import type { LivestreamDto } from '../../live/livestream/livestream.dto.js';
import type { IngestOrders } from '../../live/livestream/ingest-channel.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { aChatter, freshClientId, say } from '../../../test/support/chat.js';
import type { Answer } from '../../../test/support/client.js';
import { coinsOf } from '../../../test/support/rounds.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { openTab } from '../../../test/support/tab.js';
import type { SettingsDto, SiteDto } from './settings.dto.js';

let app: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.aMember({ isAdmin: true });
  member = await app.aMember();
});

const FACTORY = {
  siteName: 'Alien Squad',
  links: {
    chat: 'https://discord.com/',
    video: 'https://www.youtube.com/',
    streaming: 'https://www.twitch.tv/',
  },
  timeZone: 'America/New_York',
  isRegistrationOpen: true,
  defaultNewUserCoins: 0,
  dailyLoginBonus: 10,
  chat: { messages: 5, seconds: 10 },
  stream: { maxHeight: 1080, maxBitsPerSecond: 8_000_000 },
  maintenanceNotice: '',
};

afterEach(async () => {
  expect((await put({ version: (await settings()).version, ...FACTORY })).status).toBe(200);
});

const settings = async (): Promise<SettingsDto> => {
  const { status, body } = await admin.client.get<SettingsDto>('/api/admin/settings');
  expect(status).toBe(200);
  return body;
};

const put = (change: object, by = admin): Promise<Answer<SettingsDto>> =>
  by.client.request('PUT', '/api/admin/settings', change);

/** Changes settings, based on their current version. */
const set = async (change: object): Promise<SettingsDto> => {
  const { status, body } = await put({ version: (await settings()).version, ...change });
  expect(status).toBe(200);
  return body;
};

const site = async (): Promise<SiteDto> => (await app.aVisitor().get<SiteDto>('/api/site')).body;

const linesInLog = (): Promise<{ adminId: number; details: string }[]> =>
  app.database.query(
    "SELECT adminId, details FROM audit_log WHERE action = 'settings.changed' ORDER BY id DESC",
  );

describe('The settings', () => {
  it('are for admins, and what every page needs of them is for everybody [S9.39]', async () => {
    expect((await app.aVisitor().get('/api/admin/settings')).status).toBe(401);
    expect((await member.client.get('/api/admin/settings')).status).toBe(403);
    expect((await put({ version: 1, dailyLoginBonus: 500 }, member)).status).toBe(403);
    expect(await settings()).toMatchObject(FACTORY);
    const { siteName, links, isRegistrationOpen, maintenanceNotice } = FACTORY;
    const shown = { siteName, links, areLinksSample: true, isRegistrationOpen, maintenanceNotice };
    expect(await site()).toEqual(shown);
  });

  it('keep what was not named, say who changed something, and are in the audit log', async () => {
    const before = await settings();
    const after = await set({ siteName: 'Grey Squad', dailyLoginBonus: 25 });
    expect(after).toEqual({
      ...before,
      siteName: 'Grey Squad',
      dailyLoginBonus: 25,
      version: before.version + 1,
      updatedAt: app.clock.now().toISOString(),
      updatedBy: admin.username,
    });
    expect(await settings()).toEqual(after);
    const [line] = await linesInLog();
    expect(line?.adminId).toBe(admin.id);
    expect(JSON.parse(line?.details ?? '')).toEqual({ siteName: 'Grey Squad', dailyBonus: '25' });
  });

  it('have the default where a value was spoiled by hand, and can be set again', async () => {
    await set({ siteName: 'Grey Squad' });
    await app.unitOfWork.run((tx) =>
      tx.execute("UPDATE settings SET value = 'Grey' WHERE `key` = 'siteName'"),
    );
    expect((await site()).siteName).toBe('Alien Squad');
    expect(await set({ siteName: 'Green Squad' })).toMatchObject({ siteName: 'Green Squad' });
  });

  it('are changed by one of many who save at once [SEC-48]', async () => {
    const { version } = await settings();
    const answers = await Promise.all(
      Array.from({ length: stressCount(8, 40) }, (_, index) =>
        put({ version, dailyLoginBonus: 100 + index }),
      ),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await settings()).dailyLoginBonus).toBe(saved[0]?.body.dailyLoginBonus);
  });

  it('take the same change twice as one', async () => {
    const { version } = await settings();
    const lines = (await linesInLog()).length;
    const change = { version, links: { ...FACTORY.links, chat: 'https://chat.example/squad' } };
    const [one, again] = [await put(change), await put(change)];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(one.body);
    expect(await linesInLog()).toHaveLength(lines + 1);
  });

  it.each([
    ['no version', { dailyLoginBonus: 1 }],
    ['a negative bonus', { version: 1, dailyLoginBonus: -1 }],
    ['a bonus above 10,000', { version: 1, dailyLoginBonus: 10_001 }],
    ['half a coin', { version: 1, defaultNewUserCoins: 0.5 }],
    ['a name of two lines', { version: 1, siteName: 'Alien\nSquad' }],
    ['a link that runs code', { version: 1, links: { ...FACTORY.links, chat: 'javascript:alert(1)' } }],
    ['a link without encryption', { version: 1, links: { ...FACTORY.links, chat: 'http://a.example/' } }],
    ['a link with a password', { version: 1, links: { ...FACTORY.links, chat: 'https://a:b@c.example/' } }],
    ['links without one of them', { version: 1, links: { chat: 'https://a.example/' } }],
    ['no message at all', { version: 1, chat: { messages: 0, seconds: 10 } }],
    ['a height that no stream has', { version: 1, stream: { maxHeight: 2160, maxBitsPerSecond: 1e6 } }],
    ['a bit rate above the highest', { version: 1, stream: { maxHeight: 720, maxBitsPerSecond: 8_000_001 } }],
    ['a time zone that does not exist', { version: 1, timeZone: 'Mars/Olympus_Mons' }],
    ['what is no setting', { version: 1, isAdmin: true }],
  ])('refuse %s, and nothing has changed [SEC-48]', async (_, change) => {
    const before = await settings();
    const { status, body } = await put(change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
    expect(await settings()).toEqual(before);
  });

  it('tell every open page of the part that it shows', async () => {
    const tab = await openTab(app, member);
    await set({ maintenanceNotice: 'We are back at noon.' });
    expect(await tab.frame('site_changed')).toMatchObject({ data: await site() });
    expect((await site()).maintenanceNotice).toBe('We are back at noon.');
    await tab.close();
  });
});

describe('What is set', () => {
  it('lets nobody make an account while registration is closed, and lets members in', async () => {
    await set({ isRegistrationOpen: false });
    const visitor = app.aVisitor();
    const username = 'late-comer';
    const refused = await visitor.post('/api/register', { username, password: 'correct horse' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'auth.registration_closed' });
    const asked = await visitor.get(`/api/register/name?username=${username}`);
    expect(asked).toMatchObject({ status: 403, body: { code: 'auth.registration_closed' } });
    const login = { username: member.username, password: 'correct horse battery' };
    expect((await app.aVisitor().post('/api/login', login)).status).toBe(200);
    await set({ isRegistrationOpen: true });
    expect((await visitor.post('/api/register', { username, password: 'correct horse' })).status).toBe(201);
  });

  it('is what new accounts begin with and what each day brings [S9.39]', async () => {
    await set({ defaultNewUserCoins: 40, dailyLoginBonus: 15 });
    const { body } = await app
      .aVisitor()
      .post<{ coins: number }>('/api/register', { username: 'well-off', password: 'correct horse' });
    expect(body.coins).toBe(40);
    await member.client.post('/api/daily-bonus');
    expect(await coinsOf(member)).toBe(15);
  });

  it('is the zone of the schedule, by which the streams begin', async () => {
    const starts = async () => {
      const { body } = await member.client.get<LivestreamDto>('/api/livestream');
      return body.schedule.map(({ startsAt }) => startsAt.slice(11, 16));
    };
    expect(await starts()).not.toEqual(['15:00', '19:00']);
    await set({ timeZone: 'UTC' });
    expect(await starts()).toEqual(['15:00', '19:00']);
  });

  it('is how fast members write in the chat, from the next message on', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    const boss = await limited.aMember({ isAdmin: true });
    const chat = { messages: 2, seconds: 60 };
    const saved = await boss.client.request('PUT', '/api/admin/settings', { version: 1, chat });
    expect(saved.status).toBe(200);
    const { socket } = await aChatter(limited);
    await say(socket, 'One', freshClientId());
    await say(socket, 'Two', freshClientId());
    expect(await say(socket, 'Three', freshClientId())).toMatchObject({ code: 'chat.too_fast' });
    await limited.close();
  });

  it('is what the ingest is told of the limits of streams', async () => {
    const stream = { maxHeight: 720, maxBitsPerSecond: 3_000_000 };
    await set({ stream });
    const Authorization = `Bearer ${secretKey(app.nest.get(Config), 'ingest-channel').toString('hex')}`;
    const report = { ingest: '0'.repeat(16), port: 1935, session: null, push: null, problem: null };
    const { body } = await app
      .aVisitor('127.0.0.1')
      .post<IngestOrders>('/api/ingest/reports', report, { headers: { Authorization, Origin: undefined } });
    expect(body.limits).toEqual(stream);
  });
});
