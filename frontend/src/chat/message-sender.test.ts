import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { keepSocket } from '../api/socket-connection';
import { emptyDatabase } from '../../test/support/fake-database';
import { installFakeLocks, removeFakeLocks } from '../../test/support/fake-locks';
import { fakeSockets } from '../../test/support/fake-socket';
import type { FakeSockets } from '../../test/support/fake-socket';
import { startChatBackgroundSync } from './chat-background-sync';
import { storeMessage, messagesOf } from './message-outbox';
import { pauseBeforeMs } from './sending-pace';
import type { WaitingMessage } from '../offline/waiting-message';
import { writeMessage } from './write-message';

let sockets: FakeSockets;
let stops: (() => void)[];
let userId = 0;

/** Advances the fake timers in steps, so that promises resolve in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const sent = () =>
  sockets.opened.flatMap((socket) => socket.sent).filter(({ type }) => type === 'chat_message');
const words = () => sent().map((frame) => ('message' in frame ? frame.message : ''));
/** Makes the server accept each message. */
function takeAll(): void {
  let id = 0;
  sockets.onSent((frame) => {
    if (frame.type !== 'chat_message') return;
    id += 1;
    const ack = { clientId: frame.clientId, id };
    setTimeout(() => sockets.say('chat_ack', ack), 20);
  });
}
/** Starts the background sync as a new tab or a reload would. */
function startTab(): void {
  stops.push(startChatBackgroundSync(userId));
}
function openSocket(): void {
  stops.push(keepSocket({ onOpen: jest.fn(), onUnreachable: jest.fn(), onSessionOver: jest.fn() }));
  sockets.open();
}
function closeTabs(): void {
  for (const stop of stops) stop();
  stops = [];
}

beforeEach(() => {
  emptyDatabase();
  jest.useFakeTimers();
  installFakeLocks();
  sockets = fakeSockets();
  stops = [];
  userId += 1;
});
afterEach(async () => {
  closeTabs();
  await pass(100);
  removeFakeLocks();
  jest.useRealTimers();
});

describe('messages written offline', () => {
  async function writeOffline(...messages: string[]): Promise<void> {
    for (const message of messages) writeMessage(userId, message);
    await pass(100);
  }

  it('are sent in their order, once each, and slower than the limit of 5 in 10 s', async () => {
    takeAll();
    startTab();
    await writeOffline('one', 'two', 'three', 'four', 'five', 'six');
    expect(sent()).toEqual([]);
    openSocket();
    await pass(9_000);
    expect(words()).toEqual(['one', 'two', 'three', 'four']);
    await pass(11_000);
    expect(words()).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
    expect(await messagesOf(userId)).toEqual([]);
    await pass(30_000);
    expect(sent()).toHaveLength(6);
  });

  it('keep their pace over a reload', async () => {
    takeAll();
    startTab();
    await writeOffline('one', 'two', 'three');
    openSocket();
    await pass(500);
    expect(words()).toEqual(['one']);
    closeTabs();
    startTab();
    openSocket();
    await pass(1000);
    expect(words()).toEqual(['one']);
    await pass(2000);
    expect(words()).toEqual(['one', 'two']);
  });

  it('are sent once by two tabs', async () => {
    takeAll();
    startTab();
    startTab();
    await writeOffline('one', 'two');
    openSocket();
    await pass(20_000);
    expect(words()).toEqual(['one', 'two']);
  });

  it('that nobody answered for are sent again under the same name', async () => {
    startTab();
    await writeOffline('one');
    openSocket();
    await pass(500);
    sockets.close();
    takeAll();
    await pass(4000);
    sockets.open();
    await pass(4000);
    const [first, second, ...more] = sent();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await messagesOf(userId)).toEqual([]);
  });
});

describe('a message written online', () => {
  it('goes at once, also right after others', async () => {
    takeAll();
    startTab();
    openSocket();
    for (const text of ['one', 'two', 'three']) writeMessage(userId, text);
    await pass(600);
    expect(words()).toEqual(['one', 'two', 'three']);
  });

  it('that came too soon goes by itself when the server allows, and those after it with it', async () => {
    startTab();
    openSocket();
    writeMessage(userId, 'too soon');
    writeMessage(userId, 'even sooner');
    await pass(200);
    const [first] = sent();
    const clientId = first !== undefined && 'clientId' in first ? first.clientId : '';
    takeAll();
    sockets.say('chat_refused', { clientId, code: 'chat.too_fast', message: 'Wait.', retryAfterSeconds: 6 });
    await pass(5500);
    expect(words()).toEqual(['too soon']);
    await pass(1000);
    expect(words()).toEqual(['too soon', 'too soon', 'even sooner']);
  });

  it('that is refused for good is not sent again, nor in the way of others', async () => {
    startTab();
    openSocket();
    writeMessage(userId, 'refused');
    writeMessage(userId, 'next');
    await pass(200);
    const [first] = sent();
    const clientId = first !== undefined && 'clientId' in first ? first.clientId : '';
    sockets.say('chat_refused', { clientId, code: 'chat.muted', message: 'You are muted.' });
    takeAll();
    await pass(12_000);
    expect(words()).toEqual(['refused', 'next']);
    expect((await messagesOf(userId)).map(({ state }) => state)).toEqual([
      { kind: 'refused', reason: 'You are muted.' },
    ]);
  });

  it('lives as long as the page where the browser writes nothing down', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    takeAll();
    startTab();
    writeMessage(userId, 'unwritten');
    await pass(200);
    expect(await messagesOf(userId)).toHaveLength(1);
    openSocket();
    await pass(3000);
    expect(words()).toEqual(['unwritten']);
    expect(await messagesOf(userId)).toEqual([]);
  });
});

describe('the pace', () => {
  const waiting = (state: WaitingMessage['state']): WaitingMessage => ({
    clientId: 'c',
    userId: 1,
    message: 'm',
    writtenAtMs: 0,
    state,
  });

  it('is 2.5 s for what was written offline, none for what is written now, and as the server asks', () => {
    expect(pauseBeforeMs(waiting({ kind: 'waiting', isLate: true }), 1000, 2000)).toBe(1500);
    expect(pauseBeforeMs(waiting({ kind: 'waiting', isLate: true }), 1000, 9000)).toBe(0);
    expect(pauseBeforeMs(waiting({ kind: 'waiting', isLate: false }), 1000, 1001)).toBe(0);
    expect(pauseBeforeMs(waiting({ kind: 'waiting', isLate: false, notBeforeMs: 5000 }), 0, 2000)).toBe(3000);
  });

  it('is never longer than a minute, however the clock was set', () => {
    expect(pauseBeforeMs(waiting({ kind: 'waiting', isLate: true }), 9e12, 1000)).toBe(60_000);
  });
});

it('a message kept again is the same message', async () => {
  const message: WaitingMessage = {
    clientId: 'same',
    userId,
    message: 'm',
    writtenAtMs: 1,
    state: { kind: 'waiting', isLate: true },
  };
  const kept = Promise.all([storeMessage(message), storeMessage(message)]);
  await pass(200);
  await kept;
  expect(await messagesOf(userId)).toEqual([message]);
});
