import type { RawData } from 'ws';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import { BadFrame, type IncomingFrame, readFrame } from './incoming-frame.js';

/** Close codes for a browser that violates the protocol; the frontend reads them. */
const ABUSE_CODES = {
  /** Too many invalid frames. */
  badFrames: 4400,
  /** Too many frames in too short a time. */
  flood: 4429,
} as const;

/** Number of invalid frames after which the socket is closed; earlier ones get an `error` frame. */
const MAX_BAD_FRAMES = 10;

/** Delay before a closed socket is terminated, so that the browser can read the close code. */
const LAST_WORDS_MS = 250;

/** Dependencies of a `FrameInbox`. */
export interface InboxHost {
  /** Milliseconds UTC. */
  now(): number;
  /** Maximum number of frames and pings within `windowMs`, and maximum number of waiting frames. */
  readonly maxFrames: number;
  readonly windowMs: number;
  /** Handles a frame; throws a BadFrame for an invalid one. */
  handle(frame: IncomingFrame): Promise<void>;
  /** Receives unexpected errors; the next frame is handled nevertheless. */
  onFailure(error: unknown): void;
}

/** Validates and rate-limits the frames of one browser, and handles them one at a time in order. */
export class FrameInbox {
  private windowStart = 0;
  private framesInWindow = 0;
  private waiting = 0;
  private badFrames = 0;
  private isClosed = false;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: MemberSocket,
    private readonly host: InboxHost,
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
      this.enqueue(() => this.host.handle(frame));
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

  /** Ignores all further frames. */
  close(): void {
    this.isClosed = true;
  }

  private count(): boolean {
    if (this.isClosed) return false;
    const now = this.host.now();
    if (now - this.windowStart >= this.host.windowMs || now < this.windowStart) {
      this.windowStart = now;
      this.framesInWindow = 0;
    }
    this.framesInWindow += 1;
    if (this.framesInWindow <= this.host.maxFrames && this.waiting <= this.host.maxFrames) return true;
    this.end(ABUSE_CODES.flood, 'Too many frames');
    return false;
  }

  /** Reports an error without echoing the received content. */
  private tellBad(error: unknown): void {
    if (!(error instanceof BadFrame)) return this.host.onFailure(error);
    this.badFrames += 1;
    if (this.badFrames >= MAX_BAD_FRAMES)
      this.end(ABUSE_CODES.badFrames, 'Too many frames that are not understood');
    else this.socket.send({ type: 'error', data: { code: error.code } });
  }

  /** Stops reading and closes the socket; terminates it if the browser does not close in time. */
  private end(code: number, reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { socket } = this.socket;
    this.socket.close(code, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref();
  }
}
