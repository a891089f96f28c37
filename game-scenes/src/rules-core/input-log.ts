import { fromBase64Url, toBase64Url } from './base64url.js';
import type { FieldName, GameAction } from './define-game.js';
import { fromZigZag, pushVarint, readByte, readVarint, toZigZag, type ByteReader } from './varint.js';

/**
 * Version of the log format. A log is base64url text without padding of these bytes:
 *   byte 0         format version, 1
 *   then entries   varint ticks since the last one, one byte (code × 4 + type), its numbers as zig-zag varints
 *   type 0, marks  code 0 end (last entry), 1 pause, 2 field `wide`, 3 field `tall` (first entry, tick 0)
 *   type 1, 2, 3   action `code` with no number, one number (a choice), two numbers (x and y in logical px)
 * An action of tick t is applied by the step that leads from state t to state t + 1.
 */
export const LOG_FORMAT_VERSION = 1;

/** Maximum size of a log in raw bytes; the longest honest round stays far below. */
export const LOG_LIMIT_BYTES = 65536;

/** Maximum length of a log's text. Longer texts are rejected before they are decoded. */
export const LOG_LIMIT_CHARACTERS = Math.ceil((LOG_LIMIT_BYTES * 4) / 3);

export type LogRefusal = 'log_malformed' | 'log_version_unknown' | 'log_too_large' | 'log_out_of_order';

export type LogEntry =
  | { readonly kind: 'pause'; readonly tick: number }
  | {
      readonly kind: 'action';
      readonly tick: number;
      readonly argumentCount: 0 | 1 | 2;
      readonly action: GameAction;
    };

/** A decoded log: its entries in order of time, and the length of the round in ticks. */
export interface InputLog {
  readonly field: FieldName;
  readonly entries: readonly LogEntry[];
  readonly ticks: number;
}

export type DecodedLog =
  { readonly ok: true; readonly log: InputLog } | { readonly ok: false; readonly reason: LogRefusal };

const MARK = { end: 0, pause: 1, wide: 2, tall: 3 } as const;
const TYPE_MARK = 0;

/** Writes a log during a round. Ticks must not decrease. */
export interface LogWriter {
  pause(tick: number): void;
  action(tick: number, action: GameAction, argumentCount: 0 | 1 | 2): void;
  /** Returns the text of the log so far, ended at `tick`, without changing the writer. */
  endedAt(tick: number): string;
}

export function createLogWriter(field: FieldName): LogWriter {
  const bytes: number[] = [LOG_FORMAT_VERSION, 0, MARK[field] << 2];
  let lastTick = 0;
  const pushEntry = (tick: number, type: number, code: number): void => {
    pushVarint(bytes, tick - lastTick);
    bytes.push((code << 2) | type);
    lastTick = tick;
  };
  return {
    pause: (tick) => pushEntry(tick, TYPE_MARK, MARK.pause),
    action(tick, { code, x, y }, argumentCount) {
      pushEntry(tick, argumentCount + 1, code);
      if (argumentCount > 0) pushVarint(bytes, toZigZag(x));
      if (argumentCount > 1) pushVarint(bytes, toZigZag(y));
    },
    endedAt(tick) {
      const ended = [...bytes];
      pushVarint(ended, tick - lastTick);
      ended.push(MARK.end);
      return toBase64Url(ended);
    },
  };
}

/** Encodes a whole log. Ticks must not decrease, and each must be less than 2²⁸ after the one before it. */
export function encodeInputLog(log: InputLog): string {
  const writer = createLogWriter(log.field);
  for (const entry of log.entries) {
    if (entry.kind === 'pause') writer.pause(entry.tick);
    else writer.action(entry.tick, entry.action, entry.argumentCount);
  }
  return writer.endedAt(log.ticks);
}

const refused = (reason: LogRefusal): DecodedLog => ({ ok: false, reason });

/** Decodes a log, or returns why it is invalid; never throws. The replay checks whether a game accepts it. */
export function decodeInputLog(text: string): DecodedLog {
  if (text.length > LOG_LIMIT_CHARACTERS) return refused('log_too_large');
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length === 0) return refused('log_malformed');
  if (bytes[0] !== LOG_FORMAT_VERSION) return refused('log_version_unknown');
  return readEntries({ bytes, offset: 1 });
}

function readEntries(reader: ByteReader): DecodedLog {
  const entries: LogEntry[] = [];
  let field: FieldName | undefined;
  let tick = 0;
  while (reader.offset < reader.bytes.length) {
    const ticksSince = readVarint(reader);
    const head = readByte(reader);
    if (ticksSince < 0 || head < 0) return refused('log_malformed');
    tick += ticksSince;
    const isField = head === MARK.wide << 2 || head === MARK.tall << 2;
    if (isField !== (field === undefined) || (isField && tick > 0)) return refused('log_out_of_order');
    if (isField) {
      field = head === MARK.wide << 2 ? 'wide' : 'tall';
    } else if (head === MARK.end << 2) {
      if (field === undefined || reader.offset < reader.bytes.length) return refused('log_out_of_order');
      return { ok: true, log: { field, entries, ticks: tick } };
    } else {
      const entry = readEntry(reader, tick, head);
      if (entry === undefined) return refused('log_malformed');
      entries.push(entry);
    }
  }
  return refused('log_malformed');
}

function readEntry(reader: ByteReader, tick: number, head: number): LogEntry | undefined {
  const type = head & 3;
  const code = head >> 2;
  if (type === TYPE_MARK) return code === MARK.pause ? { kind: 'pause', tick } : undefined;
  const argumentCount = type === 1 ? 0 : type === 2 ? 1 : 2;
  const x = argumentCount > 0 ? readVarint(reader) : 0;
  const y = argumentCount > 1 ? readVarint(reader) : 0;
  if (x < 0 || y < 0) return undefined;
  return { kind: 'action', tick, argumentCount, action: { code, x: fromZigZag(x), y: fromZigZag(y) } };
}
