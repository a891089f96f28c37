import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Config } from '../../platform/config/config.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { stressCount } from '../../../test/support/stress-count.js';
import type { IngestOrders, IngestReport } from './ingest-channel.js';
import { IngestReportsService } from './ingest-reports.service.js';
import type { LivestreamDto } from './livestream.dto.js';
import type { AdminLivestreamDto } from './livestream-admin.dto.js';
import { secretKey } from '../../platform/config/server-secret.js';

const SESSION = 'a'.repeat(32);
const IDLE: IngestReport = {
  ingest: '0'.repeat(16),
  port: 1935,
  session: null,
  push: null,
  problem: null,
};

let app: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // An ended show is shown for half an hour; a session lasts some weeks.
  app.clock.advance(60 * 60 * 1000);
  admin = await app.aMember({ isAdmin: true });
  member = await app.aMember();
  await admin.client.post('/api/admin/livestream/close');
  await report(IDLE);
  app.clock.advance(60 * 60 * 1000);
});

const token = (): string => `Bearer ${secretKey(app.nest.get(Config), 'ingest-channel').toString('hex')}`;

/** Sends a report, as the ingest does. */
function report(body: object, authorization: string | undefined = token()): Promise<Answer<IngestOrders>> {
  const headers = { Authorization: authorization, Origin: undefined };
  return app.aVisitor('127.0.0.1').post<IngestOrders>('/api/ingest/reports', body, { headers });
}

/** Returns a report of an encoder whose session is for an audience. */
const streaming = (audience: string, name = SESSION): IngestReport => {
  const at = app.clock.now().toISOString();
  return {
    ...IDLE,
    session: { name, audience, startedAt: at },
    push: {
      since: at,
      figures: {
        width: 1280,
        height: 720,
        fps: 30,
        videoBitsPerSecond: 4_000_000,
        audioBitsPerSecond: 128_000,
      },
    },
  };
};

const page = async (): Promise<LivestreamDto> =>
  (await member.client.get<LivestreamDto>('/api/livestream')).body;
const adminPage = async (): Promise<AdminLivestreamDto> =>
  (await admin.client.get<AdminLivestreamDto>('/api/admin/livestream')).body;
const act = (name: string): Promise<Answer<AdminLivestreamDto>> =>
  admin.client.post<AdminLivestreamDto>(`/api/admin/livestream/${name}`);

/** Opens the show and streams for it. */
async function goLive(): Promise<void> {
  await act('open');
  const { body } = await report(IDLE);
  await report(streaming(body.audience));
}

describe('The livestream', () => {
  it('shows the schedule, standings, details and events of the specification', async () => {
    app.clock.set(new Date());
    member = await app.aMember();
    const { schedule, standings, details, events, nextStream, state } = await page();
    expect(schedule).toEqual([
      {
        id: 1,
        title: 'Sunday Night Series',
        game: 'Alien Racing',
        weekday: 0,
        time: '15:00',
        startsAt: expect.stringMatching(/T(19|20):00:00\.000Z$/),
        isSample: true,
      },
      expect.objectContaining({ weekday: 3, time: '19:00' }),
    ]);
    expect(standings[0]).toEqual({ position: 1, name: 'Pit Boss', points: 88, isSample: true });
    expect(standings).toHaveLength(4);
    // No member can have the name of a sample.
    for (const { name } of standings) expect(name).not.toMatch(/^[A-Za-z0-9_-]{3,24}$/);
    expect(details).toMatchObject({ track: 'Ringside Loop', laps: 3, pods: 4, prizeCoins: 0 });
    expect(events).toHaveLength(8);
    expect(nextStream?.startsAt).toBe(events[0]?.startsAt);
    expect(['offline', 'upcoming']).toContain(state);
  });

  it('is live when a show is open and the ingest streams for it, and not before [S4.39, SEC-54]', async () => {
    await report(streaming('preview'));
    expect(await page()).toMatchObject({ isLive: false, playlist: null });
    await act('open');
    // The session of the preview stays for admins only.
    expect(await page()).toMatchObject({ state: 'upcoming', isLive: false, playlist: null });
    const { body } = await report(streaming('preview'));
    expect(body.audience).not.toBe('preview');
    await report(streaming(body.audience, 'b'.repeat(32)));
    expect(await page()).toMatchObject({
      state: 'live',
      isLive: true,
      playlist: `/livestream/${'b'.repeat(32)}/index.m3u8`,
      startedAt: app.clock.now().toISOString(),
    });
  });

  it('tells visitors which race is on air, and nothing else', async () => {
    const onAir = async () => (await app.aVisitor().get('/api/livestream/on-air')).body;
    expect(await onAir()).toEqual({ isLive: false, race: null });
    await goLive();
    expect(await onAir()).toEqual({ isLive: true, race: 'Sunday Night Series' });
    await act('close');
    expect(await onAir()).toEqual({ isLive: false, race: null });
  });

  it('has ended when the show is closed, for half an hour', async () => {
    await goLive();
    expect((await act('close')).body.state).toBe('ended');
    expect(await page()).toMatchObject({ state: 'ended', isLive: false, playlist: null });
    app.clock.advance(30 * 60 * 1000);
    expect((await page()).state).not.toBe('ended');
  });

  it('never shows one show what was streamed for another [SEC-54]', async () => {
    await goLive();
    const { audience } = (await report(IDLE)).body;
    await act('close');
    await act('open');
    await report(streaming(audience));
    expect(await page()).toMatchObject({ state: 'upcoming', playlist: null });
  });

  it('is over when the ingest falls silent, also when nobody looks', async () => {
    await goLive();
    app.clock.advance(12_001);
    expect((await page()).isLive).toBe(false);
    await app.nest.get(IngestReportsService, { strict: false }).expire();
    expect((await adminPage()).ingest.isConnected).toBe(false);
    await act('close');
    expect((await page()).state).toBe('ended');
  });

  it('is told apart from a stream that comes within the hour', async () => {
    app.clock.set(new Date('2031-06-01T18:30:00Z'));
    member = await app.aMember();
    expect(await page()).toMatchObject({
      state: 'upcoming',
      nextStream: { title: 'Sunday Night Series', startsAt: '2031-06-01T19:00:00.000Z' },
    });
    app.clock.set(new Date('2031-06-01T17:30:00Z'));
    expect((await page()).state).toBe('offline');
  });
});

