/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { ChatReaderService } from './chat-reader.service.js';
import { aGate } from '../../../test/support/gate.js';
import { aChatter, freshClientId, hear, messagesOf, say } from '../../../test/support/chat.js';
import { ChatFollower } from '../../../test/support/chat-follower.js';
import { ChatTab } from '../../../test/support/chat-tab.js';
import { createDice } from '../../../test/support/dice.js';
import { stressCount } from '../../../test/support/stress-count.js';
import type { ReceivedFrame } from '../../../test/support/tab.js';

jest.setTimeout(60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * Opens a tab with the messages up to `after`, shown from `from` on, and returns the frame with what it
 * missed.
 */
async function comeBack(after: number, from = after): Promise<{ missed: ReceivedFrame; tab: ChatTab }> {
  const { client } = await app.aMember();
  const tab = await ChatTab.open(app.url, client, { query: '?chat=off' });
  tab.send({ type: 'chat_join', after, from });
  return { missed: await tab.frame('chat_missed'), tab };
}

async function lastId(): Promise<number> {
  const { socket } = await aChatter(app);
  return Number((await say(socket, 'The last one'))['id']);
}

describe('whoever comes back to the chat', () => {
  it('gets what they missed, in order, and nothing that they have', async () => {
    const { socket } = await aChatter(app);
    const after = await lastId();
    for (const text of ['one', 'two', 'three']) await say(socket, text);
    const { missed, tab } = await comeBack(after);
    expect(missed).toMatchObject({ removed: [], isComplete: true });
    expect(messagesOf([missed]).map(({ message, id }) => [message, id - after])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ]);
    await say(socket, 'four');
    await hear(tab, 'four');
    expect(tab.of('chat_history')).toEqual([]);
  });

  it('is told of messages that were removed meanwhile, of those they show', async () => {
    const { socket } = await aChatter(app);
    const admin = await app.aMember({ isAdmin: true });
    const ids: number[] = [];
    for (const text of ['old', 'shown', 'shown too', 'missed'])
      ids.push(Number((await say(socket, text))['id']));
    for (const id of [ids[0], ids[1], ids[3]]) await admin.client.delete(`/api/admin/chat/messages/${id}`);
    const { missed } = await comeBack(ids[2] ?? 0, ids[1]);
    expect(missed).toEqual({ type: 'chat_missed', data: [], removed: [ids[1]], isComplete: true });
  });

  it('is shown the latest messages instead when they missed more than five hundred', async () => {
    const { socket } = await aChatter(app);
    const after = await lastId();
    const count = 501;
    await Promise.all(Array.from({ length: count }, (_, index) => say(socket, `Missed ${index}`)));
    const { missed, tab } = await comeBack(after);
    expect(missed).toEqual({ type: 'chat_missed', data: [], removed: [], isComplete: false });
    expect(messagesOf([await tab.frame('chat_history')]).at(-1)?.id).toBe(after + count);
  });

  it('gets up to five hundred missed messages in order, a hundred a frame [SEC-24]', async () => {
    const after = (await lastId()) - 500;
    const { tab } = await comeBack(after);
    const pages = (): number[][] =>
      tab.of('chat_missed').map((page) => messagesOf([page]).map(({ id }) => id));
    await tab.next(() => pages().length === 5);
    expect(pages().map(({ length }) => length)).toEqual([100, 100, 100, 100, 100]);
    expect(pages().flat()).toEqual(Array.from({ length: 500 }, (_none, index) => after + 1 + index));
  });

  it('is read for once at a time, then for what each tab asked for last, and not once it has gone [SEC-24]', async () => {
    const { client } = await app.aMember();
    const [tab, other, gone] = await Promise.all(
      [1, 2, 3].map(() => ChatTab.open(app.url, client, { query: '?chat=off' })),
    );
    const held = aGate();
    const reader = app.nest.get(ChatReaderService);
    const missed = reader.missed.bind(reader);
    const read = jest.spyOn(reader, 'missed').mockImplementation(async (...wanted) => {
      await held.passed;
      return missed(...wanted);
    });
    const after = (await lastId()) - 100;
    tab?.send({ type: 'chat_join', after });
    await tab?.settled();
    for (let count = 1; count < 50; count += 1) tab?.send({ type: 'chat_join', after: after + count });
    gone?.send({ type: 'chat_join', after: 1 });
    other?.send({ type: 'chat_join', after: after + 1 });
    await Promise.all([tab, other, gone].map((each) => each?.settled()));
    await gone?.close();
    held.open();
    await Promise.all([tab, other].map((each) => each?.frame('chat_missed')));
    await tab?.next(() => tab.of('chat_missed').length === 2);
    expect(read.mock.calls.map(([from]) => from - after)).toEqual([0, 49, 1]);
    read.mockRestore();
  });
});

