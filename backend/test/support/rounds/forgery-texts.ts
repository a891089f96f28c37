import { byBody, byBytes, byText, type Forgery } from './forgery.js';
import { END, PAUSE, TALL, WIDE, entryOffsets, varint, withAPause } from './forgery-log.js';
import { AS_REPLAYED, problem, refused } from './forgery-outcomes.js';

const MALFORMED = refused('log_malformed');
const OUT_OF_ORDER = refused('log_out_of_order');
const UNKNOWN_VERSION = refused('log_version_unknown');
const INVALID = problem(400, 'request.invalid');

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const middle = (list: { readonly length: number }): number => Math.floor(list.length / 2);
const insertAt = (text: string, index: number, what: string): string =>
  text.slice(0, index) + what + text.slice(index);
const flipBit = (bytes: readonly number[], index: number, bit: number): readonly number[] =>
  bytes.with(index, (bytes[index] ?? 0) ^ (1 << bit));
/** Returns everything before the entry at this index of the honest log. */
const cutBefore = (bytes: readonly number[], index: number): readonly number[] =>
  bytes.slice(0, entryOffsets(bytes).at(index));

/** Returns a text that decodes to the same bytes: the unused bits of its last character are not all 0. */
function withSpareBits(log: string): string {
  const uneven = log.length % 4 === 0 ? withAPause(log) : log;
  const last = BASE64URL.indexOf(uneven.slice(-1));
  return uneven.slice(0, -1) + BASE64URL.charAt(last + 1);
}

const asText: readonly Forgery[] = [
  byText('a log of nothing', MALFORMED, () => ''),
  byBody('a round without a log', MALFORMED, () => ({ log: undefined })),
  byText('a log of one character', MALFORMED, () => 'A'),
  byText('a log that asks for coins', MALFORMED, () => 'a million coins, please'),
  byText('a log that is JSON', MALFORMED, () => '{"score":1000000,"coins":1000000}'),
  byText('a log with padding after it', MALFORMED, (log) => `${log}=`),
  byText('a log of padding', MALFORMED, () => '===='),
  byText('a log in the other base64 alphabet', MALFORMED, (log) => `${log.slice(0, 12)}+/${log.slice(14)}`),
  byText('a log in hexadecimal', AS_REPLAYED, (log) => Buffer.from(log, 'base64url').toString('hex')),
  byText('a log with a space before it', MALFORMED, (log) => ` ${log}`),
  byText('a log with a line end after it', MALFORMED, (log) => `${log}\n`),
  byText('a log broken into lines', MALFORMED, (log) => insertAt(log, middle(log), '\r\n')),
  byText('a log with a letter that only looks Latin', MALFORMED, (log) => `А${log.slice(1)}`),
  byText('a log with wide digits', MALFORMED, (log) => insertAt(log, 4, '１２')),
  byText('a log with an alien in it', MALFORMED, (log) => insertAt(log, 8, '👽')),
  byText('a log with an invisible joiner', MALFORMED, (log) => insertAt(log, middle(log), '\u200d')),
  byText('a log with a null byte', INVALID, (log) => insertAt(log, middle(log), '\0')),
  byText('a log with half a character', INVALID, (log) => insertAt(log, middle(log), '\ud83d')),
  byText('a log with spare bits set', MALFORMED, withSpareBits),
];

const cut: readonly Forgery[] = [
  byBytes('a log cut after its version', MALFORMED, (bytes) => bytes.slice(0, 1)),
  byBytes('a log cut inside its field mark', MALFORMED, (bytes) => bytes.slice(0, 2)),
  byBytes('a log cut after its field mark', MALFORMED, (bytes) => cutBefore(bytes, 1)),
  byBytes('a log cut inside its first input', MALFORMED, (bytes) => [...cutBefore(bytes, 1), 1]),
  byBytes('a log cut between two inputs', MALFORMED, (bytes) =>
    cutBefore(bytes, middle(entryOffsets(bytes))),
  ),
  byBytes('a log cut before its end mark', MALFORMED, (bytes) => cutBefore(bytes, -2)),
  byBytes('a log without its last byte', MALFORMED, (bytes) => bytes.slice(0, -1)),
  byText('a log of an impossible length', MALFORMED, (log) => `${log.slice(0, middle(log) & ~3)}A`),
];