describe('An admin', () => {
  it('sees what arrives, and why something did not', async () => {
    const at = app.clock.now().toISOString();
    await report({ ...streaming('preview'), problem: { code: 'wrong_key', at } });
    const { ingest, address } = await adminPage();
    expect(address).toBe('rtmp://localhost:1935/live');
    expect(ingest).toEqual({
      isRunning: true,
      isConnected: true,
      since: at,
      width: 1280,
      height: 720,
      fps: 30,
      videoBitsPerSecond: 4_000_000,
      audioBitsPerSecond: 128_000,
      previewPlaylist: `/livestream/${SESSION}/index.m3u8`,
      lastProblem: { code: 'wrong_key', message: 'The stream key was wrong.', at },
    });
    // The next process reports no problem; the admin still sees the last one.
    await report({ ...IDLE, ingest: '1'.repeat(16) });
    expect((await adminPage()).ingest).toMatchObject({
      isConnected: false,
      lastProblem: { code: 'wrong_key' },
    });
  });

  it('gets a stream key that the database does not have, and that the ingest knows by its hash [SEC-51]', async () => {
    const { streamKey } = await adminPage();
    const [, key = ''] = /^main\?key=([A-Za-z0-9_-]{32})$/.exec(streamKey ?? '') ?? [];
    expect((await report(IDLE)).body.streamKeyHash).toBe(createHash('sha256').update(key).digest('hex'));
    const rows = await app.database.query('SELECT * FROM livestream');
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(app.logLines.join('')).not.toContain(key);
    expect(JSON.stringify(await page())).not.toContain(key);
  });

  it('makes a new key, and the old one is no key any more', async () => {
    const [before, hash] = [(await adminPage()).streamKey, (await report(IDLE)).body.streamKeyHash];
    const { body } = await act('rotate-key');
    expect(body.streamKey).not.toBe(before);
    expect((await report(IDLE)).body.streamKeyHash).not.toBe(hash);
  });
});

describe('Viewers', () => {
  const watch = async ({ client }: TestMember): Promise<unknown> =>
    (await client.post('/api/livestream/watching')).body;

  it('are members, each counted once for as long as they watch', async () => {
    const other = await app.aMember();
    await Promise.all(Array.from({ length: stressCount(4, 20) }, () => watch(member)));
    expect(await watch(other)).toEqual({ viewers: 2 });
    app.clock.advance(60_000);
    expect(await watch(other)).toEqual({ viewers: 2 });
    app.clock.advance(20_000);
    expect((await page()).viewers).toBe(1);
    app.clock.advance(80_000);
    expect((await page()).viewers).toBe(0);
    expect((await app.aVisitor().post('/api/livestream/watching')).status).toBe(401);
  });
});

describe('The channel of the ingest', () => {
  it.each([
    ['no secret', ''],
    ['another secret', `Bearer ${'0'.repeat(64)}`],
    ['a longer one', 'x'.repeat(200)],
  ])('is not there for whoever comes with %s [SEC-55]', async (_what, authorization) => {
    const { status, body } = await report(streaming('preview'), authorization);
    expect([status, body]).toMatchObject([404, { code: 'request.not_found' }]);
    expect((await adminPage()).ingest.isConnected).toBe(false);
  });
});
