import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { emptyDatabase } from '../../test/support/fake-database';
import { installFakeLocks, removeFakeLocks } from '../../test/support/fake-locks';
import { fakeSockets } from '../../test/support/fake-socket';
import type { FakeSockets } from '../../test/support/fake-socket';
import { aMessage, messagesFrom } from '../../test/support/render-chat';
import { keepSocket } from '../api/socket-connection';
import { chatOutbox } from '../offline/chat-outbox';
import type { WaitingMessage } from '../offline/chat-outbox';
import { startChatBackgroundSync } from './chat-background-sync';
import { MAX_MESSAGES, withHistory, withNew, withOlder, withOwn } from './chat-list';
import { MessageText } from './message-text';
import { mentions, tokensOf } from './message-tokens';
import { pauseBeforeMs } from './sending-pace';
import { writeMessage } from './write-message';

const SCRIPTS = ['alert(1)', 'fetch(`//x.example`)', 'top.location=1', 'eval(name)'];

const WRAPPERS: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `<ScRiPt >${script}</sCrIpT>`,
  (script) => `<img src=x onerror=${script}>`,
  (script) => `<img src="x" onerror="${script}"/>`,
  (script) => `<svg onload=${script}>`,
  (script) => `<svg><animate onbegin=${script} attributeName=x></svg>`,
  (script) => `<iframe srcdoc="<script>${script}</script>">`,
  (script) => `<iframe src=javascript:${script}>`,
  (script) => `<a href="javascript:${script}">click</a>`,
  (script) => `<body onload=${script}>`,
  (script) => `<details open ontoggle=${script}>`,
  (script) => `<input autofocus onfocus=${script}>`,
  (script) => `<video><source onerror=${script}></video>`,
  (script) => `<math><mi xlink:href="javascript:${script}">x</mi></math>`,
  (script) => `<style>@import 'javascript:${script}'</style>`,
  (script) => `<object data="javascript:${script}">`,
  (script) => `<form action="javascript:${script}"><button>x`,
  (script) => `"><script>${script}</script>`,
  (script) => `'-${script}-'`,
  (script) => `\`\${${script}}\``,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `javascript:${script}`,
  (script) => `JaVaScRiPt:${script}//https://example.com`,
  (script) => `data:text/html,<script>${script}</script>`,
  (script) => `vbscript:${script}`,
  (script) => `[click](javascript:${script})`,
  (script) => `![x](x "onerror=${script}")`,
  (script) => `&lt;script&gt;${script}&lt;/script&gt;`,
  (script) => `&#60;script&#62;${script}`,
  (script) => `<<script>${script}//<</script>`,
  (script) => `<!--><script>${script}</script>-->`,
  (script) => `<![CDATA[<script>${script}</script>]]>`,
  (script) => `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  (script) => `<template><script>${script}</script></template>`,
  (script) => `<x onclick=${script}>`,
  (script) => `<marquee onstart=${script}>`,
  (script) => `<base href="javascript:${script}//">`,
  (script) => `<link rel=stylesheet href="javascript:${script}">`,
  (script) => `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  (script) => `@<script>${script}</script>`,
  (script) => `@name"onmouseover="${script}`,
  (script) => `https://example.com/"onmouseover="${script}`,
  (script) => `https://example.com/'><script>${script}</script>`,
  (script) => `https://example.com/#<img src=x onerror=${script}>`,
  (script) => `www.example.com/<svg/onload=${script}>`,
  (script) => `http://javascript:${script}@example.com`,
  (script) => `\u202E<script>${script}</script>`,
  (script) => `<\u0000script>${script}</script>`,
  (script) => `\uFEFF<img src=x onerror=${script}>`,
  (script) => `＜script＞${script}＜/script＞`,
];

const PAYLOADS = WRAPPERS.flatMap((wrap) => SCRIPTS.map(wrap));

const messagesOf = async (author: number) =>
  (await chatOutbox.all()).filter((message) => message.userId === author);

describe('words that want to be markup', () => {
  it(`stay text: ${PAYLOADS.length} of them`, () => {
    expect(PAYLOADS).toHaveLength(200);
    for (const payload of PAYLOADS) {
      const { container, unmount } = render(<MessageText message={payload} reader="zorblax" />);
      const elements = [...container.querySelectorAll('p *')];
      const kinds = elements.map(({ tagName }) => tagName).filter((name) => name !== 'A' && name !== 'SPAN');
      expect({ payload, kinds }).toEqual({ payload, kinds: [] });
      const links = [...container.querySelectorAll('a')];
      expect(links.every(({ protocol }) => protocol === 'https:' || protocol === 'http:')).toBe(true);
      const attributes = elements.flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
      if (links.length === 0) expect(container.textContent).toBe(payload);
      unmount();
    }
  });
});

