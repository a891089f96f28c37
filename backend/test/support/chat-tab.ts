import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { TestClient } from './client.js';
import { type AnyFrame, type ReceivedFrame, TestTab } from './tab.js';

/** Options for opening a socket. */
export interface SocketOptions {
  /** The query, such as `?chat=off`. */
  readonly query?: string;
  /** The path, if it is not the chat's. */
  readonly path?: string;
  /** Header values; undefined omits a header that a browser would send. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A tab that follows the chat, or sends what no browser would send. */
export class ChatTab extends TestTab {
  private readonly waiting = new Set<() => void>();
  private heartbeats = 0;

  constructor(socket: WebSocket) {
    super(socket);
    socket.on('message', () => this.wake());
    socket.once('close', () => this.wake());
  }

  /** Opens a tab; rejects when the server refuses it. */
  static async open(url: string, client: TestClient, options: SocketOptions = {}): Promise<ChatTab> {
    const tab = new ChatTab(connect(url, client, options));
    await once(tab.socket, 'open');
    return tab;
  }

  override send(frame: AnyFrame): void {
    if (frame.type === 'heartbeat') this.heartbeats += 1;
    super.send(frame);
  }

  /** Sends bytes or a text as they are. */
  sendRaw(data: string | Uint8Array): void {
    this.socket.send(data);
  }

  /** Waits for the first frame that `isWanted`, starting at the index `from`. */
  async next(isWanted: (frame: ReceivedFrame) => boolean, from = 0): Promise<ReceivedFrame> {
    for (let index = from; ; index += 1) {
      while (index >= this.frames.length) await this.change();
      const frame = this.frames[index];
      if (frame && isWanted(frame)) return frame;
    }
  }

  /** Resolves when the server has handled everything sent before. */
  async settled(): Promise<void> {
    this.send({ type: 'heartbeat' });
    while (this.of('heartbeat').length < this.heartbeats) await this.change();
  }

  /** Cuts the connection without a closing handshake. */
  async cut(): Promise<void> {
    this.socket.terminate();
    await this.closeCode();
  }

  private async change(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN)
      throw new Error(`The socket was closed with ${await this.closeCode()}.`);
    await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

/** The answer to a refused socket. */
export interface SocketRefusal {
  readonly status: number | undefined;
  /** The problem's code, where there is one. */
  readonly code: unknown;
  readonly headers: IncomingMessage['headers'];
}

/** Opens a socket that the server refuses, and returns its answer. */
export async function refusalOf(
  url: string,
  client: TestClient,
  options: SocketOptions = {},
): Promise<SocketRefusal> {
  const socket = connect(url, client, options);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const code = text === '' ? undefined : (JSON.parse(text) as { code?: unknown }).code;
  return { status: response.statusCode, code, headers: response.headers };
}

function connect(url: string, client: TestClient, options: SocketOptions): WebSocket {
  const { path = '/ws/chat', query = '' } = options;
  const headers = Object.entries({ ...client.socketHeaders(), ...options.headers }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, value] as const]),
  );
  return new WebSocket(`${url.replace('http', 'ws')}${path}${query}`, {
    headers: Object.fromEntries(headers),
    perMessageDeflate: false,
  });
}
