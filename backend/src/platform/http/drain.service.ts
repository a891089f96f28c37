import type { Server } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy, Optional } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Interval at which idle connections are closed while the server stops. */
const CHECK_INTERVAL_MS = 50;

/** Maximum time for running requests to finish while the server stops, after up to 3 s for the ingest. */
const LAST_REQUESTS_MS = 5_500;

/**
 * Lets a stopping server exit as soon as its last answer is sent. It listens no more, and connections that a
 * browser or proxy keeps open for the next request are closed after their answer or once they are idle.
 * Requests that never finish are aborted in the end.
 */
@Injectable()
export class DrainService implements OnModuleDestroy {
  private readonly logger = new Logger(DrainService.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Optional() private readonly lastRequestsMs: number = LAST_REQUESTS_MS,
  ) {}

  /**
   * Runs before the hooks of all other modules, since the root module provides this service. They wait for
   * requests, sockets and jobs, which would not end while new ones come.
   */
  onModuleDestroy(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    const timer = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS).unref();
    const deadline = setTimeout(() => {
      this.logger.warn('Requests that did not finish in time were cut off.');
      server.closeAllConnections();
    }, this.lastRequestsMs).unref();
    server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
    server.close();
  }
}
