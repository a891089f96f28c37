import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.js';
import { DownloadPatience } from '../database/download-patience.js';

let app: TestApp;
let admin: TestMember;

const download = (member: TestMember, signal?: AbortSignal): Promise<Response> =>
  fetch(`${app.url}/api/admin/database/backup`, {
    headers: member.client.socketHeaders(),
    ...(signal ? { signal } : {}),
  });

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true, isOwner: true });
});
afterAll(() => app.close());

describe('The download of a backup', () => {
  it('is downloaded by admins only, as a file that no cache keeps, and stands in the audit log', async () => {
    const member = await app.aMember();
    expect((await download(member)).status).toBe(403);
    expect((await fetch(`${app.url}/api/admin/database/backup`)).status).toBe(401);
    const response = await download(admin);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?alien-squad-2030-01-01T[\d-]+Z\.ndjson\.gz"?$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
    const noted = await app.database.query<{ adminId: number }>(
      `SELECT adminId FROM audit_log WHERE action = 'database.backed_up'`,
    );
    expect(noted).toEqual([{ adminId: admin.id }]);
  });

  it('is not taken by who asks for its head alone', async () => {
    const noted = (): Promise<unknown[]> =>
      app.database.query(`SELECT id FROM audit_log WHERE action = 'database.backed_up'`);
    const before = await noted();
    const { status } = await fetch(`${app.url}/api/admin/database/backup`, {
      method: 'HEAD',
      headers: admin.client.socketHeaders(),
    });
    expect(status).toBe(200);
    expect(await noted()).toEqual(before);
  });

  it('is taken once at a time, and given up when whoever takes it leaves', async () => {
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
    const patience = app.nest.get(DownloadPatience, { strict: false });
    Object.assign(patience, { stalledMs: 200 });
    const response = await download(admin);
    Object.assign(patience, { stalledMs: 60_000 });
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
  ])('breaks off once whoever takes it %s', async (_what, end) => {
    const other = await app.aMember({ isAdmin: true });
    const response = await download(other);
    expect(response.status).toBe(200);
    expect((await end(other.id)).status).toBeLessThan(300);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await nextDownload()).byteLength).toBeGreaterThan(8_000_000);
  });

  /** The next backup, once the one before is over. */
  async function nextDownload(): Promise<ArrayBuffer> {
    for (;;) {
      const next = await download(admin);
      if (next.status !== 409) return next.arrayBuffer();
      await next.arrayBuffer();
    }
  }
});

/** More than any buffer between server and browser holds, and can't be packed. */
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
