/** @mariadb */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { openTab } from '../../../test/support/tab.js';
import type { LivestreamDto } from './livestream.dto.js';
import type { AdminLivestreamDto } from './livestream-admin.dto.js';

const PAGE = '/api/admin/livestream';

/** What one row of each list is, and what it becomes. */
const LISTS = [
  [
    'schedule',
    { title: 'Tuesday Cup', game: 'Alien Clicker', weekday: 2, time: '20:15' },
    { title: 'Tuesday Final', game: 'Alien Clicker', weekday: 2, time: '21:00' },
  ],
  ['standings', { name: 'Halley', points: 9 }, { name: 'Halley', points: 90_000 }],
  [
    'events',
    { title: 'Gala', game: 'Alien Racing', startsAt: '2040-01-01T00:00:00.000Z' },
    { title: 'Gala', game: 'Alien Racing', startsAt: '2040-01-02T00:00:00.000Z' },
  ],
] as const;

type AnyRow = (typeof LISTS)[number][1];

/** The row under another name: an equal one is not added again. */
const nth = (row: AnyRow, number: number): object =>
  'name' in row ? { ...row, name: `${row.name} ${number}` } : { ...row, title: `${row.title} ${number}` };

type ListName = (typeof LISTS)[number][0];

interface Row {
  readonly id: number;
  readonly version: number;
}

let app: TestApp;
let admin: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.aMember({ isAdmin: true });
  other = await app.aMember({ isAdmin: true });
});

const adminPage = async (): Promise<AdminLivestreamDto> =>
  (await admin.client.get<AdminLivestreamDto>(PAGE)).body;
const page = async (): Promise<LivestreamDto> =>
  (await admin.client.get<LivestreamDto>('/api/livestream')).body;
const add = (list: ListName, row: object, by = admin): Promise<Answer<Row>> =>
  by.client.post<Row>(`${PAGE}/${list}`, row);
const put = (list: ListName, id: number, change: object, by = admin): Promise<Answer<Row>> =>
  by.client.request<Row>('PUT', `${PAGE}/${list}/${id}`, change);
const remove = (list: ListName, { id, version }: Row, by = admin): Promise<Answer> =>
  by.client.delete(`${PAGE}/${list}/${id}?version=${version}`);
const rowIn = async (list: ListName, id: number): Promise<Row | undefined> =>
  (await adminPage())[list].find((row) => row.id === id);

describe.each(LISTS)('A row of the %s', (list, row, changed) => {
  it('is added, changed and removed by its id and version', async () => {
    const { status, body } = await add(list, row);
    expect([status, body]).toEqual([201, { ...row, id: expect.any(Number), version: 1, isSample: false }]);
    expect((await page())[list]).toContainEqual(expect.objectContaining(row));
    const after = await put(list, body.id, { version: 1, ...changed });
    expect([after.status, after.body]).toEqual([
      200,
      { ...changed, id: body.id, version: 2, isSample: false },
    ]);
    expect(await rowIn(list, body.id)).toEqual(after.body);
    expect((await page())[list]).toContainEqual(expect.objectContaining(changed));
    expect((await remove(list, after.body)).status).toBe(204);
    expect(await rowIn(list, body.id)).toBeUndefined();
  });

  it('tells the second of two admins, takes the same change twice as one, and stays removed', async () => {
    const { body } = await add(list, row);
    const [one, again] = [
      await put(list, body.id, { version: 1, ...changed }),
      await put(list, body.id, { version: 1, ...changed }),
    ];
    expect([one.status, again.status, again.body]).toEqual([200, 200, one.body]);
    for (const refused of [
      await put(list, body.id, { version: 1, ...row }, other),
      await remove(list, body, other),
    ])
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'livestream.changed' }]);
    expect(await rowIn(list, body.id)).toEqual(one.body);
    await remove(list, one.body);
    for (const refused of [
      await put(list, body.id, { version: 2, ...row }, other),
      await remove(list, one.body, other),
    ])
      expect([refused.status, refused.body]).toMatchObject([404, { code: 'livestream.row_unknown' }]);
  });

  it('is added once, however often it is sent', async () => {
    const answers = await Promise.all([add(list, row), add(list, row), add(list, row, other)]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [first] = answers;
    expect((await adminPage())[list].filter(({ id }) => id === first.body.id)).toHaveLength(1);
    await remove(list, first.body);
  });

  it('is one of two that two admins change at once, and both are saved', async () => {
    const [mine, theirs] = [(await add(list, row)).body, (await add(list, nth(row, 2), other)).body];
    const answers = await Promise.all([
      put(list, mine.id, { version: 1, ...changed }),
      put(list, theirs.id, { version: 1, ...changed }, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { id } of [mine, theirs])
      expect(await rowIn(list, id)).toMatchObject({ ...changed, version: 2 });
    await Promise.all([
      remove(list, { ...mine, version: 2 }),
      remove(list, { ...theirs, version: 2 }, other),
    ]);
  });

  it('is one of at most fifty, however many are added at once', async () => {
    const free = 50 - (await adminPage())[list].length;
    const before = Array.from({ length: free - 2 }, (_, index) => add(list, nth(row, index)));
    const kept = (await Promise.all(before)).map(({ body }) => body);
    const late = await Promise.all(
      Array.from({ length: stressCount(5, 20) }, (_, index) => add(list, nth(row, 50 + index))),
    );
    const added = late.filter(({ status }) => status === 201);
    expect(added).toHaveLength(2);
    expect(late.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'livestream.list_full' },
    });
    expect((await adminPage())[list]).toHaveLength(50);
    for (const each of [...kept, ...added.map(({ body }) => body)]) await remove(list, each);
  });
});

