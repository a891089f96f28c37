/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import {
  aChatter,
  chatOf,
  freshClientId,
  hear,
  historyOf,
  messagesOf,
  say,
} from '../../../test/support/chat.js';
import { ChatTab } from '../../../test/support/chat-tab.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { aScript } from '../../../test/support/xss.js';
import type { ChatMessageDto } from './chat.dto.js';

// Creating all tables on a shared database server is slow.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a message', () => {
  it('reaches everybody with who wrote it and when, and its writer is told that it is kept [S6.10, S7.40, S7.41]', async () => {
    const { member, socket } = await aChatter(app, 'Zaphod');
    const other = await aChatter(app);
    const clientId = freshClientId();
    const ack = await say(socket, '  Hello, squad!  ', clientId);
    const heard = await hear(other.socket, 'Hello, squad!');
    expect(heard).toEqual({
      id: ack['id'],
      userId: member.id,
      username: 'Zaphod',
      message: 'Hello, squad!',
      createdAt: app.clock.now().toISOString(),
      clientId,
      isAdmin: false,
      avatar: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
      profilePicture: null,
    });
    expect(await hear(socket, 'Hello, squad!')).toEqual(heard);
  });

  it('needs no more than the specification has, and is written by whoever is signed in [S7.39, SEC-25]', async () => {
    const { member, socket } = await aChatter(app);
    const admin = await app.aMember({ isAdmin: true });
    socket.send({
      type: 'chat_message',
      userId: admin.id,
      username: admin.username,
      message: 'I am the boss',
    });
    expect(await hear(socket, 'I am the boss')).toMatchObject({
      userId: member.id,
      username: member.username,
      isAdmin: false,
      clientId: null,
    });
    expect(await socket.frame('chat_ack')).toMatchObject({ clientId: null, id: expect.any(Number) });
  });

  it('is stored once for each name that its browser gives it, also when it is sent twice at once', async () => {
    const { member, socket } = await aChatter(app);
    const second = await chatOf(app, member);
    const clientIds = Array.from({ length: stressCount(5, 50) }, freshClientId);
    const answers = await Promise.all(
      clientIds.flatMap((clientId) => [say(socket, 'Once', clientId), say(second, 'Once', clientId)]),
    );
    const again = await say(socket, 'Something else', clientIds[0]);
    const ids = new Set(answers.map(({ id }) => id));
    expect(ids.size).toBe(clientIds.length);
    expect(again['id']).toBe(answers[0]?.['id']);
    await second.settled();
    expect(messagesOf(second.of('new_message')).filter(({ userId }) => userId === member.id)).toHaveLength(
      clientIds.length,
    );
    const other = await aChatter(app);
    expect((await say(other.socket, 'Mine', clientIds[0]))['id']).not.toBe(again['id']);
  });

  it('has an id one above the one before, in the order in which everybody gets them', async () => {
    const chatters = await Promise.all(Array.from({ length: 4 }, () => aChatter(app)));
    const listener = await aChatter(app);
    const first = messagesOf(listener.socket.frames).at(-1)?.id ?? 0;
    const count = stressCount(10, 100);
    await Promise.all(
      chatters.flatMap(({ socket }) => Array.from({ length: count }, () => say(socket, 'Tick'))),
    );
    await listener.socket.settled();
    const ids = messagesOf(listener.socket.of('new_message')).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 4 * count }, (_, index) => first + 1 + index));
  });

  it.each([
    ['an emoji of many parts', '👩🏽‍🚀👽🇩🇪', '👩🏽‍🚀👽🇩🇪'],
    ['line breaks and tabs', 'a\r\nb\tc', 'a\nb\tc'],
    ['control characters', 'a\u0000b\u0007c\u009fd\u007f', 'abcd'],
    ['half a surrogate pair', 'a\ud83db', 'a\ufffdb'],
    ['250 characters that count twice', '👽'.repeat(250), '👽'.repeat(250)],
  ])('may hold %s', async (_, sent, kept) => {
    const { socket } = await aChatter(app);
    const { id } = await say(socket, sent);
    const history = await historyOf(app);
    expect(history.at(-1)).toMatchObject({ id, message: kept });
  });

  it.each([
    ['nothing', '', 'chat.empty'],
    ['nothing that could be seen', '\u200b\u200d\ufeff\u0007', 'chat.empty'],
    ['501 characters', 'x'.repeat(501), 'chat.too_long'],
    ['251 characters that count twice', '👽'.repeat(251), 'chat.too_long'],
  ])('of %s is refused [S5.20]', async (_, message, code) => {
    const { socket } = await aChatter(app);
    expect(await say(socket, message)).toMatchObject({
      type: 'chat_refused',
      code,
      message: expect.any(String),
    });
    expect(messagesOf(socket.of('new_message'))).toEqual([]);
  });

  it('comes back as the very text it was, whatever scripts it is made of [SEC-25]', async () => {
    const { socket } = await aChatter(app);
    const texts = Array.from({ length: 200 }, (_, index) => aScript(index));
    for (const text of texts) await say(socket, text);
    const heard = messagesOf(socket.of('new_message')).map(({ message }) => message);
    expect(heard).toEqual(texts);
    expect((await historyOf(app)).map(({ message }) => message)).toEqual(texts.slice(-50));
  });
});

