/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aPicture, dataUrl } from '../../../test/support/pictures.js';
import { ask, give, twoFriends, write } from '../../../test/support/friends.js';
import { ReadQueue } from '../../platform/limits/read-queue.js';
import { linesOf, playedTicket, sendRound, statsOf } from '../../../test/support/rounds.js';
import { buy, buyForAvatar, cartOf } from '../../../test/support/shop.js';
import { AccountExportService } from './account-export.service.js';

// Passwords, rounds and pictures are slow on a shared machine.
jest.setTimeout(30_000);

const isMysql = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ?? false;

/** Tables of which a member can have ten thousand rows. */
const LARGE_TABLES = /FROM (coin_transactions|rounds|receipts|chat_messages) /;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Export = Record<string, Record<string, unknown>[]>;

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

describe('The export', () => {
  it('has all that the site keeps of a member, as a file to download', async () => {
    const member = await app.aMember({ username: 'Packing', coins: 700 });
    const { ticket, played } = await playedTicket(app, member, 12);
    await sendRound(member, ticket, played.log);
    const imageData = dataUrl('png', await aPicture());
    await member.client.post('/api/profile/upload-picture', { imageData }, withKey('a-picture'));
    const answer = await member.client.get<Export>('/api/user/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=alien-squad-Packing.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { body } = answer;
    expect(body['account']).toEqual((await member.client.get('/api/user')).body);
    expect(body['sessions']).toEqual([expect.objectContaining({ device: 'Unknown device' })]);
    const lines = (await linesOf(member)).toReversed();
    expect(body['coinTransactions']).toEqual(lines.map((line) => expect.objectContaining(line)));
    expect(body['gameStats']).toHaveLength((await statsOf(member)).length);
    expect(body['rounds']).toEqual([
      expect.objectContaining({
        id: ticket.round,
        status: 'proven',
        isRestarted: 0,
        issuedAt: ticket.issuedAt,
      }),
    ]);
    expect(body['pictureUploads']).toHaveLength(1);
  });

  it('has what was bought in the store and for the avatar, and what was used up for it', async () => {
    const member = await app.aMember({ coins: 1000 });
    const shopped = await buy(member, await cartOf(app, { 20: 2, 15: 1 }));
    const dressed = await buyForAvatar(member, {
      itemType: 'color',
      itemId: 'blue',
      price: 80,
      coupon: true,
    });
    expect([shopped.status, dressed.status]).toEqual([201, 201]);
    const { body } = await member.client.get<Export>('/api/user/export');
    expect(body['inventory']).toEqual([
      { itemType: 'color', itemId: 'blue', copies: 1 },
      { itemType: 'coupon', itemId: 'avatar-20', copies: 0 },
      { itemType: 'sticker', itemId: 'alien-peace', copies: 2 },
    ]);
    expect(body['receipts']).toEqual([
      expect.objectContaining({ id: shopped.body.id, kind: 'store', total: shopped.body.totalCost }),
      expect.objectContaining({ kind: 'avatar', total: 80 }),
    ]);
    const [, avatarReceipt] = body['receipts'] ?? [];
    const ofStore = { receiptId: shopped.body.id };
    const ofAvatar = { receiptId: avatarReceipt?.['id'] };
    expect(body['receiptItems']).toEqual([
      { ...ofStore, itemType: 'coupon', itemId: 'avatar-20', copies: 1, coins: expect.any(Number) },
      { ...ofStore, itemType: 'sticker', itemId: 'alien-peace', copies: 2, coins: expect.any(Number) },
      { ...ofAvatar, itemType: 'color', itemId: 'blue', copies: 1, coins: 80 },
      { ...ofAvatar, itemType: 'coupon', itemId: 'avatar-20', copies: -1, coins: 0 },
    ]);
  });

  it('has friends and requests, what both sides wrote and gave, and what the member was told', async () => {
    const [member, friend] = await twoFriends(app);
    const [buyer, asked] = [await app.aMember({ coins: 150 }), await app.aMember()];
    await ask(buyer, member.username);
    await member.client.post(`/api/friends/${buyer.id}/accept`);
    await ask(member, asked.username);
    await write(friend, member, 'From a friend');
    await write(member, friend, 'To a friend');
    await buy(buyer, await cartOf(app, { 22: 2 }));
    await give(buyer, member, { itemType: 'sticker', itemId: 'alien-love' });
    const { body } = await member.client.get<Export>('/api/user/export');
    expect(body['friends']).toMatchObject([
      { username: friend.username, status: 'accepted', theyAsked: 0 },
      { username: buyer.username, status: 'accepted', theyAsked: 1 },
      { username: asked.username, status: 'pending', theyAsked: 0 },
    ]);
    const createdAt = app.clock.now().toISOString();
    expect(body['directMessages']).toMatchObject([
      { with: friend.username, isMine: 0, message: 'From a friend', itemId: null, createdAt, readAt: null },
      { with: friend.username, isMine: 1, message: 'To a friend' },
      { with: buyer.username, isMine: 0, message: '', itemType: 'sticker', itemId: 'alien-love' },
    ]);
    expect(body['notifications']).toMatchObject([
      { type: 'friend_accepted', content: `${friend.username} is your friend now`, createdAt },
      { type: 'gift', content: `${buyer.username} gave you a Love sticker` },
    ]);
  });

  it('holds no hash, no seed of an open ticket and nothing of anybody else', async () => {
    const [member, other] = [await app.aMember({ coins: 10 }), await app.aMember({ coins: 20 })];
    const { ticket } = await playedTicket(app, member, 1);
    const { text } = await member.client.get('/api/user/export');
    const [row] = await app.database.query<{ id: string }>('SELECT id FROM sessions WHERE userId = ?', [
      member.id,
    ]);
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of ['argon2', row?.id ?? '', member.client.cookie('session') ?? '', ticket.seed]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(other.username);
  });

  it('goes by keys that an index leads to, so that every slice costs the same [SEC-39]', async () => {
    const member = await app.aMember();
    const asked = jest.spyOn(app.database, 'query');
    await member.client.get('/api/user/export');
    const slices = asked.mock.calls.filter(([sql]) => sql.endsWith('LIMIT 100'));
    asked.mockRestore();
    expect(slices).toHaveLength(14);
    expect(slices.filter(([sql]) => sql.includes('OFFSET'))).toEqual([]);
    if (isMysql) return;
    for (const [sql, values] of slices.filter(([sql]) => LARGE_TABLES.test(sql))) {
      const plan = await app.database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
      expect(plan.map(({ detail }) => detail).filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
    }
  });

  it('is read no faster than it is taken, and nothing waits for it meanwhile [SEC-39]', async () => {
    const member = await app.aMember();
    const queue = app.nest.get(ReadQueue);
    let pieces = 0;
    jest
      .spyOn(app.nest.get(AccountExportService, { strict: false }), 'of')
      .mockImplementationOnce(async function* () {
        for (; pieces < 64; pieces += 1)
          yield await queue.slice(() => Promise.resolve(' '.repeat(1024 * 1024)));
      });
    const slow = await fetch(`${app.url}/api/user/export`, {
      headers: { Cookie: `session=${member.client.cookie('session')}` },
    });
    expect((await member.client.get('/api/user/export')).status).toBe(200);
    expect(pieces).toBeLessThan(64);
    expect(await slow.arrayBuffer()).toHaveProperty('byteLength', 64 * 1024 * 1024);
  });

  it.each(['sessions', 'receipts'])('is no whole file where the %s could not be read', async (table) => {
    const member = await app.aMember({ coins: 1 });
    const { query } = app.database;
    const failure = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
    const reading = jest
      .spyOn(app.database, 'query')
      .mockImplementation((sql, values) =>
        sql.includes(`FROM ${table} WHERE`)
          ? Promise.reject(failure)
          : query.call(app.database, sql, values as never),
      );
    try {
      const answer = member.client.get('/api/user/export');
      if (table === 'sessions')
        expect(await answer).toMatchObject({ status: 503, body: { code: 'server.storage_failed' } });
      else await expect(answer).rejects.toThrow();
    } finally {
      reading.mockRestore();
    }
  });
});
