import type { RawData } from 'ws';
import type { MemberSocket } from '../../platform/realtime/member-socket.js';
import { BadFrame, type IncomingFrame, readFrame } from './incoming-frame.js';

/** Why the server ends the socket of somebody who does not keep to the rules; browsers read the number. */
const ABUSE_CODES = {
  /** Too many frames that are not understood. */
  badFrames: 4400,
  /** Too many frames in too short a time. */
  flood: 4429,
} as const;

/** So many frames that are not understood are told one by one. */
const MAX_BAD_FRAMES = 10;

/** How long somebody who does not keep to the rules has to read why. */
const LAST_WORDS_MS = 250;

/** What an inbox asks of its surroundings. */
export interface InboxHost {
  /** Milliseconds UTC. */
  now(): number;
  /** How many frames and pings may come within `windowMs`, and how many may wait. */
  readonly maxFrames: number;
  readonly windowMs: number;
  /** Does what a frame asks for; throws a BadFrame for one that is not understood. */
  handle(frame: IncomingFrame): Promise<void>;
  /** Hears of what nobody foresaw; the next frame is heard all the same. */
  onFailure(error: unknown): void;
}

/** What one browser sends: read strictly, counted, and done one by one in its order. */
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

  /** Resolves when everything that came up to now is done. */
  get settled(): Promise<void> {
    return this.last;
  }

  /** Takes a frame as it came over the wire. */
  hear(data: RawData, isBinary: boolean): void {
    if (!this.count()) return;
    try {
      const frame = readFrame(data, isBinary);
      this.enqueue(() => this.host.handle(frame));
    } catch (error) {
      this.tellBad(error);
    }
  }

  /** Takes a ping, which is counted like a frame: whoever never reads could pile up the answers. */
  hearPing(data: Buffer): void {
    if (this.count()) this.socket.socket.pong(data);
  }

  /** Has something done after everything that came before. */
  enqueue(work: () => Promise<void>): void {
    this.waiting += 1;
    this.last = this.last
      .then(work)
      .catch((error: unknown) => this.tellBad(error))
      .finally(() => (this.waiting -= 1));
  }

  /** Hears no more. */
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

  /** What came is never sent back. */
  private tellBad(error: unknown): void {
    if (!(error instanceof BadFrame)) return this.host.onFailure(error);
    this.badFrames += 1;
    if (this.badFrames >= MAX_BAD_FRAMES)
      this.end(ABUSE_CODES.badFrames, 'Too many frames that are not understood');
    else this.socket.send({ type: 'error', data: { code: error.code } });
  }

  /** Nothing more is read from this browser; one that does not take its leave is cut off. */
  private end(code: number, reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    const { socket } = this.socket;
    this.socket.close(code, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref();
  }
}
