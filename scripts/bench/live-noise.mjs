import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { median, millisecondsOf } from './figures.mjs';
import { withLiveSite } from './live-site.mjs';
import { createSender } from './sender.mjs';

const CONNECTIONS = 1000;
const ROUNDS = 5;
const REQUESTS = 100;
const PAUSE_MS = 10;
const MAX_TIMES = 1.25;

/**
 * Measures the API's latency while strangers flood the livestream's port with connections, against an idle
 * port.
 */
export function measureLiveNoise() {
  return withLiveSite(async (site) => {
    const sender = createSender(1);
    const ask = () => sender.send(`${site.url}/api/livestream`, { cookie: site.cookie });
    await latencies(ask);
    const quiet = [];
    const noisy = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await latencies(ask)));
      const strangers = knock(site.ingestPort);
      noisy.push(...(await latencies(ask)));
      for (const socket of strangers) socket.destroy();
    }
    sender.close();
    return [figure(median(quiet), median(noisy))];
  });
}

/**
 * @param {() => Promise<void>} ask
 * @returns {Promise<number[]>} milliseconds of each request
 */
async function latencies(ask) {
  const all = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    all.push(await millisecondsOf(ask));
    await wait(PAUSE_MS);
  }
  return all;
}

/**
 * Opens this many connections at once, which send data that is not RTMP.
 * @param {number} port
 */
function knock(port) {
  return Array.from({ length: CONNECTIONS }, () => {
    const socket = new Socket();
    socket.on('error', () => undefined).connect(port, '127.0.0.1');
    socket.write(Buffer.alloc(2000, 'garbage'));
    return socket;
  });
}

/**
 * @param {number} quiet milliseconds
 * @param {number} noisy
 */
function figure(quiet, noisy) {
  const times = noisy / quiet;
  return {
    what: `Answer of \`GET /api/livestream\` while ${CONNECTIONS} connections send garbage to the port of the livestream against when none does, median of ${ROUNDS * REQUESTS}`,
    measured: `${times.toFixed(2)}× (${noisy.toFixed(1)} ms to ${quiet.toFixed(1)} ms)`,
    promised: `at most ${MAX_TIMES}×`,
    isKept: times <= MAX_TIMES,
  };
}
