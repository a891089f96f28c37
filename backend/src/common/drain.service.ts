import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How often connections that have become idle are closed while the server stops. */
const CHECK_INTERVAL_MS = 50;

/**
 * Lets a stopping server end as soon as its last answer is sent: a connection that a browser or proxy would keep open
 * for its next request is closed once nothing is under way on it.
 */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    const timer = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS).unref();
    server.once('close', () => clearInterval(timer));
  }
}
