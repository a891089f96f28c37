import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { byBody, byWire, type Forgery } from './forgery.js';
import { AS_REPLAYED, problem, refused } from './forgery-outcomes.js';

const LIMIT_BYTES = 64 * 1024;
const DEPTH = 100_000;
const INVALID = problem(400, 'request.invalid');
const NO_JSON = problem(400, 'request.malformed_json');
const TOO_LARGE = problem(413, 'request.too_large');
const WRONG_TYPE = problem(415, 'request.not_json');
const COMPRESSED = problem(415, 'request.compressed');

/** Appends another field to the honest body. */
const withField = (json: string, field: string): string => `${json.slice(0, -1)},${field}}`;
const bomb = (): Buffer => Buffer.alloc(20 * 1024 * 1024, ' ');
const wireBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

const sizes: readonly Forgery[] = [
  byWire('a body of 64 KiB', AS_REPLAYED, (json) => ({ raw: json.padEnd(LIMIT_BYTES) })),
  byWire('a body of 64 KiB and a byte [SEC-38]', TOO_LARGE, (json) => ({
    raw: json.padEnd(LIMIT_BYTES + 1),
  })),
  byWire('a body of 64 KiB and a byte that is no JSON', TOO_LARGE, () => ({
    raw: '{'.repeat(LIMIT_BYTES + 1),
  })),
  byWire('a body nested a hundred thousand deep', TOO_LARGE, () => ({
    raw: `{"log":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
  })),
  byWire('a body nested as deep as its size allows [SEC-38]', INVALID, (json) => {
    const depth = Math.floor((LIMIT_BYTES - json.length - 20) / 2);
    return { raw: withField(json, `"score":${'['.repeat(depth)}${']'.repeat(depth)}`) };
  }),
  byWire('a body with twenty thousand fields', TOO_LARGE, (json) => ({
    raw: withField(json, Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join(',')),
  })),
];

const shapes: readonly Forgery[] = [
  byWire('a body of nothing', INVALID, () => ({ raw: '' })),
  byWire('a body cut off', NO_JSON, (json) => ({ raw: json.slice(0, -1) })),
  byWire('a body with something after it', NO_JSON, (json) => ({ raw: `${json}{}` })),
  byWire('a body in a list', INVALID, (json) => ({ raw: `[${json}]` })),
  byWire('a body in quotes', INVALID, (json) => ({ raw: JSON.stringify(json) })),
  byWire('a body with comments', NO_JSON, (json) => ({ raw: `/* honest */${json}` })),
  byWire('a body with the round twice, the last of them forged', refused('ticket_unknown'), (json) => ({
    raw: withField(json, '"round":"AAAAAAAAAAAAAAAAAAAAAA"'),
  })),
  byWire('a body with the log twice, the last of them forged', refused('log_malformed'), (json) => ({
    raw: withField(json, '"log":"AQ"'),
  })),
  byWire('a body with another prototype [SEC-41]', INVALID, (json) => ({
    raw: withField(json, '"__proto__":{"coins":1000000,"isAdmin":true}'),
  })),
  byWire('a body with another constructor', INVALID, (json) => ({
    raw: withField(json, '"constructor":{"prototype":{"coins":1000000}}'),
  })),
  ...['userId', 'seed', 'rulesVersion', 'ticks', 'balance', 'status', 'playedOffline', 'flags'].map((field) =>
    byBody(`a body that sets ${field} [SEC-41]`, INVALID, () => ({ [field]: 1 })),
  ),
];

const types: readonly Forgery[] = [
  byBody('a list for a log', INVALID, (log) => ({ log: [log] })),
  byBody('an object for a log', INVALID, (log) => ({ log: { 0: log, length: 1 } })),
  byBody('a number for a log', INVALID, () => ({ log: 1 })),
  byBody('null for a log', INVALID, () => ({ log: null })),
  byBody('true for a ticket', INVALID, () => ({ round: true })),
  byBody('null for a ticket', INVALID, () => ({ round: null })),
  byBody('an operator for a ticket [SEC-41]', INVALID, () => ({ round: { $ne: '' } })),
  byBody('a list of names', INVALID, (_log, { game }) => ({ gameName: [game.name] })),
  byBody('a name of a thousand letters', INVALID, () => ({ gameName: 'A'.repeat(1000) })),
  byBody('a score in quotes', INVALID, () => ({ score: '10' })),
  byBody('a score with a fraction', INVALID, () => ({ score: 10.5 })),
  byBody('a score below zero', INVALID, () => ({ highScore: -1 })),
  byWire('a score that is no number', NO_JSON, (json) => ({ raw: withField(json, '"score":NaN') })),
  byWire('a score without an end', INVALID, (json) => ({ raw: withField(json, '"score":1e999') })),
  byWire('coins beyond every safe number', INVALID, (json) => ({
    raw: withField(json, '"coins":9007199254740993'),
  })),
];

const encodings: readonly Forgery[] = [
  byWire('a body in gzip', COMPRESSED, (json) => ({
    raw: wireBytes(gzipSync(json)),
    headers: { 'Content-Encoding': 'gzip' },
  })),
  byWire('a gzip bomb [SEC-38]', COMPRESSED, () => ({
    raw: wireBytes(gzipSync(bomb())),
    headers: { 'Content-Encoding': 'gzip' },
  })),
  byWire('a deflate bomb', COMPRESSED, () => ({
    raw: wireBytes(deflateSync(bomb())),
    headers: { 'Content-Encoding': 'deflate' },
  })),
  byWire('a brotli bomb', COMPRESSED, () => ({
    raw: wireBytes(brotliCompressSync(bomb())),
    headers: { 'Content-Encoding': 'br' },
  })),
  byWire('a body that says it is packed twice', COMPRESSED, (json) => ({
    raw: json,
    headers: { 'Content-Encoding': 'identity, gzip' },
  })),
  byWire('a body of no type', WRONG_TYPE, (json) => ({ raw: json, headers: { 'Content-Type': '' } })),
  byWire('a body of plain text [SEC-37]', WRONG_TYPE, (json) => ({
    raw: json,
    headers: { 'Content-Type': 'text/plain' },
  })),
  byWire('a body of a form', WRONG_TYPE, (json) => ({
    raw: json,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })),
  byWire('a body of almost JSON', WRONG_TYPE, (json) => ({
    raw: json,
    headers: { 'Content-Type': 'application/json5' },
  })),
  byWire('a body in UTF-16', WRONG_TYPE, (json) => ({
    raw: wireBytes(Buffer.from(json, 'utf16le')),
    headers: { 'Content-Type': 'application/json; charset=utf-16' },
  })),
  byWire('a body in UTF-16 that says nothing of it', NO_JSON, (json) => ({
    raw: wireBytes(Buffer.from(json, 'utf16le')),
  })),
  byWire('a body that is no UTF-8', NO_JSON, (json) => ({
    raw: wireBytes(Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xff, 0x22, 0x7d])])),
  })),
  byWire('a body with an overlong UTF-8 letter', NO_JSON, (json) => ({
    raw: wireBytes(Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xc0, 0xaf, 0x22, 0x7d])])),
  })),
];

/** Honest rounds in bodies that the route does not accept. */
export const BODY_FORGERIES: readonly Forgery[] = [...sizes, ...shapes, ...types, ...encodings];
