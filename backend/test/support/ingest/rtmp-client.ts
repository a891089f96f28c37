import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { type AmfValue, decodeAmf, encodeAmf } from '../../../src/live/ingest/rtmp/amf0.js';
import { ChunkReader } from '../../../src/live/ingest/rtmp/chunk-reader.js';
import { MESSAGE, type RtmpMessage } from '../../../src/live/ingest/rtmp/rtmp-message.js';

const HANDSHAKE_BYTES = 1536;

/** An encoder that sends what a test wants. */
export class RtmpClient {
  private readonly reader = new ChunkReader(65_536);
  private readonly statuses: string[] = [];
  private skip = 1 + 2 * HANDSHAKE_BYTES;
  private waiting: (() => void)[] = [];

  private constructor(readonly socket: Socket) {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => this.receive(data));
    socket.on('close', () => this.wake());
  }

  /** Only connects, from a loopback address. */
  static async connect(port: number, localAddress = '127.0.0.1'): Promise<RtmpClient> {
    const socket = createConnection({ port, host: '127.0.0.1', localAddress });
    const client = new RtmpClient(socket);
    await once(socket, 'connect');
    return client;
  }

  /**
   * Does everything up to `publish` and returns the server's answer; undefined if it disconnected. Messages that
   * do not wait for the answer are sent in one piece with the request.
   */
  async publish(
    name: string,
    app = 'live',
    messages: readonly RtmpMessage[] = [],
  ): Promise<string | undefined> {
    this.connectTo(app);
    this.socket.cork();
    this.command(1, 'publish', 3, null, name, 'live');
    for (const message of messages) this.send(message, 6);
    this.socket.uncork();
    return this.status();
  }

  /** Shakes hands and connects to an application. */
  connectTo(app: string): void {
    this.socket.write(Buffer.concat([Buffer.of(3), Buffer.alloc(2 * HANDSHAKE_BYTES)]));
    this.command(0, 'connect', 1, { app, tcUrl: `rtmp://localhost/${app}` });
    this.command(0, 'createStream', 2, null);
  }

  /** Returns the next status; undefined if the server has closed the connection. */
  async status(): Promise<string | undefined> {
    while (this.statuses.length === 0 && !this.socket.destroyed) await this.news();
    return this.statuses.shift();
  }

  /** Resolves when the server has closed the connection. */
  async closed(): Promise<void> {
    while (!this.socket.destroyed) await this.news();
  }

  command(streamId: number, ...values: readonly AmfValue[]): void {
    this.send({ type: MESSAGE.command, streamId, timestampMs: 0, payload: encodeAmf(values) });
  }

  /** Sends a message; `chunkStream` is any number from 3 to 63. */
  send({ type, streamId, timestampMs, payload }: RtmpMessage, chunkStream = 3): void {
    const header = Buffer.alloc(12);
    header[0] = chunkStream;
    header.writeUIntBE(timestampMs, 1, 3);
    header.writeUIntBE(payload.length, 4, 3);
    header[7] = type;
    header.writeUInt32LE(streamId, 8);
    const parts: Buffer[] = [header];
    for (let offset = 0; offset < payload.length || offset === 0; offset += 128) {
      if (offset > 0) parts.push(Buffer.of(0xc0 | chunkStream));
      parts.push(payload.subarray(offset, offset + 128));
    }
    this.write(Buffer.concat(parts));
  }

  write(bytes: Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  private receive(data: Buffer): void {
    const bytes = data.subarray(Math.min(this.skip, data.length));
    this.skip -= data.length - bytes.length;
    for (const { type, payload } of this.reader.read(bytes)) {
      const [name, , , info] = type === MESSAGE.command ? decodeAmf(payload) : [];
      const code = Object.entries(info ?? {}).find(([key]) => key === 'code')?.[1] as AmfValue;
      if (name === 'onStatus' && typeof code === 'string') this.statuses.push(code);
    }
    this.wake();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
