import { createServer, connect } from 'node:net';

/**
 * Simulates a database server that starts after the site: until `open`, nothing listens at its address.
 * @param {string} url of the real server
 * @param {number} port port that the site connects to
 */
export function databaseLater(url, port) {
  const real = new URL(url);
  const server = createServer((socket) => {
    const onward = connect(Number(real.port), real.hostname);
    socket.pipe(onward).pipe(socket);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  const address = new URL(url);
  address.port = String(port);
  return {
    url: address.href,
    open: () => new Promise((resolve) => server.listen(port, real.hostname, () => resolve(undefined))),
    close: () => server.close(),
  };
}
