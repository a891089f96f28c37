import { WebSocket } from 'ws';
import { encodeFrame, type Frame } from './frames.js';

/** Maximum number of unsent bytes. A slower client is disconnected; it reconnects and catches up. */
const MAX_LAG_BYTES = 256 * 1024;

/** The member whose socket it is. */
export interface SocketMember {
  readonly id: number;
  readonly username: string;
}

/** One open socket of a signed-in member. */
export class MemberSocket {
  /** The game being played, as reported by this tab. */
  playing: string | null = null;
  /** Whether the browser has answered the last ping. */
  isAlive = true;

  constructor(
    readonly socket: WebSocket,
    readonly member: SocketMember,
    /** The stored id of the session it was opened with. */
    readonly sessionId: string,
  ) {}

  /**
   * Sends a frame, or one already encoded by `encodeFrame`. Returns false when the socket is closing, or was
   * just dropped because it lagged too far behind.
   */
  send(frame: Frame | Buffer): boolean {
    if (!this.isReady()) return false;
    this.socket.send(Buffer.isBuffer(frame) ? frame : encodeFrame(frame), { binary: false });
    return true;
  }

  /** Sends an encoded frame. Resolves when it was passed on to the network, or can't be. */
  async deliver(frame: Buffer): Promise<void> {
    if (this.isReady())
      await new Promise<unknown>((done) => this.socket.send(frame, { binary: false }, done));
  }

  /** Returns whether something may be sent now. Drops a client that lags too far behind. */
  isReady(): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    if (this.socket.bufferedAmount <= MAX_LAG_BYTES) return true;
    this.socket.terminate();
    return false;
  }

  /** Closes the socket with one of `CLOSE_CODES` or a code of the chat. Frames sent before still go out. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Drops the socket if its browser has not answered the last ping; otherwise pings again. */
  checkPeer(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }
}
