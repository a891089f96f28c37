/**
 * The log's format (game-scenes/src/rules-core/input-log.ts) written a second time, by a forger: it spells what the
 * game's own writer never would.
 */

/** What a log's entry is made of: its tick, its head byte (code × 4 + type) and its numbers as they stand in the log. */
export interface ForgedEntry {
  readonly tick: number;
  readonly head: number;
  readonly numbers: readonly number[];
}

/** A log taken apart: its field marks, its entries in order of time, and the tick it ends at. */
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

/** A whole number as the log spells it, in its shortest form. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** The whole number under which a log holds a number of either sign. */
const zigZag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** An action as a log holds it, with as many numbers as are given. */
export const anAction = (tick: number, code: number, ...values: readonly number[]): ForgedEntry => ({
  tick,
  head: (code << 2) | (values.length + 1),
  numbers: values.map(zigZag),
});

/** Where each entry of an honest log begins, its end mark included, and the offset after the last byte. */
export function entryOffsets(bytes: readonly number[]): readonly number[] {
  const offsets: number[] = [];
  let offset = 1;
  while (offset < bytes.length) {
    offsets.push(offset);
    offset = readEntry(bytes, offset).next;
  }
  return [...offsets, offset];
}

/** Takes an honest log apart. */
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

/** Spells a log, however wrong; ticks may not go back, as no spelling says so. */
export function closeLog({ fieldMarks, entries, ticks }: OpenLog): string {
  const bytes = [VERSION, ...fieldMarks.flatMap((mark) => [0, mark])];
  let last = 0;
  for (const { tick, head, numbers } of entries) {
    bytes.push(...varint(tick - last), head, ...numbers.flatMap(varint));
    last = tick;
  }
  return textOf([...bytes, ...varint(ticks - last), END]);
}

/** The same round in another spelling: with a pause, which changes nothing. */
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