describe('cut connections', () => {
  it('make nobody miss a message or get one twice, and each is stored once however often it is sent', async () => {
    const dice = createDice(2026);
    const cuts = stressCount(60, 1_000);
    const followers = await Promise.all(
      Array.from({ length: 4 }, async () => new ChatFollower(app, await app.aMember())),
    );
    await Promise.all(followers.map((follower) => follower.connect()));
    const first = await lastId();
    let cutCount = 0;
    let isWriting = true;
    const writing = writeThroughCuts(first);
    await Promise.all(followers.map(cutAgainAndAgain));
    const last = await writing;
    for (const follower of followers) {
      await follower.reach(last);
      const ids = follower.seen.map(({ id }) => id).filter((id) => id >= first && id <= last);
      expect(ids).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
      await follower.cut();
    }
    expect(cutCount).toBeGreaterThanOrEqual(cuts);

    async function cutAgainAndAgain(follower: ChatFollower): Promise<void> {
      while (isWriting) {
        const seen = follower.seen.at(-1)?.id ?? 0;
        await follower.reach(seen + 1 + dice(3));
        await follower.cut();
        cutCount += 1;
        await follower.connect();
      }
    }

    /**
     * Writes until there were enough cuts; its connection breaks before it learns whether a message was
     * stored.
     */
    async function writeThroughCuts(start: number): Promise<number> {
      const writer = await app.aMember();
      let tab = await ChatTab.open(app.url, writer.client, { query: '?chat=off' });
      let id = start;
      for (let count = 1; cutCount < cuts; count += 1) {
        const frame = { type: 'chat_message', message: `Message ${count}`, clientId: freshClientId() };
        tab.send(frame);
        if (dice(5) === 0) {
          await tab.cut();
          tab = await ChatTab.open(app.url, writer.client, { query: '?chat=off' });
          tab.send(frame);
        }
        const ack = await tab.next(
          ({ type, clientId }) => type === 'chat_ack' && clientId === frame.clientId,
        );
        expect(ack['id']).toBe(id + 1);
        id += 1;
      }
      isWriting = false;
      // Sends some last messages, so that no reader waits for one that never comes.
      for (let count = 0; count < 10; count += 1) {
        const clientId = freshClientId();
        tab.send({ type: 'chat_message', message: 'At the end', clientId });
        id = Number((await tab.next((frame) => frame['clientId'] === clientId))['id']);
      }
      return id;
    }
  });
});

// The last test, since it leaves a gap that cannot occur otherwise.
describe('whoever shows ten thousand messages', () => {
  it('is shown the latest messages instead of what they missed', async () => {
    const after = await lastId();
    await app.unitOfWork.run((tx) =>
      tx.execute('UPDATE chat_counters SET lastMessageId = ? WHERE id = 1', [after + 20_000]),
    );
    const { socket } = await aChatter(app);
    const { id } = await say(socket, 'Far on');
    expect((await comeBack(Number(id), 1)).missed).toMatchObject({ isComplete: false });
  });
});
