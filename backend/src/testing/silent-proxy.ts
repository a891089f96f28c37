import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy before a database server, whose connections fall silent as a test wants. */
export class SilentProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isSilent = false;
  private answersUntilCut = Infinity;
  /** How many connections were opened in all. */
  opened = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** A proxy before the server of this URL. */
  static async before(url: string): Promise<SilentProxy> {
    const server = createServer();
    const proxy = new SilentProxy(server, new URL(url));
    server.on('connection', (socket) => proxy.pair(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The URL by which the server is reached through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** How many connections are open. */
  get count(): number {
    return this.pairs.size;
  }

  /** From now on nothing is passed on, either way, and nothing is closed either; new connections fare the same. */
  fallSilent(): void {
    this.isSilent = true;
    for (const [client, server] of this.pairs) mute(client, server);
  }

  /** New connections work again; those that fell silent stay so. */
  recover(): void {
    this.isSilent = false;
  }

  /** Cuts all connections once, when the server has said something so many times. */
  cutAfter(answers: number): void {
    this.answersUntilCut = answers;
  }

  /** Cuts every connection and takes no more. */
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

/** Takes what comes and drops it: a closed end is still noticed, as by a cable that only lost its other half. */
function mute(client: Socket, server: Socket): void {
  client.unpipe(server).resume();
  server.unpipe(client).resume();
}
