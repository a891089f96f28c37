import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';
import { aPicture, dataUrl } from '../../../test/support/pictures.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';
import { freshKey } from '../../../test/support/shop.js';

// Hundreds of requests are slow on a shared machine.
jest.setTimeout(60_000);

interface Route {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
const file = new URL('../../../openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Route>> };
/** Every admin route: its method, its address, and its query parameters. */
const ROUTES = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(() => path.startsWith('/api/admin/') && !path.endsWith('/backup'))
    .map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
);

/** Invalid or unknown values in place of an id. */
const IDS = [
  ...[
    'abc',
    '-1',
    '0',
    '1.5',
    '1e3',
    '0x1',
    '٣',
    '%20',
    '%00',
    '%FF',
    "1'--",
    '..%2F1',
    'NaN',
    '[object Object]',
  ],
  ...[
    '2147483647',
    '2147483648',
    '9007199254740991',
    '9007199254740992',
    '99999999999999999999',
    '9'.repeat(400),
  ],
];

/** Invalid values in place of a word, a number or a date. */
const WORDS = [
  ...['', '%', '_', '\\', "'", '"', '`', '!', '~', '\u0000', '\u{1F47D}', 'é', '\ud800', '-1', '1e9', 'NaN'],
  ...['%_\\', "' OR 1=1 --", '[]', '{}', '9'.repeat(30), 'x'.repeat(10_000)],
  ...[
    '2026-W47-1',
    '2026-326',
    '20261122T101500Z',
    '2026-11-22T24:00:00Z',
    '+012026-01-01',
    '0000-01-01',
    '2026-11',
  ],
];

/** Cursors that were never issued. */
const CURSORS = ['id', 'username', 'coins', 'lastSeen'].flatMap((sort) => [
  cursorOf([sort, 'é', 1, 1]),
  cursorOf([sort, '\u4e2d', 1, 0]),
  cursorOf([sort, 9e15, 9e15, 1]),
  cursorOf([sort, null, -1, 0]),
  cursorOf([sort, { a: 1 }, 1, 1]),
]);

function cursorOf(parts: unknown): string {
  const json = JSON.stringify(parts).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(json).toString('base64url');
}

/** Encodes a value for an address. Half a surrogate pair is cut in the middle of its bytes. */
const encoded = (word: string): string => (word === '\ud800' ? '%ED%A0' : encodeURIComponent(word));

let app: TestApp;
let admin: TestMember;
let member: TestMember;
let imageData: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aMember({ isAdmin: true, isOwner: true });
  member = await app.aMember();
  imageData = dataUrl('png', await aPicture('png'));
});
afterAll(() => app.close());

function send(method: string, address: string): Promise<Answer> {
  return admin.client.request(method, address, method === 'GET' || method === 'DELETE' ? undefined : {}, {
    headers: { 'Idempotency-Key': freshKey() },
  });
}

const post = (path: string, body: object): Promise<Answer> =>
  admin.client.post(`/api/admin/${path}`, body, { headers: { 'Idempotency-Key': freshKey() } });

/** Changes settings, based on their current version. */
async function set(change: object): Promise<Answer> {
  const { body } = await admin.client.get<{ version: number }>('/api/admin/settings');
  return admin.client.request('PUT', '/api/admin/settings', { version: body.version, ...change });
}

/** Edits a part of the livestream's page, based on its current version. */
async function edit(part: 'schedule' | 'standings' | 'events' | 'details', change: object): Promise<Answer> {
  const { body } = await admin.client.get<Record<typeof part, { version: number }>>('/api/admin/livestream');
  const { version } = body[part];
  return admin.client.request('PUT', `/api/admin/livestream/${part}`, { version, ...change });
}

/** Voids a round that was just verified. */
async function voidRound(reason: string): Promise<Answer> {
  const { ticket, played } = await playedTicket(app, member, 3);
  await sendRound(member, ticket, played.log);
  return post(`rounds/${ticket.round}/void`, { reason });
}

const details = {
  ...{ race: 'x', track: 'x', lap: null, laps: 5, pods: 8 },
  ...{ fastestLap: null, fastestLapBy: null, prizeCoins: 0 },
};
const item = (texts: object): object => ({ name: 'x', description: 'x', price: 5, imageData, ...texts });
const event = (texts: object): object => ({
  rows: [{ title: 'x', game: 'x', startsAt: '2040-01-01T00:00:00Z', ...texts }],
});
const weekly = (texts: object): object => ({
  rows: [{ title: 'x', game: 'x', weekday: 2, time: '20:15', ...texts }],
});

