import { createServer } from 'node:net';

/**
 * Returns a TCP port that is currently free on the loopback address.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Tries to listen on a port.
 * @param {number} port
 * @param {string} [host] all addresses by default
 * @returns {Promise<string | null>} null if it is free, else the system's error code such as 'EADDRINUSE'
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'EIO'));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}
