import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RtmpClient } from '../../../test/support/ingest/rtmp-client.js';
import {
  aggregateMessage,
  audioMessage,
  recordOf,
  videoConfigMessage,
  videoMessage,
} from '../../../test/support/ingest/stream-bytes.js';
import { Broadcast } from './broadcast.js';
import { HlsSession } from './hls/hls-session.js';
import { encodeAmf } from './rtmp/amf0.js';
import { MESSAGE, type RtmpMessage } from './rtmp/rtmp-message.js';
import { SETTING_DEFAULTS } from '../../members/settings/setting-values.js';
import { type ConnectionLimits, createRtmpServer } from './rtmp-server.js';

const KEY = 'the right key';
const NAME = `main?key=${encodeURIComponent(KEY)}`;
const ORDERS = {
  streamKeyHash: createHash('sha256').update(KEY).digest('hex'),
  audience: 'preview',
  limits: SETTING_DEFAULTS.stream,
};
const LIMITS = { inAll: 6, perAddress: 4, publishWithinMs: 300 };

/** Folder in which no file can be created: these streams end before their first segment. */
const NOWHERE = '/dev/null/nowhere';

/** Long timeout, so that unauthenticated clients are disconnected for what they do. */
const PATIENT = { ...LIMITS, publishWithinMs: 60_000 };

let server: Server;
let broadcast: Broadcast;
let said: string[];
let refusals: string[];
let answer: Promise<typeof ORDERS>;
beforeEach(async () => {
  said = [];
  refusals = [];
  answer = Promise.resolve(ORDERS);
  broadcast = new Broadcast({
    ask: () => answer,
    openSession: (_name, failed) =>
      new HlsSession(NOWHERE, { sessionBytes: 1e9, freeBytes: 0 }, () => Date.now(), failed),
    now: () => Date.now(),
    say: (what, facts) => said.push(what + JSON.stringify(facts ?? {})),
  });
  await listen(PATIENT);
});
afterEach(stopListening);

