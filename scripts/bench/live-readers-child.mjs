/** Reads a stream like many players and prints what they received. Arguments: playlist, readers, seconds. */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [playlist = '', readers = '1', seconds = '1'] = process.argv.slice(2);
const PLAYLIST_EVERY_MS = 1000;
/** Players start three segments behind the newest. */
const BEHIND = 3;

const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) });
const endsAt = Date.now() + Number(seconds) * 1000;
const counts = { segments: 0, failures: 0 };

/**
 * @param {string} address
 * @param {boolean} isText whether the body is wanted
 * @returns {Promise<string>}
 */
function load(address, isText) {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent }, (response) => {
      let text = '';
      if (isText) response.setEncoding('utf8').on('data', (part) => (text += part));
      else response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
  });
}

async function readAsPlayer() {
  await wait(Math.random() * PLAYLIST_EVERY_MS);
  let newest = -1;
  while (Date.now() < endsAt) {
    const askedAt = Date.now();
    try {
      const text = await load(playlist, true);
      const numbers = [...text.matchAll(/^(\d+)\.ts$/gm)].map(([, number]) => Number(number));
      const wanted = newest === -1 ? numbers.slice(-BEHIND) : numbers.filter((number) => number > newest);
      for (const number of wanted) {
        await load(playlist.replace('index.m3u8', `${number}.ts`), false);
        counts.segments += 1;
        newest = number;
      }
    } catch {
      counts.failures += 1;
    }
    await wait(Math.max(0, askedAt + PLAYLIST_EVERY_MS - Date.now()));
  }
}

await Promise.all(Array.from({ length: Number(readers) }, readAsPlayer));
agent.destroy();
console.log(JSON.stringify(counts));
