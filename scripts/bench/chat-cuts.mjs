import { once } from 'node:events';
import { startBenchSite } from './bench-site.mjs';
import { addMembers } from './chat-members.mjs';
import { openSocket } from './chat-sockets.mjs';

const CUTS = 1000;
const READERS = 20;

/** Maximum number of messages that a reader receives before its connection is cut. */
const MAX_MESSAGES_BETWEEN = 4;

/**
 * Cuts the connections of readers and the writer during a chat a thousand times. After reconnecting, each
 * reader must have every message once and in order, and each message must be stored once despite retries.
 */
export async function measureChatCuts() {
  const site = await startBenchSite();
  try {
    const [writer, ...readers] = addMembers(site.databaseFile, READERS + 1).map(
      (cookie) => new Chatter(site.url, cookie),
    );
    await Promise.all([writer, ...readers].map((chatter) => chatter.connect()));
    const cuts = { count: 0 };
    const reading = readers.map((reader) => cutAgainAndAgain(reader, cuts));
    const sent = await writeThrough(writer, cuts);
    await Promise.all(reading);
    await Promise.all(readers.map((reader) => reader.has(sent)));
    for (const chatter of [writer, ...readers]) chatter.cut();
    return [toMeasure(cuts.count, sent, readers)];
  } finally {
    await site.stop();
  }
}

/**
 * @param {number} cuts
 * @param {number} sent
 * @param {Chatter[]} readers
 */
function toMeasure(cuts, sent, readers) {
  const all = readers.map(({ ids }) => ids);
  const missed = all.reduce((sum, ids) => sum + sent - new Set(ids).size, 0);
  const doubled = all.reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
  const isInOrder = all.every((ids) => ids.every((id, index) => index === 0 || id > ids[index - 1]));
  return {
    what: `Messages missed and doubled by ${READERS} readers over ${cuts} cut connections and ${sent} messages`,
    measured: `${missed} missed, ${doubled} doubled${isInOrder ? '' : ', not in order'}`,
    promised: '0 missed, 0 doubled',
    isKept: missed === 0 && doubled === 0 && isInOrder,
  };
}

/**
 * @param {Chatter} reader
 * @param {{ count: number }} cuts
 */
async function cutAgainAndAgain(reader, cuts) {
  while (cuts.count < CUTS) {
    await reader.has(reader.ids.length + 1 + Math.floor(Math.random() * MAX_MESSAGES_BETWEEN));
    reader.cut();
    cuts.count += 1;
    await reader.connect();
  }
}

/**
 * Writes until there were enough cuts, and some more for waiting readers. Returns the number of messages.
 * @param {Chatter} writer
 * @param {{ count: number }} cuts
 */
async function writeThrough(writer, cuts) {
  let left = MAX_MESSAGES_BETWEEN + 1;
  for (let count = 1; ; count += 1) {
    const clientId = `message-${count}`;
    writer.say(clientId);
    if (Math.random() < 0.1) {
      writer.cut();
      cuts.count += 1;
      await writer.connect();
      writer.say(clientId);
    }
    await writer.isKept(clientId);
    if (cuts.count >= CUTS) left -= 1;
    if (left === 0) return count;
  }
}

/** A minimal chat client that reports its last message on reconnect and stores what it receives. */
class Chatter {
  /** The messages in the order in which they came. @type {number[]} */
  ids = [];
  /** @type {Set<string>} */
  acknowledged = new Set();
  /** @type {Set<() => void>} */
  waiting = new Set();
  /** @type {import('ws').WebSocket | undefined} */
  socket;

  /**
   * @param {string} url
   * @param {string} cookie
   */
  constructor(url, cookie) {
    this.address = `${url.replace('http', 'ws')}/ws/chat?chat=off`;
    this.headers = { cookie, origin: url };
  }

  async connect() {
    const socket = await openSocket(this.address, { headers: this.headers });
    this.socket = socket;
    socket.on('message', (data) => this.take(JSON.parse(String(data))));
    const last = this.ids.at(-1);
    socket.send(JSON.stringify({ type: 'chat_join', after: last ?? 0, from: this.ids[0] ?? 0 }));
    await once(socket, 'message');
  }

  cut() {
    this.socket?.removeAllListeners('message').terminate();
  }

  /** @param {string} clientId */
  say(clientId) {
    this.socket?.send(JSON.stringify({ type: 'chat_message', message: clientId, clientId }));
  }

  /** @param {number} count */
  async has(count) {
    while (this.ids.length < count) await this.news();
  }

  /** @param {string} clientId */
  async isKept(clientId) {
    while (!this.acknowledged.has(clientId)) await this.news();
  }

  /** @returns {Promise<void>} */
  news() {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  /** @param {{ type: string, data: { id: number } | { id: number }[], clientId: string }} frame */
  take({ type, data, clientId }) {
    if (type === 'chat_ack') this.acknowledged.add(clientId);
    const isNews = type === 'new_message' || type === 'chat_missed';
    if (isNews) this.ids.push(...[data].flat().map(({ id }) => id));
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
