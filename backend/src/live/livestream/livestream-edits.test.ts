import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import type { LivestreamDto } from './livestream.dto.js';
import type { AdminLivestreamDto } from './livestream-admin.dto.js';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true });
});
afterAll(() => app.close());

const adminPage = async (): Promise<AdminLivestreamDto> =>
  (await admin.client.get<AdminLivestreamDto>('/api/admin/livestream')).body;

describe("An admin who edits the livestream's page", () => {
  it.each([
    ['schedule', { rows: [{ title: 'Tuesday Cup', game: 'Alien Clicker', weekday: 2, time: '20:15' }] }],
    ['standings', { rows: [{ name: 'Halley', points: 9 }] }],
    ['events', { rows: [{ title: 'Gala', game: 'Alien Racing', startsAt: '2040-01-01T00:00:00.000Z' }] }],
    [
      'details',
      {
        details: {
          race: 'Gala',
          track: 'Long Loop',
          lap: 2,
          laps: 5,
          pods: 8,
          fastestLap: null,
          fastestLapBy: null,
          prizeCoins: 0,
        },
      },
    ],
  ] as const)('changes the %s, unless somebody else was faster', async (name, change) => {
    const { [name]: before } = await adminPage();
    const put = (version: number): Promise<Answer<AdminLivestreamDto>> =>
      admin.client.request('PUT', `/api/admin/livestream/${name}`, { version, ...change });
    const { status, body } = await put(before.version);
    expect([status, body[name]]).toEqual([200, { version: before.version + 1, ...change }]);
    const late = await put(before.version);
    expect([late.status, late.body]).toMatchObject([409, { code: 'livestream.changed' }]);
    expect((await admin.client.get<LivestreamDto>('/api/livestream')).body[name]).toMatchObject(
      'rows' in change ? change.rows : change.details,
    );
    expect(await adminPage()).toMatchObject({ [name]: body[name] });
  });

  it.each([
    ['schedule', { rows: [{ title: 'x', game: 'y', weekday: 7, time: '20:15' }] }],
    ['schedule', { rows: Array(51).fill({ title: 'x', game: 'y', weekday: 1, time: '20:00' }) }],
    ['standings', { rows: [{ name: 'x', points: -1 }] }],
    ['events', { rows: [{ title: 'x', game: 'y', startsAt: 'tomorrow' }] }],
    ['details', { details: { race: 'x' } }],
  ])('is told what is wrong with a change of the %s', async (name, change) => {
    const { status, body } = await admin.client.request('PUT', `/api/admin/livestream/${name}`, {
      version: 1,
      ...change,
    });
    expect([status, body]).toMatchObject([400, { code: 'request.invalid' }]);
  });
});
