import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { isLoopback, lineOf } from './http.js';

/** Limits for connected clients. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Timeout for the head of a request, from the connection or from the first byte on a kept one. */
  readonly headersMs: number;
  /** Timeout for a whole request with its body, on any route. */
  readonly requestMs: number;
  /** Interval at which `headersMs` and `requestMs` are checked. */
  readonly checkMs: number;
  /** Time for which an idle connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** Timeout for a client that takes nothing of an answer while there is something to send. */
  readonly stalledMs: number;
  /** Maximum number of connections, members' sockets included. */
  readonly connections: number;
  /** Maximum number of connections from one address, where addresses can be told apart. */
  readonly connectionsOfAddress: number;
}

/**
 * Limits outside of tests. A browser sends its head at once. The largest body, a picture of 7 MB, has more
 * than two minutes, enough for a phone with half a megabit a second. A proxy keeps connections for 60 s at
 * most, and must not use one that was just closed here. A node serves some thousands of members, each with a
 * socket and up to six further connections; each connection costs some 20 kB and one file. A house or a
 * school behind one address has some hundreds.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 150_000,
  checkMs: 2_000,
  keepAliveMs: 65_000,
  stalledMs: 60_000,
  connections: 10_000,
  connectionsOfAddress: 500,
};

/** Maximum number of pipelined requests that wait on a connection; browsers and proxies send none. */
const MAX_PIPELINED = 600;

/** Express adapter whose server has these limits. */
export class LimitedExpress extends ExpressAdapter {
  constructor(private readonly limits: ConnectionLimits) {
    super();
  }

  /** Creates the server here because `connectionsCheckingInterval` can only be set at creation. */
  override initHttpServer(): void {
    const { headersMs, requestMs, checkMs, keepAliveMs, stalledMs, connections } = this.limits;
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: checkMs,
        keepAliveTimeout: keepAliveMs,
      },
      oneAtATime(this.getInstance<RequestListener>()),
    );
    server.timeout = stalledMs;
    server.maxConnections = connections;
    this.httpServer = server;
  }
}

/** Answers the pipelined requests of a connection one after the other, and closes a connection with too many. */
function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const own = waiting.get(socket) ?? [];
    waiting.set(socket, own);
    response.once('close', () => {
      own.shift();
      if (!socket.destroyed) own[0]?.();
    });
    own.push(() => answer(request, response));
    if (own.length === 1) own[0]?.();
    else if (own.length > MAX_PIPELINED) socket.destroy();
  };
}

/**
 * Closes connections above the limit per address, at once and without an answer. Connections from this
 * machine come from a proxy or the operator and are not counted. Behind proxies elsewhere every connection is
 * the proxy's: the proxies have to count, and this must not be used.
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
 * Drops a client that takes nothing of an answer for `stalledMs`. An answer that is still being prepared has more
 * time.
 */
export const dropStalledReaders: RequestHandler = (_request, response, next) => {
  response.on('timeout', (socket: Socket) => {
    if (response.writableEnded || response.writableNeedDrain) socket.destroy();
    else socket.setTimeout(socket.timeout ?? 0);
  });
  next();
};
