import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, Optional } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How often connections that have become idle are closed while the server stops. */
const CHECK_INTERVAL_MS = 50;

/** How long a request may take to come to its end while the server stops. */
const LAST_REQUESTS_MS = 7_000;

/**
 * Lets a stopping server end as soon as its last answer is sent: a connection that a browser or proxy would keep open
 * for its next request is closed once nothing is under way on it. Whoever never finishes a request is cut off in the end.
 */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DrainService.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Optional() private readonly lastRequestsMs: number = LAST_REQUESTS_MS,
  ) {}

  beforeApplicationShutdown(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    const timer = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS).unref();
    const deadline = setTimeout(() => {
      this.logger.warn('Requests that did not come to their end were cut off.');
      server.closeAllConnections();
    }, this.lastRequestsMs).unref();
    server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
  }
}