async function listen(limits: ConnectionLimits): Promise<void> {
  const onRefusal = (code: string, address: string): void => void refusals.push(`${code} from ${address}`);
  server = createRtmpServer(broadcast, limits, onRefusal).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function stopListening(): Promise<void> {
  for (const client of clients.splice(0)) client.socket.destroy();
  server.close();
  await once(server, 'close');
}

/** Starts the server again with a short timeout for unauthenticated clients. */
async function hurry(): Promise<void> {
  await stopListening();
  await listen(LIMITS);
}

const clients: RtmpClient[] = [];
async function aClient(from?: string): Promise<RtmpClient> {
  const client = await RtmpClient.connect((server.address() as AddressInfo).port, from);
  clients.push(client);
  return client;
}

/** Connects an encoder that may publish. */
async function anEncoder(): Promise<RtmpClient> {
  const client = await aClient();
  expect(await client.publish(NAME)).toBe('NetStream.Publish.Start');
  return client;
}

/** Returns two seconds of pictures, with a first one that only an accepted encoder may send. */
const aFilm = (): RtmpMessage[] => [
  videoConfigMessage(recordOf('320x180')),
  ...Array.from({ length: 21 }, (_, index) =>
    videoMessage(index * 100, { isKey: index % 10 === 0, bytes: index === 0 ? 20_000 : 100 }),
  ),
];

const problem = (): string | undefined => broadcast.report().problem?.code;

describe('An encoder may publish', () => {
  it('with the right key', async () => {
    await anEncoder();
    expect(broadcast.report().push).not.toBeNull();
  });

  it.each([
    ['another key', 'main?key=other', 'live', 'wrong_key'],
    ['an empty key', 'main?key=', 'live', 'wrong_key'],
    ['no key', 'main', 'live', 'wrong_key'],
    ['the hash of the key', `main?key=${ORDERS.streamKeyHash}`, 'live', 'wrong_key'],
    ['the key as its name', KEY, 'live', 'wrong_address'],
    ['another application', NAME, 'other', 'wrong_address'],
  ])('not with %s [SEC-51]', async (_what, name, app, code) => {
    const client = await aClient();
    expect(await client.publish(name, app)).toBe('NetStream.Publish.BadName');
    await client.closed();
    expect([problem(), broadcast.report().push]).toEqual([code, null]);
    expect(refusals).toEqual([`${code} from 127.0.0.1`]);
    expect(said.join('\n')).not.toContain(name);
  });

  it('and send media in one piece with its request', async () => {
    const client = await aClient();
    expect(await client.publish(NAME, 'live', aFilm())).toBe('NetStream.Publish.Start');
    expect(await client.status()).toBe('NetStream.Publish.Rejected');
    // It was read as far as the folder in which no file can be created.
    expect(problem()).toBe('disk_failed');
  });

  it('and send aggregates', async () => {
    const encoder = await anEncoder();
    const [config, ...frames] = aFilm();
    encoder.send(config ?? videoMessage(0), 6);
    encoder.send(aggregateMessage(7_000, [...frames, { ...audioMessage(0), type: MESSAGE.windowSize }]), 6);
    expect(await encoder.status()).toBe('NetStream.Publish.Rejected');
    expect(problem()).toBe('disk_failed');
  });

  it('not while the site can not be asked', async () => {
    answer = Promise.reject(new Error('away'));
    const client = await aClient();
    expect(await client.publish(NAME)).toBe('NetStream.Publish.BadName');
    expect(problem()).toBe('site_unreachable');
  });

  it('not while another one does, and as soon as that one has gone', async () => {
    const first = await anEncoder();
    expect(await (await aClient()).publish(NAME)).toBe('NetStream.Publish.BadName');
    expect(problem()).toBe('already_streaming');
    first.command(1, 'deleteStream', 4, null, 1);
    await first.closed();
    await anEncoder();
  });
});

describe('A connection is closed', () => {
  it('when it is no RTMP', async () => {
    const client = await aClient();
    client.write(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    await client.closed();
  });

  it.each([
    ['says nothing', (): void => undefined],
    ['sends half a handshake', (client: RtmpClient) => client.write(Buffer.alloc(700, 3))],
    [
      'shakes hands and says no more',
      (client: RtmpClient) => client.write(Buffer.concat([Buffer.of(3), Buffer.alloc(3072)])),
    ],
  ])('when it %s for too long [SEC-52]', async (_what, begin) => {
    await hurry();
    const client = await aClient();
    begin(client);
    await client.closed();
  });

  it('when there are too many of its address, and counted no more when it has gone [SEC-52]', async () => {
    for (let count = 0; count < LIMITS.perAddress; count += 1) await aClient();
    const another = await aClient();
    await another.closed();
    expect(clients.filter(({ socket }) => !socket.destroyed)).toHaveLength(LIMITS.perAddress);
    await hurry();
    for (let count = 0; count < LIMITS.perAddress; count += 1) await aClient();
    await Promise.all(clients.map((client) => client.closed()));
    await anEncoder();
  });

  it('when there are too many in all, from whichever addresses [SEC-52]', async () => {
    for (let count = 0; count < LIMITS.inAll; count += 1) await aClient(`127.0.0.${2 + (count % 3)}`);
    const another = await aClient('127.0.0.5');
    await another.closed();
    expect(clients.filter(({ socket }) => !socket.destroyed)).toHaveLength(LIMITS.inAll);
  });

  it.each([
    ['media before it was let in', videoMessage(0, { isKey: true })],
    ['a command of nothing but rubbish', { ...videoMessage(0), type: MESSAGE.command }],
    ['a message that is too long', { ...videoMessage(0, { bytes: 9_000 }), type: MESSAGE.windowSize }],
  ])('when it sends %s', async (_what, message) => {
    const client = await aClient();
    client.write(Buffer.concat([Buffer.of(3), Buffer.alloc(3072)]));
    client.send(message);
    await client.closed();
    expect(problem()).toBeUndefined();
  });

  it.each([
    ['sends media without asking', 'not_rtmp', (client: RtmpClient) => client.send(videoMessage(0))],
    ['asks to play', 'not_rtmp', (client: RtmpClient) => client.command(1, 'play', 3, null, 'main')],
    ['asks for nothing', 'no_publish', (): void => undefined],
    [
      'is not let in',
      'no_publish',
      (client: RtmpClient): void => {
        answer = new Promise(() => undefined);
        client.command(1, 'publish', 3, null, NAME, 'live');
      },
    ],
  ])('with a reason and a log line when it connects like an encoder and %s', async (_what, code, act) => {
    await hurry();
    const client = await aClient();
    client.connectTo('live');
    act(client);
    await client.closed();
    expect([problem(), refusals]).toEqual([code, [`${code} from 127.0.0.1`]]);
  });

  it('with a reason when it connects with a value that can not be read', async () => {
    const client = await aClient();
    client.write(Buffer.concat([Buffer.of(3), Buffer.alloc(3072)]));
    const date = Buffer.from('030004646174650b0000000000000000000000000009', 'hex');
    client.send({
      ...videoMessage(0),
      type: MESSAGE.command,
      payload: Buffer.concat([encodeAmf(['connect', 1]), date]),
    });
    await client.closed();
    expect([problem(), refusals]).toEqual(['not_rtmp', ['not_rtmp from 127.0.0.1']]);
  });

  it('without a reason for the admin when a stranger connects while an encoder streams', async () => {
    await anEncoder();
    const client = await aClient();
    client.connectTo('live');
    client.command(1, 'play', 3, null, 'main');
    await client.closed();
    expect([problem(), refusals]).toEqual([undefined, ['not_rtmp from 127.0.0.1']]);
  });

  it('with a reason and a log line when a streaming encoder is lost', async () => {
    const encoder = await anEncoder();
    encoder.socket.resetAndDestroy();
    await new Promise((resolve) => setImmediate(resolve));
    await anEncoder();
    expect(problem()).toBe('connection_lost');
    expect(said).toContain('A stream was cut.{"code":"connection_lost"}');
  });

  it('when it sends commands without end', async () => {
    const client = await aClient();
    client.write(Buffer.concat([Buffer.of(3), Buffer.alloc(3072)]));
    for (let count = 0; count < 100; count += 1) client.command(0, 'createStream', count, null);
    await client.closed();
  });

  it.each([
    ['an aggregate that is none', { ...videoMessage(0), type: MESSAGE.aggregate }, 'not_rtmp'],
    ['a message of five megabytes', { ...videoMessage(0, { bytes: 5_000_000 }) }, 'not_rtmp'],
  ])('of an encoder that sends %s, with a reason [SEC-52]', async (_what, message, code) => {
    const encoder = await anEncoder();
    encoder.send(message, 6);
    await encoder.closed();
    expect(problem()).toBe(code);
  });

  it.each([
    [
      'H.265',
      { ...videoMessage(0), payload: Buffer.concat([Buffer.of(0x90), Buffer.from('hvc1')]) },
      'video_codec',
    ],
    ['a larger picture', videoConfigMessage(recordOf('2560x1440')), 'video_size'],
    ['MP3', { ...videoMessage(0), type: MESSAGE.audio, payload: Buffer.of(0x2f, 1, 2) }, 'audio_codec'],
  ])('of an encoder that sends %s, which is told so', async (_what, message, code) => {
    const encoder = await anEncoder();
    encoder.send(message, 6);
    expect(await encoder.status()).toBe('NetStream.Publish.Rejected');
    expect(problem()).toBe(code);
  });

  it('of an encoder whose stream can not be written, which is told so', async () => {
    const encoder = await anEncoder();
    encoder.send(videoConfigMessage(recordOf('320x180')), 6);
    for (let time = 0; time < 2_100; time += 100)
      encoder.send(videoMessage(time, { isKey: time % 1000 === 0 }), 6);
    expect(await encoder.status()).toBe('NetStream.Publish.Rejected');
    expect(problem()).toBe('disk_failed');
  });
});
