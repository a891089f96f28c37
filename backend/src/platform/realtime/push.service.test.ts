import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { openTab, type TestTab } from '../../../test/support/tab.js';
import { assertServerFrame } from '../../../test/support/wire.js';
import type { Frame } from './frames.js';
import { PushService } from './push.service.js';
import { MAX_SOCKETS_PER_MEMBER, SocketRegistryService } from './socket-registry.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pushes = (): PushService => app.nest.get(PushService);

/** Resolves when everything sent to these sockets before has arrived. */
async function isToldAll(member: TestMember, ...sockets: TestTab[]): Promise<void> {
  const mark = Math.random();
  pushes().toMembers([member.id], { type: 'message_removed', data: { id: mark } });
  const isMark = ({ id }: { id: number }): boolean => id === mark;
  await Promise.all(sockets.map((socket) => socket.frame('message_removed', isMark)));
}

describe('a push', () => {
  it('reaches every tab of the members it is for, and nobody else', async () => {
    const [quasar, nova] = [await app.aMember(), await app.aMember()];
    const [first, second, foreign] = [
      await openTab(app, quasar),
      await openTab(app, quasar),
      await openTab(app, nova),
    ];
    pushes().toMembers([quasar.id, 999_999], { type: 'message_removed', data: { id: 1 } });
    pushes().toAll({ type: 'message_removed', data: { id: 2 } });
    for (const socket of [first, second]) {
      await socket.frame('message_removed', ({ id }: { id: number }) => id === 2);
      expect(socket.of('message_removed').map(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }]);
    }
    await foreign.frame('message_removed');
    expect(foreign.of('message_removed').map(({ data }) => data)).toEqual([{ id: 2 }]);
  });

  it('is one of the frames in the API document, which every tab of these tests checks', () => {
    // @ts-expect-error The list has no such frame.
    const unlisted: Frame = { type: 'news', data: {} };
    // @ts-expect-error A balance has its line.
    const withoutLine: Frame = { type: 'balance', data: { coins: 1 } };
    const withMore = { type: 'balance', data: { coins: 1, line: 1, secret: 1 } };
    for (const frame of [unlisted, withoutLine, withMore])
      expect(() => assertServerFrame(frame)).toThrow('does not know this frame');
  });
});

describe('the balance', () => {
  const record = (member: TestMember, amounts: readonly number[], key: string): Promise<void> =>
    app.unitOfWork.run(async (tx) => {
      for (const [index, amount] of amounts.entries()) {
        await app.nest.get(CoinLedger, { strict: false }).record(tx, {
          userId: member.id,
          amount,
          description: 'A test',
          source: 'admin',
          idempotencyKey: `test:${key}:${index}`,
        });
      }
    });

  it('is pushed for each line of a transaction, the newest last, when it is committed', async () => {
    const member = await app.aMember({ coins: 10 });
    const socket = await openTab(app, member);
    await record(member, [5, 7], 'two-lines');
    await isToldAll(member, socket);
    const [newest, first] = (await member.client.get<{ id: number }[]>('/api/coins/transactions')).body;
    expect(socket.of('balance')).toMatchObject([
      { data: { coins: 15, line: first?.id } },
      { data: { coins: 22, line: newest?.id } },
    ]);
  });

  it('is not pushed for what was rolled back', async () => {
    const member = await app.aMember({ coins: 10 });
    const socket = await openTab(app, member);
    await expect(record(member, [5, -100], 'too-much')).rejects.toThrow();
    await isToldAll(member, socket);
    expect(socket.of('balance')).toEqual([]);
  });
});

describe('a changed account', () => {
  it('is told to the member who changed it on another tab', async () => {
    const member = await app.aMember();
    const socket = await openTab(app, member);
    await member.client.patch('/api/user/avatar', { avatarColor: 'green' });
    await socket.frame('user_changed');
  });
});

describe('the sockets of a node', () => {
  const count = (): number => app.nest.get(SocketRegistryService).count;

  it('drop a reader that lags by more than 256 KiB, while others go on [SEC-27]', async () => {
    const [slow, quick] = [await app.aMember(), await app.aMember()];
    const [lagging, reading] = [await openTab(app, slow), await openTab(app, quick)];
    const before = count();
    lagging.socket.pause();
    const reason = 'x'.repeat(64 * 1024);
    // Buffers of the operating system between the two are not the server's to limit.
    for (let sent = 0; count() === before && sent < 1000; sent += 1) {
      pushes().toMembers([slow.id, quick.id], { type: 'chat_muted', data: { until: `${sent}`, reason } });
      await reading.frame('chat_muted', ({ until }: { until: string }) => until === `${sent}`);
    }
    expect(count()).toBe(before - 1);
    lagging.socket.resume();
    expect(await lagging.closeCode()).toBe(1006);
  });

  it('are asked whether somebody is still there, and dropped when nobody answers', async () => {
    const [there, gone] = [await app.aMember(), await app.aMember()];
    const [answering, silent] = [await openTab(app, there), await openTab(app, gone)];
    silent.socket.pause();
    const [one, other] = [there, gone].map(({ id }) => [...app.nest.get(SocketRegistryService).of(id)][0]);
    if (!one || !other) throw new Error('The sockets are not there.');
    for (let beat = 0; beat < 2; beat += 1) {
      const answer = beat === 0 ? once(one.socket, 'pong') : Promise.resolve();
      for (const socket of [one, other]) socket.checkPeer();
      await answer;
    }
    await isToldAll(there, answering);
    expect([...app.nest.get(SocketRegistryService).of(gone.id)]).toEqual([]);
    silent.socket.terminate();
  });

  it('close the oldest tab of a member who has opened too many [SEC-27]', async () => {
    const member = await app.aMember();
    const sockets: TestTab[] = [];
    for (let tab = 0; tab <= MAX_SOCKETS_PER_MEMBER; tab += 1) sockets.push(await openTab(app, member));
    expect(await sockets[0]?.closeCode()).toBe(4409);
    await isToldAll(member, ...sockets.slice(1));
  });

  it('are closed with a code when the server stops, which then ends', async () => {
    const other = await startTestApp();
    const socket = await openTab(other, await other.aMember());
    const paused = await openTab(other, await other.aMember());
    paused.socket.pause();
    await other.close();
    expect(await socket.closeCode()).toBe(1001);
    paused.socket.terminate();
  });
});
