import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a database server, whose connections fall silent on demand. */
export class SilentProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isSilent = false;
  private answersUntilCut = Infinity;
  /** Number of connections opened in all. */
  opened = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** Starts a proxy in front of the server of this URL. */
  static async before(url: string): Promise<SilentProxy> {
    const server = createServer();
    const proxy = new SilentProxy(server, new URL(url));
    server.on('connection', (socket) => proxy.pair(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** URL of the server through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Number of open connections. */
  get count(): number {
    return this.pairs.size;
  }

  /** Stops forwarding in both directions without closing connections; new ones are silent as well. */
  fallSilent(): void {
    this.isSilent = true;
    for (const [client, server] of this.pairs) mute(client, server);
  }

  /** Lets new connections work again; silent ones stay silent. */
  recover(): void {
    this.isSilent = false;
  }

  /** Cuts all connections once, after so many chunks of data from the server. */
  cutAfter(answers: number): void {
    this.answersUntilCut = answers;
  }

  /** Cuts every connection and accepts no more. */
  async close(): Promise<void> {
    this.server.close();
    this.cut();
    await once(this.server, 'close');
  }

  private cut(): void {
    for (const [client, server] of this.pairs) {
      client.destroy();
      server.destroy();
    }
  }

  private pair(client: Socket): void {
    this.opened += 1;
    const server = connect(Number(this.target.port), this.target.hostname);
    const pair = [client, server] as const;
    this.pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server);
    server.pipe(client);
    server.on('data', () => {
      this.answersUntilCut -= 1;
      if (this.answersUntilCut === 0) this.cut();
    });
    if (this.isSilent) mute(client, server);
  }
}

/** Discards incoming data. A closed end is still noticed. */
function mute(client: Socket, server: Socket): void {
  client.unpipe(server).resume();
  server.unpipe(client).resume();
}
