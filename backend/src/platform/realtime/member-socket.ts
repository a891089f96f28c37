import { WebSocket } from 'ws';
import { encodeFrame, type Frame } from './frames.js';

/** A reader that lags by more bytes than this is dropped; it comes back and catches up. */
const MAX_LAG_BYTES = 256 * 1024;

/** Whose socket it is. */
export interface SocketMember {
  readonly id: number;
  readonly username: string;
}

/** One open socket of a signed-in member. */
export class MemberSocket {
  /** The game that this tab says is being played. */
  playing: string | null = null;
  /** Whether the browser answered since it was last asked. */
  isAlive = true;

  constructor(
    readonly socket: WebSocket,
    readonly member: SocketMember,
    /** The stored id of the session it was opened with. */
    readonly sessionId: string,
  ) {}

  /**
   * Sends a frame, or one that `encodeFrame` has made; false when the socket is closing or lagged so far behind that it
   * was dropped just now.
   */
  send(frame: Frame | Buffer): boolean {
    if (!this.isReady()) return false;
    this.socket.send(Buffer.isBuffer(frame) ? frame : encodeFrame(frame), { binary: false });
    return true;
  }

  /** Whether something may be sent now. Drops a reader that lags too far behind. */
  isReady(): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    if (this.socket.bufferedAmount <= MAX_LAG_BYTES) return true;
    this.socket.terminate();
    return false;
  }

  /** Closes the socket with one of `CLOSE_CODES` or of the chat. What was sent before still goes out. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Drops a socket whose browser was asked and has not answered since, and asks the others. */
  checkPeer(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }
}
