/**
 * A second implementation of the log's format (game-scenes/src/rules-core/input-log.ts) for forgers. It can
 * write what the game's own writer never would.
 */

/** An entry of a log: its tick, its head byte (code × 4 + type) and its numbers as they are encoded. */
export interface ForgedEntry {
  readonly tick: number;
  readonly head: number;
  readonly numbers: readonly number[];
}

/** A parsed log: its field marks, its entries in order of time, and the tick at which it ends. */
export interface OpenLog {
  readonly fieldMarks: readonly number[];
  readonly entries: readonly ForgedEntry[];
  readonly ticks: number;
}

const VERSION = 1;
export const END = 0;
export const PAUSE = 1 << 2;
export const WIDE = 2 << 2;
export const TALL = 3 << 2;

const TYPE_BITS = 3;
const MARK_TYPE = 0;

export const bytesOf = (log: string): readonly number[] => [...Buffer.from(log, 'base64url')];

export const textOf = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64url');

/** Encodes a whole number as in the log, in its shortest form. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Returns the whole number that encodes a signed number in a log. */
const zigZag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** Returns an action as a log entry, with as many numbers as are given. */
export const anAction = (tick: number, code: number, ...values: readonly number[]): ForgedEntry => ({
  tick,
  head: (code << 2) | (values.length + 1),
  numbers: values.map(zigZag),
});

/** Returns the offset of each entry of an honest log, of its end mark, and the offset after the last byte. */
export function entryOffsets(bytes: readonly number[]): readonly number[] {
  const offsets: number[] = [];
  let offset = 1;
  while (offset < bytes.length) {
    offsets.push(offset);
    offset = readEntry(bytes, offset).next;
  }
  return [...offsets, offset];
}

/** Parses an honest log. */
export function openLog(log: string): OpenLog {
  const bytes = bytesOf(log);
  const fieldMarks: number[] = [];
  const entries: ForgedEntry[] = [];
  let tick = 0;
  for (let offset = 1; offset < bytes.length;) {
    const entry = readEntry(bytes, offset);
    offset = entry.next;
    tick += entry.ticksSince;
    if (entry.head === WIDE || entry.head === TALL) fieldMarks.push(entry.head);
    else if (entry.head !== END) entries.push({ tick, head: entry.head, numbers: entry.numbers });
  }
  return { fieldMarks, entries, ticks: tick };
}

/** Encodes a log, however wrong. Ticks may not decrease, since the format cannot express that. */
export function closeLog({ fieldMarks, entries, ticks }: OpenLog): string {
  const bytes = [VERSION, ...fieldMarks.flatMap((mark) => [0, mark])];
  let last = 0;
  for (const { tick, head, numbers } of entries) {
    bytes.push(...varint(tick - last), head, ...numbers.flatMap(varint));
    last = tick;
  }
  return textOf([...bytes, ...varint(ticks - last), END]);
}

/** Returns the same round in another encoding: with a pause, which changes nothing. */
export function withAPause(log: string): string {
  const open = openLog(log);
  return closeLog({ ...open, entries: [{ tick: 0, head: PAUSE, numbers: [] }, ...open.entries] });
}

interface ReadEntry {
  readonly ticksSince: number;
  readonly head: number;
  readonly numbers: readonly number[];
  readonly next: number;
}

function readEntry(bytes: readonly number[], start: number): ReadEntry {
  const [ticksSince, headAt] = readVarint(bytes, start);
  const head = bytes[headAt] ?? END;
  const type = head & TYPE_BITS;
  const numbers: number[] = [];
  let next = headAt + 1;
  while (type !== MARK_TYPE && numbers.length < type - 1) {
    const [value, after] = readVarint(bytes, next);
    numbers.push(value);
    next = after;
  }
  return { ticksSince, head, numbers, next };
}

function readVarint(bytes: readonly number[], start: number): readonly [value: number, next: number] {
  let value = 0;
  let offset = start;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[offset++] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return [value, offset];
  }
}