const longer: readonly Forgery[] = [
  byBytes('a log with a byte after its end', OUT_OF_ORDER, (bytes) => [...bytes, 0]),
  byBytes('a log with a second end', OUT_OF_ORDER, (bytes) => [...bytes, 0, END]),
  byBytes('a log with a pause after its end', OUT_OF_ORDER, (bytes) => [...bytes, 0, PAUSE, 1, END]),
  byBytes('a log twice in a row', OUT_OF_ORDER, (bytes) => [...bytes, ...bytes]),
  byBytes('a log with the entries of another after its end', OUT_OF_ORDER, (bytes) => [
    ...bytes,
    ...bytes.slice(1),
  ]),
];

const versions: readonly Forgery[] = [
  byBytes('a log of version 0', UNKNOWN_VERSION, (bytes) => bytes.with(0, 0)),
  byBytes('a log of a coming version', UNKNOWN_VERSION, (bytes) => bytes.with(0, 2)),
  byBytes('a log of version 255', UNKNOWN_VERSION, (bytes) => bytes.with(0, 255)),
  byBytes('a log without its version', UNKNOWN_VERSION, (bytes) => bytes.slice(1)),
];

/** The field mark of the honest log is its first entry: two bytes after the version. */
const marks: readonly Forgery[] = [
  byBytes('a log without a field', OUT_OF_ORDER, (bytes) => bytes.toSpliced(1, 2)),
  byBytes('a log with both fields', OUT_OF_ORDER, (bytes) => bytes.toSpliced(3, 0, 0, TALL)),
  byBytes('a log with its field twice', OUT_OF_ORDER, (bytes) => bytes.toSpliced(3, 0, 0, WIDE)),
  byBytes('a log whose field comes late', OUT_OF_ORDER, (bytes) => bytes.with(1, 1)),
  byBytes('a log whose field comes after a pause', OUT_OF_ORDER, (bytes) => bytes.toSpliced(1, 0, 0, PAUSE)),
  byBytes('a log with a field that does not exist', OUT_OF_ORDER, (bytes) => bytes.with(2, 4 << 2)),
  byBytes('a log with a mark that does not exist', MALFORMED, (bytes) => bytes.toSpliced(3, 0, 0, 63 << 2)),
];

const numbers: readonly Forgery[] = [
  byBytes('a log with a number longer than needed [SEC-02]', MALFORMED, (bytes) =>
    bytes.toSpliced(3, 0, 0x80, 0, PAUSE),
  ),
  byBytes('a log with a number of five bytes', MALFORMED, (bytes) =>
    bytes.toSpliced(3, 0, 0xff, 0xff, 0xff, 0xff, 0x7f, PAUSE),
  ),
  byBytes('a log with a number without an end', MALFORMED, (bytes) =>
    bytes.toSpliced(3, 0, ...Array<number>(500).fill(0xff)),
  ),
  byBytes('a log with negative ticks', MALFORMED, (bytes) =>
    bytes.toSpliced(3, 0, ...varint(2 ** 32 - 1), PAUSE),
  ),
  byBytes('a log with the largest step of time', refused('log_inputs_after_end'), (bytes) =>
    bytes.toSpliced(3, 0, ...varint(2 ** 28 - 1), PAUSE),
  ),
  byBytes('a log with hours in small steps', refused('log_inputs_after_end'), (bytes) =>
    bytes.toSpliced(3, 0, ...Array.from({ length: 5000 }, () => [...varint(2 ** 21 - 1), PAUSE]).flat()),
  ),
];

const flipped: readonly Forgery[] = [
  byBytes('a log with its first bit flipped', UNKNOWN_VERSION, (bytes) => flipBit(bytes, 0, 7)),
  byBytes('a log whose end was flipped into a pause', MALFORMED, (bytes) =>
    flipBit(bytes, bytes.length - 1, 2),
  ),
  byBytes('a log with a bit in its middle flipped', AS_REPLAYED, (bytes) => flipBit(bytes, middle(bytes), 3)),
  byBytes('a log with every byte inverted', UNKNOWN_VERSION, (bytes) => bytes.map((byte) => byte ^ 255)),
  byBytes('a log backwards', AS_REPLAYED, (bytes) => [1, ...bytes.slice(1).reverse()]),
  byBytes('a log of zeros', UNKNOWN_VERSION, (bytes) => bytes.map(() => 0)),
];

/** Invalid logs, and logs that are not the ones that were played. */
export const TEXT_FORGERIES: readonly Forgery[] = [
  ...asText,
  ...cut,
  ...longer,
  ...versions,
  ...marks,
  ...numbers,
  ...flipped,
];
