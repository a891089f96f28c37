import { Logger } from '@nestjs/common';
import type { RawData } from 'ws';
import type { Clock } from '../../platform/common/clock.js';
import { RATE_LIMITS } from '../../platform/limits/rate-limits.js';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';

/** Close codes for a browser that violates the protocol; the frontend reads them. */
const ABUSE_CODES = {
  /** Too many invalid frames. */
  badFrames: 4400,
  /** Too many frames in too short a time. */
  flood: 4429,
} as const;

/** Number of invalid frames after which the socket is closed; earlier ones get an `error` frame. */
const MAX_BAD_FRAMES = 10;

/** One for all sockets. */
const logger = new Logger('FrameInbox');

const WINDOW_MS = RATE_LIMITS.framePerSocket.seconds * 1000;

/** Thrown for an invalid frame. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

/** A frame of a browser: its type, and fields that are not validated yet. */
export interface IncomingFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Parses and rate-limits the frames of one browser, and handles them one at a time in order. */
export class FrameInbox {
  private windowStart = 0;
  private framesInWindow = 0;
  private waiting = 0;
  private badFrames = 0;
  private isEnded = false;
  private last: Promise<void> = Promise.resolve();

  /**
   * `maxFrames` bounds the frames and pings in a window, and the waiting frames. `handle` throws a BadFrame for
   * an invalid frame.
   */
  constructor(
    private readonly socket: MemberSocket,
    private readonly clock: Clock,
    private readonly maxFrames: number,
    private readonly handle: (frame: IncomingFrame) => Promise<void>,
  ) {}

  /** Resolves when all frames received so far have been handled. */
  get settled(): Promise<void> {
    return this.last;
  }

  /** Receives a raw frame. */
  hear(data: RawData, isBinary: boolean): void {
    if (!this.count()) return;
    try {
      const frame = readFrame(data, isBinary);
      this.enqueue(() => this.handle(frame));
    } catch (error) {
      this.tellBad(error);
    }
  }

  /** Answers a ping. It counts as a frame, since a client that never reads would pile up the answers. */
  hearPing(data: Buffer): void {
    if (this.count()) this.socket.socket.pong(data);
  }

  /** Runs `work` after all earlier frames. */
  enqueue(work: () => Promise<void>): void {
    this.waiting += 1;
    this.last = this.last
      .then(work)
      .catch((error: unknown) => this.tellBad(error))
      .finally(() => (this.waiting -= 1));
  }

  private count(): boolean {
    if (this.isEnded) return false;
    const now = this.clock.runningMs();
    if (now - this.windowStart >= WINDOW_MS) {
      this.windowStart = now;
      this.framesInWindow = 0;
    }
    this.framesInWindow += 1;
    if (this.framesInWindow <= this.maxFrames && this.waiting <= this.maxFrames) return true;
    this.end(ABUSE_CODES.flood, 'Too many frames');
    return false;
  }

  /** Reports an error without echoing the received content. */
  private tellBad(error: unknown): void {
    if (!(error instanceof BadFrame)) return logger.error('A frame could not be handled.', error);
    this.badFrames += 1;
    if (this.badFrames >= MAX_BAD_FRAMES)
      this.end(ABUSE_CODES.badFrames, 'Too many frames that are not understood');
    else this.socket.send({ type: 'error', data: { code: 'frame.invalid' } });
  }

  /** Stops reading and closes the socket; `ws` drops the connection after its close timeout. */
  private end(code: number, reason: string): void {
    this.isEnded = true;
    this.socket.close(code, reason);
    this.socket.socket.pause();
  }
}

/** Parses a frame. Throws a BadFrame unless it is a JSON object with a type. */
function readFrame(data: RawData, isBinary: boolean): IncomingFrame {
  if (isBinary || !Buffer.isBuffer(data)) throw new BadFrame();
  const frame = parse(data.toString());
  if (!isObject(frame) || !Object.hasOwn(frame, 'type') || !isText(frame['type'])) throw new BadFrame();
  return frame as IncomingFrame;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFrame();
  }
}

/** Returns a required field. Throws a BadFrame if it is missing or invalid. */
export function required<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value {
  if (!isValid(field)) throw new BadFrame();
  return field;
}

/** Returns an optional field; null if it is missing or null. Throws a BadFrame for an invalid value. */
export function optional<Value>(field: unknown, isValid: (value: unknown) => value is Value): Value | null {
  return field === undefined || field === null ? null : required(field, isValid);
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