describe("The livestream's lists", () => {
  it('push each change to every page, and note the row in the audit log', async () => {
    const member = await app.aMember();
    const tab = await openTab(app, member);
    const { body } = await add('standings', { name: 'Quasar', points: 7 });
    const isShown = ({ standings }: LivestreamDto): boolean =>
      standings.some(({ name }) => name === 'Quasar');
    await tab.frame('livestream', isShown);
    await remove('standings', body);
    await tab.frame<LivestreamDto>('livestream', (data) => !isShown(data));
    await tab.close();
    const lines = await app.database.query<{ action: string; details: string }>(
      'SELECT action, details FROM audit_log WHERE adminId = ? ORDER BY id',
      [admin.id],
    );
    expect(lines).toEqual([
      { action: 'livestream.standings', details: '{"added":"Quasar"}' },
      { action: 'livestream.standings', details: '{"removed":"Quasar"}' },
    ]);
  });

  it('show the standings by points and the schedule by weekday and time', async () => {
    const rows = [
      (await add('standings', { name: 'Last', points: 0 })).body,
      (await add('standings', { name: 'First', points: 1_000_000 })).body,
    ];
    const { standings } = await page();
    expect([standings[0]?.name, standings.at(-1)?.name]).toEqual(['First', 'Last']);
    expect(standings.map(({ position }) => position)).toEqual(standings.map((_, index) => index + 1));
    for (const row of rows) await remove('standings', row);
    const early = await add('schedule', { title: 'Early', game: 'Alien Racing', weekday: 0, time: '00:00' });
    expect((await page()).schedule[0]).toMatchObject({ id: early.body.id, title: 'Early' });
    await remove('schedule', early.body);
  });

  it.each<[ListName, object]>([
    ['schedule', { title: 'x', game: 'y', weekday: 7, time: '20:15' }],
    ['schedule', { title: ' ', game: 'y', weekday: 1, time: '20:15' }],
    ['standings', { name: 'x', points: -1 }],
    ['events', { title: 'x', game: 'y', startsAt: 'tomorrow' }],
    ['events', { title: 'x', game: 'y', startsAt: '2040-01-01T00:00:00Z', id: 7 }],
  ])('refuse what is wrong with a row of the %s', async (list, row) => {
    const [first] = (await adminPage())[list];
    for (const { status, body } of [
      await add(list, row),
      await put(list, first?.id ?? 0, { version: first?.version, ...row }),
    ])
      expect([status, body]).toMatchObject([400, { code: 'request.invalid' }]);
    expect((await adminPage())[list][0]).toEqual(first);
  });
});

describe('The details of the race', () => {
  const DETAILS = {
    ...{ race: 'Gala', track: 'Long Loop', lap: 2, laps: 5, pods: 8 },
    ...{ fastestLap: null, fastestLapBy: null, prizeCoins: 0 },
  };

  it('are changed, unless somebody else was faster', async () => {
    const { details: before } = await adminPage();
    const save = (version: number): Promise<Answer<AdminLivestreamDto>> =>
      admin.client.request('PUT', `${PAGE}/details`, { version, details: DETAILS });
    const { status, body } = await save(before.version);
    const after = { version: before.version + 1, details: DETAILS, isSample: false };
    expect([status, body.details]).toEqual([200, after]);
    const late = await save(before.version);
    expect([late.status, late.body]).toMatchObject([409, { code: 'livestream.changed' }]);
    expect((await page()).details).toEqual(DETAILS);
    expect((await adminPage()).details).toEqual(body.details);
  });

  it('are refused where something is wrong', async () => {
    const { status, body } = await admin.client.request('PUT', `${PAGE}/details`, {
      version: 1,
      details: { race: 'x' },
    });
    expect([status, body]).toMatchObject([400, { code: 'request.invalid' }]);
  });
});