/** Texts by admins that are stored, with their maximum number of characters. */
const STORED: readonly [what: string, max: number, send: (text: string) => Promise<Answer>][] = [
  ["an announcement's title", 100, (title) => post('announcements', { title, description: 'x' })],
  ["an announcement's text", 1000, (description) => post('announcements', { title: 'x', description })],
  ["an item's name", 100, (name) => post('store/items', item({ name }))],
  ["an item's description", 300, (description) => post('store/items', item({ description }))],
  ['a reason for coins', 150, (reason) => post(`users/${member.id}/coins`, { amount: 5, reason })],
  ['a reason to mute', 200, (reason) => post('chat/mutes', { userId: member.id, minutes: 5, reason })],
  ['a reason to void', 200, voidRound],
  ["an event's title", 100, (title) => edit('events', event({ title }))],
  ["an event's game", 64, (game) => edit('events', event({ game }))],
  ["a weekly stream's title", 100, (title) => edit('schedule', weekly({ title }))],
  ["a weekly stream's game", 64, (game) => edit('schedule', weekly({ game }))],
  ['a name in the league', 40, (name) => edit('standings', { rows: [{ name, points: 1 }] })],
  ["a race's name", 100, (race) => edit('details', { details: { ...details, race } })],
  ["a race's track", 100, (track) => edit('details', { details: { ...details, track } })],
  [
    'who was fastest',
    40,
    (fastestLapBy) => edit('details', { details: { ...details, fastestLap: '0:14.2', fastestLapBy } }),
  ],
  ["the site's name", 40, (siteName) => set({ siteName })],
  ['the notice', 300, (maintenanceNotice) => set({ maintenanceNotice })],
];

describe('what an admin writes', () => {
  it.each(STORED)('as %s has at most %i characters, selectors counted', async (_what, max, send) => {
    for (const text of ['❤️'.repeat(max), `${'x'.repeat(max - 1)}❤️`, '👽'.repeat(max + 1)]) {
      const { status, body, text: answer } = await send(text);
      expect([status, body]).toMatchObject([400, { code: 'request.invalid' }]);
      expect(answer).toContain(`must have at most ${max} characters`);
    }
    for (const text of ['❤️'.repeat(max / 2), '👽'.repeat(max)]) {
      expect([200, 201]).toContain((await send(text)).status);
    }
  });
});

describe('an admin who sends anything', () => {
  it.each(ROUTES.filter(({ path }) => path.includes('{')))(
    'as an id of $method $path, is refused [SEC-49]',
    async ({ method, path }) => {
      for (const id of IDS) {
        const { status } = await send(method, path.replace(/\{\w+\}/, id));
        // Lifting a mute that does not exist changes nothing.
        const isNoChange = status === 204 && path.includes('/mutes/');
        expect([id, isNoChange || status === 400 || status === 404]).toEqual([id, true]);
      }
    },
  );

  it.each(ROUTES.flatMap(({ queries, ...route }) => queries.map((name) => ({ ...route, name }))))(
    'as $name of $method $path, is answered, or refused for that [SEC-49]',
    async ({ method, path, name }) => {
      for (const word of name === 'cursor' ? [...WORDS, ...CURSORS] : WORDS) {
        const address = `${path.replace(/\{\w+\}/, '1')}?${name}=${encoded(word)}`;
        const { status } = await send(method, address);
        expect([word, status < 500]).toEqual([word, true]);
      }
    },
  );

  it.each(ROUTES.filter(({ method }) => method !== 'GET'))(
    'as the body of $method $path, breaks nothing [SEC-49]',
    async ({ method, path }) => {
      const address = path.replace(/\{\w+\}/, '1');
      for (const raw of [
        '',
        '[]',
        'null',
        '"x"',
        '{"__proto__":{"isAdmin":true}}',
        '{"a":',
        '[[[[[[[[]]]]]]]]',
        '{"version":1e400}',
      ]) {
        const { status } = await admin.client.request(method, address, undefined, {
          raw,
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': freshKey() },
        });
        expect([raw, status < 500]).toEqual([raw, true]);
      }
    },
  );
});
