import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';

const { WebSocket } = createRequire(fromRoot('backend', 'package.json'))('ws');

/** Number of sockets opened concurrently. */
const OPENED_AT_ONCE = 50;

/** @typedef {import('ws').WebSocket} Socket */

/**
 * Opens a socket and waits for its first message.
 * @param {string} address
 * @param {{ headers?: Record<string, string>, greeting?: string }} [options] `greeting` is sent first
 * @returns {Promise<Socket>}
 */
export async function openSocket(address, { headers = {}, greeting } = {}) {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  const first = once(socket, 'message');
  await once(socket, 'open');
  if (greeting !== undefined) socket.send(greeting);
  await first;
  return socket;
}

/**
 * Opens many sockets, a few at a time.
 * @param {number} count
 * @param {(index: number) => Promise<Socket>} open
 * @returns {Promise<Socket[]>}
 */
export async function openSockets(count, open) {
  /** @type {Socket[]} */
  const sockets = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(OPENED_AT_ONCE, count - sockets.length) }, (_, index) =>
      open(sockets.length + index),
    );
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

/** @param {Socket[]} sockets */
export async function closeSockets(sockets) {
  await Promise.all(
    sockets.map((socket) => {
      socket.terminate();
      return socket.readyState === WebSocket.CLOSED ? undefined : once(socket, 'close');
    }),
  );
}
