import { createServer, type Server, type Socket } from 'node:net';
import type { Broadcast, Publisher } from './broadcast.js';
import type { StreamProblem, StreamProblemCode } from '../livestream/stream-problem.js';
import { RtmpConnection } from './rtmp/rtmp-connection.js';

/**
 * Limits of connections, and the timeout from the connection until the encoder may publish. One encoder
 * streams; the other connections are attempts.
 */
const DEFAULT_LIMITS = { inAll: 64, perAddress: 8, publishWithinMs: 15_000 };
export type ConnectionLimits = typeof DEFAULT_LIMITS;

/** Problems with the publisher, which RTMP has a status for; the others are problems with the stream. */
const NOT_ADMITTED: readonly StreamProblemCode[] = [
  'wrong_key',
  'wrong_address',
  'already_streaming',
  'site_unreachable',
];

/** Maximum size of unsent answers; a client that does not read is disconnected. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** Time in which a refused encoder can read the reason. */
const LAST_WORDS_MS = 2_000;

/** Receives the reason and the address of a refused encoder. */
export type OnRefusal = (code: StreamProblemCode, address: string) => void;

/** Creates the server for encoders, not yet listening. Connections beyond the limits are closed unread. */
export function createRtmpServer(
  broadcast: Broadcast,
  limits: ConnectionLimits = DEFAULT_LIMITS,
  onRefusal: OnRefusal = () => undefined,
): Server {
  const counts = new Map<string, number>();
  const server = createServer({ noDelay: true }, (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = counts.get(address) ?? 0;
    socket.on('error', () => socket.destroy());
    if (count >= limits.perAddress) return void socket.destroy();
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    new EncoderSocket(socket, broadcast, limits.publishWithinMs, (code) => onRefusal(code, address));
  });
  server.maxConnections = limits.inAll;
  return server;
}

/** Connects a socket to its protocol and its place in the broadcast. */
class EncoderSocket implements Publisher {
  private readonly connection: RtmpConnection;
  private readonly deadline: NodeJS.Timeout;
  private hasFinished = false;

  constructor(
    private readonly socket: Socket,
    private readonly broadcast: Broadcast,
    publishWithinMs: number,
    private readonly onRefusal: (code: StreamProblemCode) => void,
  ) {
    this.deadline = setTimeout(() => this.fail('no_publish'), publishWithinMs);
    this.connection = new RtmpConnection({
      send: (bytes) => this.send(bytes),
      publish: (request) => {
        // Data that arrives before the decision waits in the socket, or in the connection.
        socket.pause();
        void broadcast.admit(this, request);
      },
      media: (message) => broadcast.media(this, message),
      finish: () => {
        this.hasFinished = true;
        socket.end();
      },
    });
    socket.on('data', (data) => this.receive(data));
    socket.once('close', () => {
      clearTimeout(this.deadline);
      broadcast.gone(this, this.hasFinished ? undefined : 'connection_lost');
    });
  }

  get isGone(): boolean {
    return !this.socket.writable;
  }

  accept(): void {
    clearTimeout(this.deadline);
    this.connection.accept();
    this.socket.resume();
    this.receive(Buffer.alloc(0));
  }

  refuse({ code, message }: StreamProblem): void {
    clearTimeout(this.deadline);
    if (this.isGone) return;
    this.onRefusal(code);
    const name = NOT_ADMITTED.includes(code) ? 'NetStream.Publish.BadName' : 'NetStream.Publish.Rejected';
    this.connection.refuse(name, message);
    this.socket.removeAllListeners('data').resume();
    this.socket.end();
    setTimeout(() => this.socket.destroy(), LAST_WORDS_MS).unref();
  }

  private receive(data: Buffer): void {
    try {
      this.connection.receive(data);
    } catch {
      // Nothing of what it sent is logged or sent back.
      this.fail('not_rtmp');
    }
  }

  /** Ends the connection: with a reason if it has begun like an encoder's. */
  private fail(code: StreamProblemCode): void {
    if (this.connection.isEncoder) this.broadcast.cut(this, code);
    else this.socket.destroy();
  }

  private send(bytes: Buffer): void {
    if (this.socket.writableLength > MAX_UNSENT_BYTES) this.socket.destroy();
    else if (this.socket.writable) this.socket.write(bytes);
  }
}
