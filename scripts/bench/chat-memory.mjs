import { readFileSync } from 'node:fs';
import { startBenchSite } from './bench-site.mjs';
import { addMembers } from './chat-members.mjs';
import { closeSockets, openSocket, openSockets } from './chat-sockets.mjs';
import { median } from './figures.mjs';
import { startPortPrinter } from './port-printer.mjs';

const SOCKETS = 2000;
const TURNS = 3;
const HISTORY_LENGTH = 50;
const MAX_TIMES = 0.8;

/** Time for a process to settle before its memory is read, in milliseconds. */
const REST_MS = 4000;

/**
 * Measures the memory of 2,000 open sockets against the same with socket.io, in alternating processes. Each
 * socket belongs to another member and has received the latest fifty messages.
 */
export async function measureChatMemory() {
  const figures = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ours = await bytesPerSocketOfSite();
    const theirs = await bytesPerSocketOfSocketIo(ours.history);
    figures.push({ ours: ours.bytes, theirs, ratio: ours.bytes / theirs });
  }
  return [toMeasure(figures)];
}

/** @param {{ ours: number, theirs: number, ratio: number }[]} figures */
function toMeasure(figures) {
  const times = median(figures.map(({ ratio }) => ratio));
  const kilobytes = (/** @type {number[]} */ bytes) => `${(median(bytes) / 1024).toFixed(1)} KiB`;
  const ours = kilobytes(figures.map((figure) => figure.ours));
  const theirs = kilobytes(figures.map((figure) => figure.theirs));
  return {
    what: `Memory of each of ${SOCKETS} sockets of members in the chat against socket.io, median of ${TURNS}`,
    measured: `${times.toFixed(2)}× (${ours} to ${theirs})`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}

async function bytesPerSocketOfSite() {
  const site = await startBenchSite();
  try {
    const cookies = addMembers(site.databaseFile, SOCKETS);
    const address = `${site.url.replace('http', 'ws')}/ws/chat`;
    const open = (/** @type {number} */ index) =>
      openSocket(address, { headers: { cookie: cookies[index], origin: site.url } });
    const first = await open(0);
    const history = await writeHistory(first);
    await closeSockets([first]);
    return { bytes: await bytesPerSocket(site.pid, open), history };
  } finally {
    await site.stop();
  }
}

/** @param {unknown[]} history */
async function bytesPerSocketOfSocketIo(history) {
  const server = await startPortPrinter('socket-io-server.mjs', [JSON.stringify(history)]);
  const address = `ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket`;
  const open = (/** @type {number} */ index) =>
    // '40' is the connect packet of socket.io.
    openSocket(address, {
      headers: { cookie: `session=${String(index).padStart(43, '0')}` },
      greeting: '40',
    });
  try {
    await closeSockets([await open(0)]);
    return await bytesPerSocket(server.pid, open);
  } finally {
    await server.stop();
  }
}

/**
 * @param {number} pid
 * @param {(index: number) => Promise<import('ws').WebSocket>} open
 */
async function bytesPerSocket(pid, open) {
  await rest();
  const before = residentBytesOf(pid);
  const sockets = await openSockets(SOCKETS, open);
  await rest();
  const bytes = (residentBytesOf(pid) - before) / SOCKETS;
  await closeSockets(sockets);
  return bytes;
}

/**
 * @param {import('ws').WebSocket} socket
 * @returns {Promise<unknown[]>} the messages that a new socket receives
 */
async function writeHistory(socket) {
  /** @type {unknown[]} */
  const messages = [];
  await new Promise((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.type === 'new_message') messages.push(frame.data);
      if (messages.length === HISTORY_LENGTH) resolve(undefined);
    });
    for (let count = 1; count <= HISTORY_LENGTH; count += 1)
      socket.send(
        JSON.stringify({ type: 'chat_message', message: `Message ${count} of those who were here before.` }),
      );
  });
  return messages;
}

/** @param {number} pid */
function residentBytesOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}
