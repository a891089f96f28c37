import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { inTurns, kibibytes, timesMeasure } from './harness/measures.mjs';
import { processorTimeOf, startScript } from './harness/processes.mjs';
import { addMembers, withSite } from './harness/site.mjs';

const READERS = 500;
const BLOCKS = 7;
const MESSAGES_PER_BLOCK = 300;
const MAX_TIMES_OF_WS = 1.3;
const SOCKETS = 2000;
const MEMORY_TURNS = 3;
const MAX_TIMES_OF_SOCKET_IO = 0.8;
const OPENED_AT_ONCE = 50;
/** The messages that a new socket gets. */
const HISTORY_LENGTH = 50;
/** Time for a process to settle before its memory is read. */
const REST_MS = 4000;
/** A message of typical length. */
const MESSAGE = 'Anybody up for a round of Alien Racing? The stars are out tonight.';
const FRAME = JSON.stringify({ type: 'chat_message', message: MESSAGE });

/** @typedef {(index: number) => Promise<WebSocket>} Open */

/** Chat messages against a loop over bare sockets, and the memory of a socket against socket.io. */
export async function measure() {
  const broadcast = await withChat(READERS, broadcastTurns);
  const memory = await inTurns(MEMORY_TURNS, () => withChat(SOCKETS, memoryOfChat), memoryOfSocketIo);
  const messages = `${MESSAGES_PER_BLOCK} chat messages to ${READERS} sockets`;
  const ofMessages = `Processor time of ${messages} against a bare \`ws\` loop with a frame built before`;
  const ofSockets = `Memory of each of ${SOCKETS} sockets of members in the chat against socket.io`;
  return [
    timesMeasure(ofMessages, broadcast, MAX_TIMES_OF_WS),
    timesMeasure(ofSockets, memory, MAX_TIMES_OF_SOCKET_IO, kibibytes),
  ];
}

/**
 * Starts the site with members who have not opened their sockets yet.
 * @template T
 * @param {number} members
 * @param {(pid: number, open: Open) => Promise<T>} work
 */
function withChat(members, work) {
  return withSite(({ url, pid, database }) => {
    const cookies = addMembers(database, members, 'chatter');
    const address = `${url.replace('http', 'ws')}/ws/chat`;
    return work(pid, (index) => openSocket(address, { cookie: cookies[index], origin: url }));
  });
}

/** Measures from a message's arrival to the last socket, including its checks and its storage. */
async function broadcastTurns(/** @type {number} */ pid, /** @type {Open} */ open) {
  const ours = await openAll(READERS, open);
  const heard = nextMessage(ours[0]);
  ours[0].send(FRAME);
  const bare = await startScript('servers/bare-chat.mjs', [String((await heard).length)]);
  const theirs = await openAll(READERS, () => openSocket(`ws://127.0.0.1:${bare.message}`));
  const turns = await inTurns(
    BLOCKS,
    () => processorTimeOf(pid, () => block(ours)),
    () => processorTimeOf(bare.pid, () => block(theirs)),
  );
  await closeAll([...ours, ...theirs]);
  await bare.stop();
  return turns;
}

/** Sends messages one after another, each after all sockets have received the previous one. */
async function block(/** @type {WebSocket[]} */ sockets) {
  for (let count = 0; count < MESSAGES_PER_BLOCK; count += 1) {
    const heard = Promise.all(sockets.map(nextMessage));
    sockets[0].send(FRAME);
    await heard;
  }
}

/**
 * Resolves with the next message of the chat or of the bare server; acknowledgements are ignored.
 * @param {WebSocket} socket
 * @returns {Promise<Buffer>}
 */
function nextMessage(socket) {
  return new Promise((resolve) => {
    const hear = (/** @type {Buffer} */ data) => {
      if (!data.subarray(0, 24).includes('new_message') && data[0] !== 'x'.charCodeAt(0)) return;
      socket.off('message', hear);
      resolve(data);
    };
    socket.on('message', hear);
  });
}

async function memoryOfChat(/** @type {number} */ pid, /** @type {Open} */ open) {
  const writer = await open(0);
  for (let count = 0; count < HISTORY_LENGTH; count += 1) {
    const heard = nextMessage(writer);
    writer.send(FRAME);
    await heard;
  }
  await closeAll([writer]);
  return bytesPerSocket(pid, open);
}

async function memoryOfSocketIo() {
  const server = await startScript('servers/socket-io-chat.mjs', [MESSAGE, String(HISTORY_LENGTH)]);
  const address = `ws://127.0.0.1:${server.message}/socket.io/?EIO=4&transport=websocket`;
  // '40' is the connect packet of socket.io.
  const open = (/** @type {number} */ index) =>
    openSocket(address, { cookie: `session=${String(index).padStart(43, '0')}` }, '40');
  await closeAll([await open(0)]);
  const bytes = await bytesPerSocket(server.pid, open);
  await server.stop();
  return bytes;
}

async function bytesPerSocket(/** @type {number} */ pid, /** @type {Open} */ open) {
  const residentBytes = async () => {
    await wait(REST_MS);
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  };
  const before = await residentBytes();
  const sockets = await openAll(SOCKETS, open);
  const bytes = ((await residentBytes()) - before) / SOCKETS;
  await closeAll(sockets);
  return bytes;
}

/** Opens a socket, sends a greeting if there is one, and waits for the first message. */
async function openSocket(/** @type {string} */ address, headers = {}, greeting = '') {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  const first = once(socket, 'message');
  await once(socket, 'open');
  if (greeting !== '') socket.send(greeting);
  await first;
  return socket;
}

async function openAll(/** @type {number} */ count, /** @type {Open} */ open) {
  const sockets = [];
  for (let start = 0; start < count; start += OPENED_AT_ONCE) {
    const some = Array.from({ length: OPENED_AT_ONCE }, (_, index) => open(start + index));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

async function closeAll(/** @type {WebSocket[]} */ sockets) {
  const closed = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.terminate();
  await Promise.all(closed);
}
