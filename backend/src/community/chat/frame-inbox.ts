import { Logger } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { RawData } from 'ws';
import type { Clock } from '../../platform/common/clock.js';
import { RATE_LIMITS } from '../../platform/limits/rate-limits.js';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import { CLIENT_FRAMES, type ClientFrame } from './client-frames.dto.js';

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

/** Parses and rate-limits the frames of one browser, and handles them one at a time in order. */
export class FrameInbox {
  private windowStart = 0;
  private framesInWindow = 0;
  private waiting = 0;
  private badFrames = 0;
  private isEnded = false;
  private last: Promise<void> = Promise.resolve();

  /** `maxFrames` bounds the frames and pings in a window, and the waiting frames. */
  constructor(
    private readonly socket: MemberSocket,
    private readonly clock: Clock,
    private readonly maxFrames: number,
    private readonly handle: (frame: ClientFrame) => Promise<void>,
  ) {}

  /** Resolves when all frames received so far have been handled. */
  get settled(): Promise<void> {
    return this.last;
  }

  /** Receives a raw frame. */
  hear(data: RawData, isBinary: boolean): void {
    if (!this.count()) return;
    const frame = frameIn(data, isBinary);
    if (frame) this.enqueue(() => this.handle(frame));
    else this.tellBad();
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
      .catch((error: unknown) => logger.error('A frame could not be handled.', error))
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

  /** Reports an invalid frame without echoing the received content. */
  private tellBad(): void {
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

/** Returns the frame of a message; undefined unless it is one of `CLIENT_FRAMES`. Further fields are ignored. */
function frameIn(data: RawData, isBinary: boolean): ClientFrame | undefined {
  if (isBinary || !Buffer.isBuffer(data)) return undefined;
  try {
    const sent = JSON.parse(data.toString()) as { type: keyof typeof CLIENT_FRAMES };
    if (!Object.hasOwn(CLIENT_FRAMES, sent.type)) return undefined;
    const frame = plainToInstance<ClientFrame, unknown>(CLIENT_FRAMES[sent.type], sent);
    return validateSync(frame).length === 0 ? frame : undefined;
  } catch {
    // No JSON, or nested too deeply.
    return undefined;
  }
}
