import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aChatter, historyOf, say } from '../../../test/support/chat.js';
import { ChatRetentionService } from './chat-retention.service.js';

// Creating all tables on a shared database server is slow.
jest.setTimeout(30_000);

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1000;

const sweep = (keptCount?: number): Promise<void> => app.nest.get(ChatRetentionService).sweep(keptCount);

/** Inserts messages that are this many days old. */
async function addOld(count: number, days: number, userId: number): Promise<void> {
  const createdAt = new Date(app.clock.now().getTime() - days * DAY_MS);
  await app.unitOfWork.run(async (tx) => {
    const [{ last } = { last: 0 }] = await tx.query<{ last: number }>(
      'SELECT lastMessageId AS last FROM chat_counters',
    );
    const rows = Array.from({ length: count }, (_, index) => [
      last + 1 + index,
      userId,
      `Old ${index}`,
      createdAt,
    ]);
    await tx.execute(
      `INSERT INTO chat_messages (id, userId, message, createdAt) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')}`,
      rows.flat(),
    );
    await tx.execute('UPDATE chat_counters SET lastMessageId = ?', [last + count]);
  });
}

describe('the chat', () => {
  it('forgets a message after ninety days, in batches, and counts on', async () => {
    const { member, socket } = await aChatter(app);
    await addOld(1_100, 91, member.id);
    await addOld(2, 89, member.id);
    await say(socket, 'New');
    await sweep();
    expect((await historyOf(app)).map(({ id }) => id)).toEqual([1_101, 1_102, 1_103]);
    await sweep();
    app.clock.advance(91 * DAY_MS);
    await sweep();
    expect(await historyOf(app)).toEqual([]);
    expect(await say((await aChatter(app)).socket, 'After the silence')).toMatchObject({ id: 1_104 });
  });

  it('keeps no more than it has room for, however young they are', async () => {
    const { socket } = await aChatter(app);
    for (let count = 0; count < 10; count += 1) await say(socket, 'Young');
    await sweep(4);
    expect((await historyOf(app)).map(({ id }) => id)).toEqual([7, 8, 9, 10]);
  });

  it('forgets mutes that have ended', async () => {
    const admin = await app.aMember({ isAdmin: true });
    const [brief, lasting] = [await app.aMember(), await app.aMember()];
    await admin.client.post('/api/admin/chat/mutes', { userId: brief.id, minutes: 1 });
    await admin.client.post('/api/admin/chat/mutes', { userId: lasting.id, minutes: null });
    app.clock.advance(60_000);
    await sweep();
    expect(await app.database.query('SELECT userId FROM chat_mutes')).toEqual([{ userId: lasting.id }]);
  });
});
