/**
 * Healthcheck of the ingest service: exits with 0 if the ingest accepts connections, else with 1 and the
 * reason.
 */
import { connect } from 'node:net';

const LIMIT_MS = 4_000;

const port = Number(process.env.INGEST_PORT || 1935);
const socket = connect(port, '127.0.0.1');
const end = (/** @type {number} */ code, /** @type {string} */ words) => {
  console.log(`Port ${port} ${words}.`);
  socket.destroy();
  process.exitCode = code;
};
socket.setTimeout(LIMIT_MS, () => end(1, 'does not answer'));
socket.once('connect', () => end(0, 'accepts connections'));
socket.once('error', (error) =>
  end(1, `does not answer: ${/** @type {NodeJS.ErrnoException} */ (error).code}`),
);
