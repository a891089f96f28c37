import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HomeDto } from '../../../community/home/home.dto.js';
import { startTestApp, type TestApp, type TestMember } from '../../../../test/support/app.js';
import type { Answer } from '../../../../test/support/client.js';
import { openTab } from '../../../../test/support/tab.js';
import type { AdminAnnouncementDto } from './announcements.dto.js';

const LIST = '/api/admin/announcements';

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

const list = async (query = ''): Promise<AdminAnnouncementDto[]> =>
  (await admin.client.get<AdminAnnouncementDto[]>(LIST + query)).body;
const add = (input: object, by = admin): Promise<Answer<AdminAnnouncementDto>> => by.client.post(LIST, input);
const put = (id: number | string, change: object, by = admin): Promise<Answer<AdminAnnouncementDto>> =>
  by.client.request('PUT', `${LIST}/${id}`, change);
const remove = (id: number, version: number, by = admin): Promise<Answer> =>
  by.client.delete(`${LIST}/${id}?version=${version}`);
const shown = async (): Promise<HomeDto['announcements']> =>
  (await member.client.get<HomeDto>('/api/home')).body.announcements;
const anAnnouncement = async (title: string): Promise<AdminAnnouncementDto> => {
  const { status, body } = await add({ title, description: 'Read all about it.' });
  expect(status).toBe(201);
  return body;
};

describe('Announcements', () => {
  it('stand on every home screen from the moment they are written, are changed and taken away', async () => {
    const tab = await openTab(app, member);
    const { id, date, version } = await anAnnouncement('  Grid is full  ');
    await tab.frame('home_changed');
    expect((await shown())[0]).toEqual({
      id,
      title: 'Grid is full',
      description: 'Read all about it.',
      date: app.clock.now().toISOString(),
      isSample: false,
    });
    expect(date).toBe(app.clock.now().toISOString());
    await tab.close();
    const changed = await put(id, { version, title: 'Doors close', date: '2040-01-01T00:00:00.000Z' });
    expect(changed.body).toMatchObject({
      title: 'Doors close',
      version: 2,
      date: '2040-01-01T00:00:00.000Z',
    });
    expect((await shown())[0]?.title).toBe('Doors close');
    expect((await remove(id, 2)).status).toBe(204);
    expect((await shown()).map((each) => each.id)).not.toContain(id);
  });

  it('tell the second of two admins, and take the same change twice as one [SEC-48]', async () => {
    const { id } = await anAnnouncement('Race day');
    const other = await app.aMember({ isAdmin: true });
    const [one, again] = [
      await put(id, { version: 1, title: 'Race night' }),
      await put(id, { version: 1, title: 'Race night' }),
    ];
    expect([one.status, again.status, again.body.version]).toEqual([200, 200, 2]);
    for (const refused of [
      await put(id, { version: 1, title: 'Race week' }, other),
      await remove(id, 1, other),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'announcements.changed' });
    }
    expect((await list()).find((each) => each.id === id)?.title).toBe('Race night');
    expect((await remove(id, 2)).status).toBe(204);
    expect((await remove(id, 2)).body).toMatchObject({ code: 'announcements.unknown' });
    expect((await put(id, { version: 2, title: 'Again' })).status).toBe(404);
  });

  it('are searched by title and go on by a Link', async () => {
    await anAnnouncement('100% Galaxy');
    await anAnnouncement('Galaxy two');
    expect((await list('?search=galaxy')).map(({ title }) => title)).toEqual(['Galaxy two', '100% Galaxy']);
    expect((await list('?search=0%25')).map(({ title }) => title)).toEqual(['100% Galaxy']);
    await anAnnouncement('Ärger im Stall');
    for (const search of ['Ärger', 'Ärger IM stall', 'STALL'])
      expect(await list(`?search=${encodeURIComponent(search)}`)).toMatchObject([
        { title: 'Ärger im Stall' },
      ]);
    const first = await admin.client.get<AdminAnnouncementDto[]>(`${LIST}?search=galaxy&limit=1`);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.client.get<AdminAnnouncementDto[]>(next);
    expect(second.body.map(({ title }) => title)).toEqual(['100% Galaxy']);
    expect(second.headers.get('link')).toBeNull();
  });

  it.each([
    ['no title', { title: '' }],
    ['a day that there is not', { date: '2030-02-31T00:00:00.000Z' }],
    ['a moment without its zone', { date: '2030-02-01T00:00:00' }],
    ['what is none of it', { id: 7 }],
  ])('refuse %s, and nothing has changed', async (_, wrong) => {
    const before = await list();
    expect((await add({ title: 'Fine', description: 'Fine.', ...wrong })).status).toBe(400);
    expect((await put(before[0]?.id ?? 0, { version: before[0]?.version, ...wrong })).status).toBe(400);
    expect(await list()).toEqual(before);
  });
});
