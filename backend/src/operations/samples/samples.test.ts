/** @mariadb */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HomeDto } from '../../community/home/home.dto.js';
import type { AdminLivestreamDto } from '../../live/livestream/livestream-admin.dto.js';
import type { LivestreamDto } from '../../live/livestream/livestream.dto.js';
import type { SiteDto } from '../../members/settings/settings.dto.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { SamplesService } from './samples.service.js';

/** Announcements, events, weekly streams, standings, race details and links. */
const ALL = 2 + 8 + 2 + 4 + 1 + 1;

const NO_LINKS = { chat: '', video: '', streaming: '' };

let app: TestApp;
afterEach(() => app.close());

const read = async <Body>({ client }: Pick<TestMember, 'client'>, path: string): Promise<Body> => {
  const { status, body } = await client.get<Body>(path);
  expect(status).toBe(200);
  return body;
};

describe('The samples of a new site', () => {
  let admin: TestMember;
  const count = async () => (await read<{ samples: number }>(admin, '/api/admin/samples')).samples;
  const livestream = () => read<LivestreamDto>(admin, '/api/livestream');
  const home = () => read<HomeDto>(admin, '/api/home');
  const site = () => read<SiteDto>(admin, '/api/site');
  const edited = () => read<AdminLivestreamDto>(admin, '/api/admin/livestream');
  const remove = () => admin.client.delete<{ samples: number }>('/api/admin/samples');

  beforeEach(async () => {
    app = await startTestApp({ startsAt: new Date() });
    admin = await app.aMember({ isAdmin: true });
  });

  it('are marked wherever they are shown', async () => {
    const { schedule, standings, events, nextStream, areDetailsSample } = await livestream();
    const { announcements, upcomingEvents } = await home();
    const shown = [...schedule, ...standings, ...events, ...announcements, ...upcomingEvents, nextStream];
    expect(shown.map((each) => each?.isSample)).toEqual(shown.map(() => true));
    expect([areDetailsSample, (await site()).areLinksSample]).toEqual([true, true]);
    expect(await count()).toBe(ALL);
  });

  it('disappear with one action, which is in the audit log once; repeating it changes nothing', async () => {
    expect((await remove()).body).toEqual({ samples: ALL });
    expect((await remove()).body).toEqual({ samples: 0 });
    expect(await livestream()).toMatchObject({
      ...{ schedule: [], standings: [], events: [], nextStream: null, details: null },
      areDetailsSample: false,
    });
    expect(await home()).toMatchObject({ announcements: [], upcomingEvents: [] });
    expect(await site()).toMatchObject({ links: NO_LINKS, areLinksSample: false });
    const lines = await app.database.query<{ details: string }>(
      "SELECT details FROM audit_log WHERE action = 'samples.removed'",
    );
    expect(lines.map(({ details }) => JSON.parse(details) as unknown)).toEqual([{ samples: ALL }]);
  });

  it('are no samples any more once an admin has changed them, and stay', async () => {
    const { standings, details } = await edited();
    const [first] = standings;
    const row = { version: first?.version, name: 'Halley', points: 12 };
    await admin.client.request('PUT', `/api/admin/livestream/standings/${first?.id}`, row);
    const race = { version: details.version, details: { ...details.details, race: 'Halley Cup' } };
    await admin.client.request('PUT', '/api/admin/livestream/details', race);
    const [news] = await read<{ id: number; version: number }[]>(admin, '/api/admin/announcements');
    const text = { version: news?.version, title: 'Doors open' };
    await admin.client.request('PUT', `/api/admin/announcements/${news?.id}`, text);
    const links = { ...NO_LINKS, chat: 'https://chat.example/squad' };
    const { version } = await read<{ version: number }>(admin, '/api/admin/settings');
    await admin.client.request('PUT', '/api/admin/settings', { version, links });
    expect((await remove()).body).toEqual({ samples: ALL - 4 });
    expect(await livestream()).toMatchObject({
      standings: [{ name: 'Halley', points: 12, isSample: false }],
      details: { race: 'Halley Cup' },
    });
    expect((await home()).announcements).toMatchObject([{ title: 'Doors open', isSample: false }]);
    expect((await site()).links).toEqual(links);
  });

  it('are no samples once an admin has added the same', async () => {
    const [first] = (await edited()).standings;
    const row = { name: first?.name, points: first?.points };
    expect((await admin.client.post('/api/admin/livestream/standings', row)).body).toMatchObject({
      id: first?.id,
      isSample: false,
    });
    expect((await remove()).body).toEqual({ samples: ALL - 1 });
  });

  it('are removed under the version of the settings, so that an older form does not bring them back', async () => {
    const { version } = await read<{ version: number }>(admin, '/api/admin/settings');
    await remove();
    const late = { version, links: { ...NO_LINKS, video: 'https://video.example/' } };
    expect((await admin.client.request('PUT', '/api/admin/settings', late)).status).toBe(409);
  });
});

describe('SEED_SAMPLES=off', () => {
  beforeEach(async () => {
    app = await startTestApp({ environment: { SEED_SAMPLES: 'off' } });
  });
  const samples = () => app.nest.get(SamplesService);

  it('leaves none on a site without accounts', async () => {
    await samples().removeUnlessWanted();
    expect(await samples().count()).toBe(0);
  });

  it('touches nothing on a site with accounts', async () => {
    await app.aMember();
    await samples().removeUnlessWanted();
    expect(await samples().count()).toBe(ALL);
  });
});
