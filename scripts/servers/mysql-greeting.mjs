import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Waits until a MySQL-protocol server greets clients, which it does once its init SQL has run.
 * @param {number} port on the loopback address
 * @param {number} [limitMs]
 * @returns {Promise<boolean>} false after a timeout
 */
export async function untilGreeting(port, limitMs = 60_000) {
  for (const endsAt = Date.now() + limitMs; Date.now() < endsAt; await wait(POLL_MS)) {
    if (await greets(port)) return true;
  }
  return false;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (/** @type {boolean} */ isGreeted) => {
      socket.destroy();
      resolve(isGreeted);
    };
    socket.once('data', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('close', () => answer(false));
  });
}
