import { startBenchSite } from './bench-site.mjs';
import { addMembers } from './chat-members.mjs';
import { closeSockets, openSocket, openSockets } from './chat-sockets.mjs';
import { median } from './figures.mjs';
import { startPortPrinter } from './port-printer.mjs';
import { processorTimeOf } from './processor-time.mjs';

const SOCKETS = 500;
const BLOCKS = 7;
const MESSAGES_PER_BLOCK = 300;
const MAX_TIMES = 1.3;

/** A message of typical length. */
const MESSAGE = 'Anybody up for a round of Alien Racing? The stars are out tonight.';

/**
 * Measures the processor time of a chat message, from its arrival to the last of 500 sockets, including
 * validation and storage, against a loop that sends a prebuilt frame over bare sockets, in alternating
 * blocks.
 */
export async function measureChatBroadcast() {
  const site = await startBenchSite();
  const cookies = addMembers(site.databaseFile, SOCKETS);
  const address = `${site.url.replace('http', 'ws')}/ws/chat`;
  const ours = await openSockets(SOCKETS, (index) =>
    openSocket(address, { headers: { cookie: cookies[index], origin: site.url } }),
  );
  const frameLength = await lengthOfNewMessage(ours[0]);
  const bare = await startPortPrinter('bare-chat-server.mjs', [String(frameLength)]);
  const theirs = await openSockets(SOCKETS, () => openSocket(`ws://127.0.0.1:${bare.port}`));
  try {
    const ratios = [];
    for (let turn = 0; turn <= BLOCKS; turn += 1) {
      const bareMs = await processorTimeOf(bare.pid, () => block(theirs));
      const ourMs = await processorTimeOf(site.pid, () => block(ours));
      ratios.push(ourMs / bareMs);
    }
    return [toMeasure(ratios.slice(1))];
  } finally {
    await closeSockets([...ours, ...theirs]);
    await bare.stop();
    await site.stop();
  }
}

/** @param {number[]} ratios */
function toMeasure(ratios) {
  const times = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return {
    what: `Processor time of a chat message to ${SOCKETS} sockets against a bare \`ws\` loop with a frame built before, median of ${BLOCKS} blocks`,
    measured: `${times.toFixed(2)}× (${spread})`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}

/**
 * Sends messages one after another, each after all sockets have received the previous one.
 * @param {import('ws').WebSocket[]} sockets
 */
async function block(sockets) {
  for (let count = 0; count < MESSAGES_PER_BLOCK; count += 1) {
    const heard = Promise.all(sockets.map(nextMessage));
    sockets[0].send(JSON.stringify({ type: 'chat_message', message: MESSAGE }));
    await heard;
  }
}

/**
 * Resolves with the next broadcast message; acknowledgements are ignored.
 * @param {import('ws').WebSocket} socket
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

/** @param {import('ws').WebSocket} socket */
async function lengthOfNewMessage(socket) {
  const heard = nextMessage(socket);
  socket.send(JSON.stringify({ type: 'chat_message', message: MESSAGE }));
  return (await heard).length;
}
