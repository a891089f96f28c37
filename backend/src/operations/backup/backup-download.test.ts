import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';

/** The usual behaviour, except for clients that stop reading. */

let app: TestApp;
let admin: TestMember;

const ADDRESS = '/api/admin/database/backup';

/** Returns a link to a backup for a member's session, once the previous backup is over. */
async function linkFor(member: TestMember): Promise<string> {
  for (;;) {
    const { status, body } = await member.client.post<{ address: string }>(ADDRESS);
    if (status === 201) return body.address;
    expect(status).toBe(409);
  }
}

const follow = (link: string, { client }: TestMember, options: RequestInit = {}): Promise<Response> =>
  fetch(app.url + link, { headers: client.socketHeaders(), ...options });

/** Requests and downloads a backup. Returns the first refusal, or else the download. */
async function download(member: TestMember, signal?: AbortSignal): Promise<Response> {
  const { client } = member;
  const asked = await fetch(app.url + ADDRESS, { method: 'POST', headers: client.socketHeaders() });
  if (!asked.ok) return asked;
  const { address } = (await asked.json()) as { address: string };
  return follow(address, member, signal ? { signal } : {});
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true, isOwner: true });
});
afterAll(() => app.close());

describe('The download of a backup', () => {
  it('is a file that no cache keeps [SEC-50]', async () => {
    const response = await download(admin);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?alien-squad-2030-01-01T[\d-]+Z\.ndjson\.gz"?$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
  });

  it('is not begun by an address alone, by which another site could lead an admin to it', async () => {
    expect((await follow(ADDRESS, admin)).status).toBe(400);
    const crossSite = { headers: { ...admin.client.socketHeaders(), 'Sec-Fetch-Site': 'cross-site' } };
    expect((await follow(await linkFor(admin), admin, crossSite)).status).toBe(403);
  });

  it('begins once for its link, for a minute, and for the session that asked for it alone [SEC-50]', async () => {
    const other = await app.aMember({ isAdmin: true });
    const elsewhere = { ...admin, client: app.aVisitor() };
    const { username } = admin;
    await elsewhere.client.post('/api/login', { username, password: MEMBER_PASSWORD });
    const link = await linkFor(admin);
    for (const stranger of [other, elsewhere]) {
      const refused = await follow(link, stranger);
      expect([refused.status, await refused.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'database.link_used' }),
      ]);
    }
    const [one, another] = await Promise.all([follow(link, admin), follow(link, admin)]);
    await Promise.all([one.arrayBuffer(), another.arrayBuffer()]);
    const statuses = [one.status, another.status].sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
    expect((await follow(link, admin)).status).toBe(404);
    const late = await linkFor(admin);
    app.clock.advance(60_000);
    expect((await follow(late, admin)).status).toBe(404);
  });

  it('is taken once at a time, and given up when whoever takes it leaves [SEC-50]', async () => {
    await addLargeRounds();
    const leaving = new AbortController();
    const response = await download(admin, leaving.signal);
    expect(response.status).toBe(200);
    const second = await download(admin);
    expect([second.status, await second.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'database.backup_running' }),
    ]);
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
  });

  it('is given up when whoever takes it has stopped reading', async () => {
    const server = app.nest.getHttpServer();
    const usualMs = server.timeout;
    server.timeout = 200;
    const response = await download(admin);
    server.timeout = usualMs;
    expect(response.status).toBe(200);
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it.each([
    [
      'is an admin no longer',
      (id: number) => admin.client.patch(`/api/admin/users/${id}`, { isAdmin: false }),
    ],
    ['was signed out', (id: number) => admin.client.post(`/api/admin/users/${id}/sign-out`)],
  ])('breaks off once whoever takes it %s [SEC-50]', async (_what, end) => {
    const other = await app.aMember({ isAdmin: true });
    const response = await download(other);
    expect(response.status).toBe(200);
    expect((await end(other.id)).status).toBeLessThan(300);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
  });

  /** Downloads the next backup once the previous one is over. */
  async function nextDownload(): Promise<ArrayBuffer> {
    for (;;) {
      const next = await download(admin);
      if (next.status !== 409) return next.arrayBuffer();
      await next.arrayBuffer();
    }
  }
});

/** Adds rounds that can't be compressed, larger than any buffer between server and browser. */
async function addLargeRounds(): Promise<void> {
  const random = Buffer.from(
    Array.from({ length: 200_000 }, (_none, index) => Math.floor(Math.abs(Math.sin(index) * 1e7)) % 256),
  );
  for (let count = 0; count < 80; count += 1) {
    random.writeUInt32BE(count * 7919, count * 2000);
    await app.unitOfWork.run((tx) =>
      tx.execute(
        `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, packedLog)
         VALUES (?, ?, 'alien-clicker', ?, 1, 'open', 1, 2, ?)`,
        [`large${count}`, admin.id, '0'.repeat(32), random.subarray(count, 150_000 + count)],
      ),
    );
  }
}
