import type { RawData } from 'ws';

/** What can be wrong with a frame: the closed list of codes of the frame `error`. */
export type FrameErrorCode = 'frame.binary' | 'frame.not_json' | 'frame.invalid' | 'frame.unknown_type';

/** A frame that is not understood. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';

  constructor(readonly code: FrameErrorCode) {
    super(code);
  }
}

/** A frame of a browser: its type, and fields of which nothing is known yet. */
export interface IncomingFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Reads a frame. Throws a BadFrame for whatever is no JSON object with a type. */
export function readFrame(data: RawData, isBinary: boolean): IncomingFrame {
  if (isBinary || !Buffer.isBuffer(data)) throw new BadFrame('frame.binary');
  const frame = parse(data.toString());
  if (!isObject(frame) || !Object.hasOwn(frame, 'type') || typeof frame['type'] !== 'string')
    throw new BadFrame('frame.invalid');
  return frame as IncomingFrame;
}

/** A field that may be left out; null is the same as nothing. Throws a BadFrame for one that is something else. */
export function optional<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value | null {
  if (field === undefined || field === null) return null;
  return required(field, isValid);
}

/** A field that has to be there. Throws a BadFrame for one that is not, or is something else. */
export function required<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value {
  if (!isValid(field)) throw new BadFrame('frame.invalid');
  return field;
}

/** Whether a field holds further fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a field is a count: a whole number from 0 on. */
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