describe('links', () => {
  const linksIn = (message: string) =>
    tokensOf(message).flatMap((token) => (token.kind === 'link' ? [[token.text, token.href]] : []));

  it.each([
    ['https://example.com', 'example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['www.example.com/races', 'www.example.com/races', 'https://www.example.com/races'],
    ['(https://example.com/races).', 'example.com/races', 'https://example.com/races'],
    ['HTTPS://EXAMPLE.COM/Races', 'example.com/Races', 'https://example.com/Races'],
  ])('are found in %s [SEC-26]', (message, text, href) => {
    expect(linksIn(message)).toEqual([[text, href]]);
  });

  it.each([
    'node.js',
    'someone@example.com',
    'mailto:someone@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://bank.example@evil.example/',
    'https://',
  ])('are none in %s [SEC-26]', (message) => {
    expect(linksIn(message)).toEqual([]);
    expect(
      tokensOf(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  it('are cut where they are long, and always name their host', () => {
    const [[text = '', href] = []] = linksIn(`https://example.com/${'very-long/'.repeat(20)}`);
    expect(text).toMatch(/^example\.com\/very-long.*…$/);
    expect(text.length).toBeLessThanOrEqual(61);
    expect(href).toHaveLength(20 + 200);
    const host = `${'sub.'.repeat(30)}evil.example`;
    expect(linksIn(`https://${host}/x`)[0]?.[0]).toMatch(/evil\.example/);
  });

  it('name the host that a browser would go to [SEC-26]', () => {
    expect(linksIn('https://ex\u0430mple.com/')[0]?.[0]).toMatch(/^xn--/);
  });
});

describe('mentions', () => {
  it.each(['@zorblax', 'hey @Zorblax!', '(@zorblax)', '@ooze_42 and @ZORBLAX'])(
    'are found in %s [SEC-26]',
    (message) => {
      expect(mentions(message, 'Zorblax')).toBe(true);
    },
  );

  it.each([
    'zorblax',
    '@zorblaxian',
    'me@zorblax',
    '@@zorblax',
    '@zorblax-2',
    'https://example.com/@zorblax',
  ])('are none in %s [SEC-26]', (message) => {
    expect(mentions(message, 'Zorblax')).toBe(false);
  });
});

const ids = ({ messages }: { messages: readonly { id: number }[] }) => messages.map(({ id }) => id);

describe('a stretch of the chat', () => {
  it('does not grow without end over 10,000 messages, and ends with the newest', () => {
    let list = withHistory(messagesFrom(1, 50));
    for (let id = 51; id <= 10_000; id += 1) list = withNew(list, messagesFrom(id, 1), true);
    expect(ids(list)).toHaveLength(MAX_MESSAGES);
    expect(ids(list).at(-1)).toBe(10_000);
    expect(list).toMatchObject({ hasOlder: true, isAtEnd: true, unseen: 0, heardUpTo: 10_000 });
  });

  it('is in the order of the ids, each once, whatever order they came in', () => {
    let list = withHistory(messagesFrom(4, 2));
    list = withNew(list, [aMessage({ id: 9 }), aMessage({ id: 7 })], true);
    list = withNew(list, [aMessage({ id: 8 }), aMessage({ id: 9, message: 'told last' })], true);
    list = withOlder(list, [aMessage({ id: 3 }), aMessage({ id: 2 })], true);
    expect(ids(list)).toEqual([2, 3, 4, 5, 7, 8, 9]);
    expect(list.messages.at(-1)?.message).toBe('told last');
  });

  it('takes an own message before it is told of, without believing that all before it were', () => {
    const list = withOwn(withHistory(messagesFrom(1, 2)), aMessage({ id: 5, message: 'mine' }));
    expect(ids(list)).toEqual([1, 2, 5]);
    expect(list.heardUpTo).toBe(2);
    const told = withNew(list, messagesFrom(3, 3), true);
    expect(ids(told)).toEqual([1, 2, 3, 4, 5]);
    expect(withOwn(told, aMessage({ id: 5, message: 'mine' }))).toBe(told);
  });
});

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
    const ack = { clientId: frame.clientId ?? null, id };
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

const withFakeClock = (): void => {
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
};

describe('messages written offline', () => {
  withFakeClock();

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
  withFakeClock();

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
    await waitFor(async () => {
      const states = (await messagesOf(userId)).map(({ state }) => state);
      expect(states).toEqual([{ kind: 'refused', reason: 'You are muted.' }]);
    });
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
  withFakeClock();

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

  it('keeps a message once, however often it is stored', async () => {
    const message: WaitingMessage = {
      clientId: 'same',
      userId,
      message: 'm',
      writtenAtMs: 1,
      state: { kind: 'waiting', isLate: true },
    };
    const kept = Promise.all([chatOutbox.keep(message), chatOutbox.keep(message)]);
    await pass(200);
    await kept;
    expect(await messagesOf(userId)).toEqual([message]);
  });
});
