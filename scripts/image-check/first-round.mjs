import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Failure } from '../lib/failure.mjs';
import { freePort, portProblem } from '../lib/ports.mjs';
import { makeVolume, startContainer } from './container.mjs';
import { databaseLater } from './database-later.mjs';
import { Member } from './member.mjs';
import { beginSignIn } from './unfinished-request.mjs';

const PUBLIC_URL = 'http://aliens.example';

/** Settings that a single container does not need. */
const SERVERS = ['DATABASE_URL', 'REDIS_URL'];

const GAME = { id: 'alien-clicker', name: 'Alien Clicker' };

/** Sign-ins in progress when the site is stopped. */
const LAST_REQUESTS = 6;
const POLL_MS = 20;

/**
 * @typedef {import('./mounted-image.mjs').MountedImage} MountedImage
 * @typedef {{
 *   name: string,
 *   temporary: string,
 *   settings: Record<string, string>,
 *   start: (directory: string) => Promise<import('../servers/database-server.mjs').RunningServer | undefined>,
 * }} Database `settings` are the site's; `start` gives undefined for the database that needs no server
 */

/**
 * Checks a first member's session on a database: the site waits for its database, the member registers and
 * plays a whole round in real time, which is verified and paid. On a stop signal the site finishes running
 * requests, and after a restart all data is still there.
 * @param {MountedImage} image
 * @param {Database} database
 * @returns {Promise<void>}
 * @throws {Failure} with the database, if a check fails
 */
export async function checkFirstRound(image, { name, temporary, settings, start }) {
  const server = await start(mkdtempSync(join(temporary, 'database-')));
  const site = await prepareSite(image, { temporary, settings, databaseUrl: server?.url });
  try {
    const member = await firstRun(image, site);
    await secondRun(site, member);
  } catch (error) {
    throw new Failure(`On ${name}: ${error instanceof Error ? error.message : error}`, site.output());
  } finally {
    await site.remove();
    await server?.stop();
  }
}

/**
 * Prepares containers of the site that share a volume and a database.
 * @param {MountedImage} image
 * @param {{ temporary: string, settings: Record<string, string>, databaseUrl: string | undefined }} options
 */
export async function prepareSite(image, { temporary, settings, databaseUrl }) {
  const port = String(await freePort());
  const later = databaseUrl === undefined ? undefined : databaseLater(databaseUrl, await freePort());
  const data = makeVolume(image, temporary);
  const own = Object.entries(settings).filter(([name]) => later || !SERVERS.includes(name));
  const environment = {
    ...Object.fromEntries(own),
    PORT: port,
    PUBLIC_URL,
    ...(later ? { DATABASE_URL: later.url } : {}),
  };
  const containers = [];
  const run = (/** @type {string[] | undefined} */ command = undefined) => {
    const container = startContainer(image, { data, environment, command });
    containers.push(container);
    return container;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    data,
    later,
    run,
    isHealthy: async () => {
      const [, ...command] = image.config.Healthcheck.Test;
      return (await run(command).exitCode) === 0;
    },
    output: () => containers.map((container) => container.output()).join(''),
    remove: async () => {
      await Promise.all(containers.map((container) => container.remove()));
      later?.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof prepareSite>>} Site */

/**
 * @param {MountedImage} image
 * @param {Site} site
 * @returns {Promise<{ username: string, password: string, coins: number }>}
 */
async function firstRun(image, site) {
  const container = site.run();
  if (site.later) {
    await container.says("doesn't answer yet (ECONNREFUSED): waiting for it");
    assert.equal(await site.isHealthy(), false, 'healthy without its database');
    await site.later.open();
  }
  await container.says(`Alien Squad is ready at ${PUBLIC_URL}`);
  assert.match(container.output(), /Alien ID: {2}overlord\n\n? {2}Password: {2}\S{16}\n/);
  assert.equal(await site.isHealthy(), true, 'not healthy though it is ready');
  const page = await (await fetch(site.address)).text();
  assert.match(page, /<meta property="og:url" content="http:\/\/aliens\.example\/" \/>/);
  const member = await playRound(image, site.address);
  await stopInTheMiddle(site, container);
  return member;
}

/**
 * @param {MountedImage} image
 * @param {string} address
 */
async function playRound(image, address) {
  // Uses the image's own rules and bots, which the site verifies with.
  const entryUrl = pathToFileURL(join(image.root, 'app/game-scenes/dist/bots.js')).href;
  const { BOTS } = await import(entryUrl);
  const credentials = { username: `player-${process.pid}`, password: 'correct horse battery' };
  const member = new Member(address);
  await member.post('/api/register', credentials);
  const ticket = await member.post('/api/games/rounds', { gameName: GAME.name });
  const round = BOTS[GAME.id](ticket.seed, 'wide', 'decent');
  // The server refuses rounds that were played faster than real time.
  await wait((round.tick * 1000) / 60);
  const verdict = await member.post('/api/games/stats', {
    gameName: GAME.name,
    round: ticket.round,
    log: round.encode(),
  });
  assert.equal(verdict.verdict, 'proven', `the round is ${verdict.verdict}: ${verdict.reason}`);
  assert.deepEqual([verdict.score, verdict.coins], [round.outcome.score, round.outcome.coins]);
  assert.ok(verdict.coins > 0);
  const { coins } = await member.get('/api/user');
  assert.equal(coins, verdict.coins);
  return { ...credentials, coins };
}

/**
 * Stops the site while requests are running: it accepts no new ones, answers these, and exits with 0.
 * @param {Site} site
 * @param {import('./container.mjs').Container} container
 */
async function stopInTheMiddle({ address, isHealthy }, container) {
  const begun = Array.from({ length: LAST_REQUESTS }, () => beginSignIn(address));
  const finish = await Promise.all(begun);
  container.signal('SIGTERM');
  await untilClosed(Number(new URL(address).port));
  const answers = await Promise.all(finish.map((sendBody) => sendBody()));
  assert.deepEqual(
    answers,
    begun.map(() => 401),
  );
  assert.equal(await container.exitCode, 0);
  assert.equal(await isHealthy(), false, 'healthy after its end');
}

/** @param {number} port a port that is still in use */
async function untilClosed(port) {
  while ((await portProblem(port, '127.0.0.1')) !== null) await wait(POLL_MS);
}

/**
 * @param {Site} site
 * @param {{ username: string, password: string, coins: number }} known
 */
async function secondRun(site, { coins, ...credentials }) {
  const container = site.run();
  await container.says(`Alien Squad is ready at ${PUBLIC_URL}`);
  assert.doesNotMatch(container.output(), /Password:/, 'a second owner was made');
  const member = new Member(site.address);
  assert.equal((await member.post('/api/login', credentials)).coins, coins);
  container.signal('SIGTERM');
  assert.equal(await container.exitCode, 0);
}