describe('whoever comes into the chat', () => {
  it('is shown the latest fifty messages, oldest first [S7.40]', async () => {
    const { socket } = await aChatter(app);
    for (let count = 1; count <= 60; count += 1) await say(socket, `Number ${count}`);
    const texts = (await historyOf(app)).map(({ message }) => message);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, index) => `Number ${index + 11}`));
  });

  it('is shown no chat until they ask for it, if they say so, nor after they leave it', async () => {
    const { socket } = await aChatter(app);
    const quiet = await ChatTab.open(app.url, (await app.aMember()).client, { query: '?chat=off' });
    await say(socket, 'Before');
    await quiet.settled();
    expect(messagesOf(quiet.frames)).toEqual([]);
    quiet.send({ type: 'chat_join' });
    expect(messagesOf([await quiet.frame('chat_history')]).at(-1)?.message).toBe('Before');
    await say(socket, 'During');
    await hear(quiet, 'During');
    quiet.send({ type: 'chat_leave' });
    await quiet.settled();
    await say(socket, 'After');
    await quiet.settled();
    expect(messagesOf(quiet.of('new_message')).map(({ message }) => message)).toEqual(['During']);
  });

  it('reads older messages by HTTP, page by page, until the first one', async () => {
    const { socket, member } = await aChatter(app);
    await say(socket, 'The last one');
    const first = await member.client.get<ChatMessageDto[]>('/api/chat/messages?limit=2');
    expect(first.body[0]?.message).toBe('The last one');
    const [, next = ''] = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await member.client.get<ChatMessageDto[]>(next);
    expect(second.body.map(({ id }) => id)).toEqual([1, 2].map((step) => (first.body[1]?.id ?? 0) - step));
    const last = await member.client.get<ChatMessageDto[]>('/api/chat/messages?before=2');
    expect(last.body.map(({ id }) => id)).toEqual([1]);
    expect(last.headers.get('link')).toBeNull();
    expect((await app.aVisitor().get('/api/chat/messages')).status).toBe(401);
  });

  it('sees the names of now', async () => {
    const { member, socket } = await aChatter(app);
    const { id } = await say(socket, 'I was here');
    const found = async (): Promise<ChatMessageDto | undefined> =>
      (await historyOf(app)).find((message) => message.id === id);
    await member.client.patch('/api/user/username', {
      username: 'Renamed-Chatter',
      currentPassword: MEMBER_PASSWORD,
    });
    expect(await found()).toMatchObject({ username: 'Renamed-Chatter' });
    await member.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    expect(await found()).toMatchObject({ username: 'former member', message: 'I was here' });
    expect(await socket.closeCode()).toBe(4401);
  });
});

describe('a member', () => {
  it('writes five messages in ten seconds and is then told how long to wait [SEC-25]', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    const { member, socket } = await aChatter(limited);
    const kept = freshClientId();
    for (let count = 1; count <= 5; count += 1)
      await say(socket, 'Quick', count === 1 ? kept : freshClientId());
    const elsewhere = await chatOf(limited, member);
    expect(await say(elsewhere, 'Too quick')).toMatchObject({
      type: 'chat_refused',
      code: 'chat.too_fast',
      retryAfterSeconds: expect.any(Number),
    });
    // A stored message does not count again: a browser may ask whether it was stored.
    expect(await say(elsewhere, 'Quick', kept)).toMatchObject({ type: 'chat_ack' });
    expect(messagesOf(socket.of('new_message'))).toHaveLength(5);
    await limited.close();
  });

  it('writes nothing once the session has ended, even on a socket that is still open [S6.06, SEC-23]', async () => {
    const { member, socket } = await aChatter(app);
    const { unitOfWork } = app;
    // As if the notification had been lost.
    await unitOfWork.run((tx) => tx.execute('DELETE FROM sessions WHERE userId = ?', [member.id]));
    socket.send({ type: 'chat_message', message: 'A ghost', clientId: freshClientId() });
    expect(await socket.closeCode()).toBe(4401);
    expect((await historyOf(app)).map(({ message }) => message)).not.toContain('A ghost');
  });
});
