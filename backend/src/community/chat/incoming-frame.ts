import type { RawData } from 'ws';

/** Error codes of invalid frames: the closed list of codes of the frame `error`. */
export type FrameErrorCode = 'frame.binary' | 'frame.not_json' | 'frame.invalid' | 'frame.unknown_type';

/** Thrown for an invalid frame. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';

  constructor(readonly code: FrameErrorCode) {
    super(code);
  }
}

/** A frame of a browser: its type, and fields that are not validated yet. */
export interface IncomingFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Parses a frame. Throws a BadFrame unless it is a JSON object with a type. */
export function readFrame(data: RawData, isBinary: boolean): IncomingFrame {
  if (isBinary || !Buffer.isBuffer(data)) throw new BadFrame('frame.binary');
  const frame = parse(data.toString());
  if (!isObject(frame) || !Object.hasOwn(frame, 'type') || typeof frame['type'] !== 'string')
    throw new BadFrame('frame.invalid');
  return frame as IncomingFrame;
}

/** Returns an optional field; null if it is missing or null. Throws a BadFrame for an invalid value. */
export function optional<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value | null {
  if (field === undefined || field === null) return null;
  return required(field, isValid);
}

/** Returns a required field. Throws a BadFrame if it is missing or invalid. */
export function required<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value {
  if (!isValid(field)) throw new BadFrame('frame.invalid');
  return field;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns true for a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFrame('frame.not_json');
  }
}
