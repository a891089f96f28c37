import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { Bus } from '../../platform/realtime/bus.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aChatter, freshClientId, hear, historyOf, messagesOf, say } from '../../../test/support/chat.js';
import { ChatTab } from '../../../test/support/chat-tab.js';
import { ChatRoomService } from './chat-room.service.js';
import { ChatReaderService } from './chat-reader.service.js';

// Creating all tables on a shared database server is slow.
jest.setTimeout(30_000);

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

const isMysql = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ?? false;

/** Makes the database reject every new message. */
async function breakMessages(): Promise<void> {
  const failure = isMysql
    ? "FOR EACH ROW SIGNAL SQLSTATE '45000'"
    : "BEGIN SELECT RAISE(FAIL, 'broken on purpose'); END";
  await app.unitOfWork.run((tx) =>
    tx.execute(`CREATE TRIGGER broken BEFORE INSERT ON chat_messages ${failure}`),
  );
}

const repairMessages = (): Promise<number> => app.unitOfWork.run((tx) => tx.execute('DROP TRIGGER broken'));

describe('a database that fails', () => {
  it('loses no message: its writer is told and sends it again, the others chat on and miss nothing', async () => {
    const { socket } = await aChatter(app);
    const other = await aChatter(app);
    await say(socket, 'Before');
    await breakMessages();
    const clientId = freshClientId();
    const refusals = await Promise.all([say(socket, 'Lost?', clientId), say(other.socket, 'Me too')]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        type: 'chat_refused',
        code: 'chat.not_kept',
        message: 'Failed to send message',
      });
    await repairMessages();
    expect(await say(socket, 'Lost?', clientId)).toMatchObject({ type: 'chat_ack', id: 2 });
    await hear(other.socket, 'Lost?');
    expect(messagesOf(other.socket.of('new_message')).map(({ id, message }) => [id, message])).toEqual([
      [1, 'Before'],
      [2, 'Lost?'],
    ]);
  });

  it('has stored a message of which nobody knew: everybody gets it, and it is not stored again', async () => {
    const { socket } = await aChatter(app);
    const other = await aChatter(app);
    const run = app.unitOfWork.run.bind(app.unitOfWork);
    jest.spyOn(app.unitOfWork, 'run').mockImplementationOnce(async (work) => {
      // The commit succeeds, but the connection breaks before the answer.
      await run((tx) => work(withoutEffects(tx)));
      throw new Problem('server.outcome_unknown');
    });
    const clientId = freshClientId();
    expect(await say(socket, 'Perhaps', clientId)).toMatchObject({ code: 'chat.not_kept' });
    await hear(other.socket, 'Perhaps');
    expect(await say(socket, 'Perhaps', clientId)).toMatchObject({ type: 'chat_ack', id: 1 });
    expect(messagesOf(other.socket.of('new_message'))).toHaveLength(1);
  });
});

describe('the news of a message', () => {
  it('may come late, twice or in another order: nobody notices', async () => {
    const { socket } = await aChatter(app);
    const other = await aChatter(app);
    const held: unknown[][] = [];
    const bus = app.nest.get(Bus);
    const publish = bus.publish.bind(bus);
    jest.spyOn(bus, 'publish').mockImplementation((...news) => void held.push(news));
    for (const text of ['one', 'two', 'three', 'four']) await say(socket, text);
    jest.restoreAllMocks();
    const chat = held.filter(([channel]) => channel === 'chat') as Parameters<Bus['publish']>[];
    for (const index of [2, 0, 2, 1]) publish(...(chat[index] as Parameters<Bus['publish']>));
    await hear(other.socket, 'four');
    const texts = (): string[] => messagesOf(other.socket.of('new_message')).map(({ message }) => message);
    expect(texts()).toEqual(['one', 'two', 'three', 'four']);
    publish(...(chat[3] as Parameters<Bus['publish']>));
    await say(socket, 'five');
    await hear(other.socket, 'five');
    expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('may be lost altogether: a look at the database brings messages and removals', async () => {
    const { socket } = await aChatter(app);
    const other = await aChatter(app);
    const admin = await app.aMember({ isAdmin: true });
    await say(socket, 'Known');
    await hear(other.socket, 'Known');
    jest.spyOn(app.nest.get(Bus), 'publish').mockImplementation(() => undefined);
    await say(socket, 'Unheard');
    await admin.client.delete('/api/admin/chat/messages/1');
    jest.restoreAllMocks();
    await app.nest.get(ChatRoomService).catchUp();
    await hear(other.socket, 'Unheard');
    expect(await other.socket.frame('message_removed')).toMatchObject({ data: { id: 1 } });
  });

  it('may be behind what somebody is shown who comes: they get nothing twice', async () => {
    const { socket } = await aChatter(app);
    const bus = app.nest.get(Bus);
    const publish = bus.publish.bind(bus);
    const held: Parameters<Bus['publish']>[] = [];
    jest.spyOn(bus, 'publish').mockImplementation((...news) => void held.push(news));
    await say(socket, 'Already there');
    const late = await aChatter(app);
    expect((await historyOf(app)).map(({ message }) => message)).toEqual(['Already there']);
    jest.restoreAllMocks();
    for (const news of held) publish(...news);
    await say(socket, 'Next');
    await hear(late.socket, 'Next');
    expect(messagesOf(late.socket.frames).map(({ message }) => message)).toEqual(['Already there', 'Next']);
  });
});

describe('whoever comes into the chat while it goes on', () => {
  it.each(['joins', 'comes back'])(
    'misses nothing that is said while the database is read: %s',
    async (way) => {
      const { socket } = await aChatter(app);
      await say(socket, 'Before');
      await hear(socket, 'Before');
      const reader = app.nest.get(ChatReaderService);
      const { client } = await app.aMember();
      const tab = await ChatTab.open(app.url, client, { query: '?chat=off' });
      const sayMeanwhile = async <Read>(read: () => Promise<Read>): Promise<Read> => {
        const found = await read();
        await say(socket, 'Meanwhile');
        await hear(socket, 'Meanwhile');
        return found;
      };
      const [history, missed] = [reader.history.bind(reader), reader.missed.bind(reader)];
      jest.spyOn(reader, 'history').mockImplementationOnce((caller) => sayMeanwhile(() => history(caller)));
      jest.spyOn(reader, 'missed').mockImplementationOnce((...from) => sayMeanwhile(() => missed(...from)));
      tab.send({ type: 'chat_join', ...(way === 'joins' ? {} : { after: 0, from: 0 }) });
      await hear(tab, 'Meanwhile');
      await say(socket, 'Afterwards');
      await hear(tab, 'Afterwards');
      const texts = messagesOf(tab.frames).map(({ message }) => message);
      expect(texts).toEqual(['Before', 'Meanwhile', 'Afterwards']);
    },
  );
});

/** Returns a transaction that drops its after-commit effects, as if the process died after its commit. */
function withoutEffects(tx: Transaction): Transaction {
  return new Proxy(tx, {
    get: (target, property) => {
      if (property === 'afterCommit') return () => undefined;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
