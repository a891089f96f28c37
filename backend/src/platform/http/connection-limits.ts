import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { isLoopback, lineOf } from './http.js';

/** What the server bears with from those who are connected to it. Times are milliseconds. */
export interface ConnectionLimits {
  /** Until the head of a request is here, from the moment of the connection or of the first byte on a kept one. */
  readonly headersMs: number;
  /** Until all of a request is here, its body with it, whatever the route. */
  readonly requestMs: number;
  /** Until the body that a route reads is here: so long for any, and longer by its rate for what may be large. */
  readonly bodyMs: number;
  readonly bodyBytesPerMs: number;
  /** How often those two are looked at. */
  readonly checkMs: number;
  /** How long a connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** How long an answer may stand still with something for its reader to take. */
  readonly stalledReaderMs: number;
  /** How many connections there are, sockets of members among them. */
  readonly connections: number;
  /** How many of them are of one address, where addresses can be told apart. */
  readonly connectionsOfAddress: number;
}

/**
 * What holds outside of tests. A browser sends its head at once. The largest body, a picture of 7 MB, has more than two
 * minutes, a phone with half a megabit a second, and 100 kB have 17 s. A proxy keeps connections for 60 s at most and must not find one closed
 * that it is about to use. A node serves some thousands of members, each with a socket and up to six connections more; what is
 * above costs memory and files, some 20 kB and one each. A house or a school behind one address has some hundreds.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 150_000,
  bodyMs: 15_000,
  bodyBytesPerMs: 60,
  checkMs: 2_000,
  keepAliveMs: 65_000,
  stalledReaderMs: 60_000,
  connections: 10_000,
  connectionsOfAddress: 500,
};

/** The token the limits are injected by. */
export const CONNECTIONS = Symbol('connections');

/** Express on a server with these limits. */
export class LimitedExpress extends ExpressAdapter {
  constructor(private readonly limits: ConnectionLimits) {
    super();
  }

  /** Only a server that is made with it takes `connectionsCheckingInterval`. */
  override initHttpServer(): void {
    const { headersMs, requestMs, checkMs, keepAliveMs, connections } = this.limits;
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: checkMs,
        keepAliveTimeout: keepAliveMs,
      },
      this.getInstance<RequestListener>(),
    );
    server.maxConnections = connections;
    this.httpServer = server;
  }
}

/**
 * Closes what is more than an address may have, at once and unheard. Who comes from this machine is a proxy or the operator,
 * and not counted. Behind proxies elsewhere every connection is theirs: they have to count, and this must not be asked.
 */
export function limitAddresses(
  server: Server,
  { connectionsOfAddress }: ConnectionLimits,
  isCounted: (address: string) => boolean = (address) => !isLoopback(address),
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isCounted(remoteAddress)) return;
    const address = lineOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsOfAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Cuts an answer off when nobody has taken a byte of it for so long: a file, a snapshot or a long list is not kept open
 * for them. Whoever still waits for the server is waited for as well.
 */
export function dropStalledReaders(limits: ConnectionLimits): RequestHandler {
  return (_request, response, next) => {
    const { stalledReaderMs } = limits;
    response.setTimeout(stalledReaderMs);
    response.on('timeout', () => {
      if (response.writableEnded || response.writableNeedDrain) response.destroy();
      else response.setTimeout(stalledReaderMs);
    });
    next();
  };
}
