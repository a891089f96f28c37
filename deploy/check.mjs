/**
 * `node deploy/check.mjs`: checks the image without Docker. Plays the steps of the Dockerfile in an empty folder as the
 * local user, and runs what they make with the environment of docker-compose.yml, on SQLite and on MariaDB with Redis:
 * the owner signs in and plays a round that is proven and paid. Takes some minutes; `deploy/check.sh` does the same with Docker.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Failure, runMain } from '../scripts/lib/failure.mjs';
import { ROOT, fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { ensureBuilt } from '../scripts/lib/prepare.mjs';
import { endOnStopSignal, runTool, startTool } from '../scripts/lib/processes.mjs';
import { startMariadb } from '../scripts/servers/mariadb.mjs';
import { startRedis } from '../scripts/servers/redis.mjs';
import { image, instructions, isIgnored, readCompose, variablesOf } from './files.mjs';

/** Instructions that say how a container is run, and those that `files.mjs` has read. */
const NOT_PLAYED = 'ARG CMD ENTRYPOINT EXPOSE HEALTHCHECK LABEL STOPSIGNAL USER VOLUME'.split(' ');

const READY = 'Alien Squad is ready at';

/** Packages and files that only building and testing need, and secrets. */
const UNWANTED =
  /^node_modules\/(phaser|react|vite|typescript|jest)$|^(?!.*node_modules\/).*(\.env|\.sqlite|\.test\.\w+|\/src)$/;

/** Files and folders of a stage of the Dockerfile. */
class Stage {
  environment = {};
  folder = '/';

  constructor(root, base) {
    this.root = root;
    mkdirSync(root);
    if (!base) return;
    cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    Object.assign(this, { environment: { ...base.environment }, folder: base.folder });
  }

  /** Returns the place of a path of the container. */
  place(path) {
    return path.startsWith('/') ? join(this.root, path) : join(this.root, this.folder, path);
  }

  copy(paths, from) {
    const target = paths.at(-1);
    for (const path of paths.slice(0, -1)) {
      const source = from ? from.place(path) : fromRoot(path);
      const isInto = target.endsWith('/') && !statSync(source).isDirectory();
      cpSync(source, this.place(isInto ? join(target, basename(path)) : target), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (each) => from !== undefined || !isIgnored(relative(ROOT, each)),
      });
    }
  }

  /** Runs a command. The owner stays the local user, and paths are inside of the folder of the stage. */
  async run(command) {
    const local = command.replaceAll(/\bchown \S+ \S+/g, 'true').replaceAll(/ \/(?=\w)/g, ` ${this.root}/`);
    const nodeFolder = join(process.execPath, '..', '..');
    const environment = Object.entries(this.environment).map(([name, value]) => [
      name,
      value === '/usr/local' ? nodeFolder : value,
    ]);
    await tool('sh', ['-c', local], this.place('.'), { ...process.env, ...Object.fromEntries(environment) });
  }
}

/** Plays the Dockerfile in an empty folder and returns its last stage. */
async function playDockerfile(folder) {
  const stages = {};
  let stage;
  for (const { keyword, value } of instructions) {
    if (NOT_PLAYED.includes(keyword)) continue;
    console.log(`${keyword} ${value}`);
    if (keyword === 'FROM') {
      const [base, , name] = value.split(' ');
      stage = stages[name] = new Stage(join(folder, name), stages[base]);
    } else if (keyword === 'ENV') Object.assign(stage.environment, variablesOf(value));
    else if (keyword === 'RUN') await stage.run(value);
    else if (keyword === 'WORKDIR') mkdirSync(stage.place((stage.folder = value)), { recursive: true });
    else if (keyword === 'COPY') {
      const [, from, paths] = /^(?:--from=(\S+) )?(.*)$/.exec(value);
      stage.copy(paths.split(' '), from && stages[from]);
    } else throw new Failure(`deploy/check.mjs cannot play ${keyword}.`);
  }
  return stage;
}

/** Runs the site and its ingest as the compose file does, with `servers` in place of its MySQL and Redis. */
async function checkSite(stage, data, servers) {
  const app = stage.place('.');
  const port = String(await freePort());
  const { site, ingest } = readCompose({ SITE_PORT: port, STREAM_PORT: String(await freePort()) }).services;
  const url = `http://127.0.0.1:${port}`;
  const own = { PATH: process.env.PATH, ...stage.environment };
  const environment = { ...own, ...site.environment, DATA_DIR: data, ...servers };
  const ingestEnvironment = { ...own, ...ingest.environment, DATA_DIR: data, INGEST_API_URL: url };
  const isHealthy = async ([program, ...args], env) =>
    (await runTool(program, args, { cwd: app, env })).code === 0;

  const server = start(image.command, app, environment);
  await server.says(READY);
  assert.ok(await isHealthy(image.health, environment), 'The site is not healthy.');
  const [, password] = /Password: {2}(\S{16})\n/.exec(server.output()) ?? [];
  const account = { username: site.environment.SITE_OWNER_USERNAME, password };
  await playRound(app, url, account);
  const receiver = start(ingest.command, app, ingestEnvironment);
  while (!(await isHealthy(ingest.healthcheck.test.slice(1), ingestEnvironment))) receiver.assertRuns();
  await receiver.stop();
  const books = await tool('node', ['backend/dist/app/commands/ops.js', 'reconcile'], app, environment);
  assert.match(books, /^Everything agrees\.$/m);
  await server.stop();
}

/** Signs in, and plays a round in real time with the rules of the image. */
async function playRound(app, url, account) {
  const { BOTS } = await import(pathToFileURL(join(app, 'game-scenes/dist/bots.js')).href);
  const { cookie } = await request(url, '/api/login', account);
  const gameName = 'Alien Clicker';
  const { body: ticket } = await request(url, '/api/games/rounds', { gameName }, cookie);
  const round = BOTS['alien-clicker'](ticket.seed, 'wide', 'decent');
  // The server refuses rounds that were played faster than real time.
  await wait((round.tick * 1000) / 60);
  const played = { gameName, round: ticket.round, log: round.encode() };
  const { body } = await request(url, '/api/games/stats', played, cookie);
  assert.deepEqual([body.verdict, body.reason, body.coins], ['proven', null, round.outcome.coins]);
  assert.ok(body.coins > 0);
}

async function request(url, path, body, cookie = '') {
  const headers = { 'Content-Type': 'application/json', Origin: url, Cookie: cookie };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${path} answers ${response.status}.`, text);
  return { body: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
}

/** Starts the program of the image. */
function start(command, cwd, env) {
  const child = startTool(image.program[0], command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const assertRuns = () => {
    if (child.exitCode !== null) throw new Failure(`${command[0]} ended with ${child.exitCode}.`, output);
  };
  return {
    output: () => output,
    assertRuns,
    says: async (text) => {
      for (; !output.includes(text); assertRuns()) await Promise.race([once(child.stdout, 'data'), ended]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Failure(`${command[0]} ended with ${code} at SIGTERM.`, output);
    },
  };
}

async function tool(program, args, cwd, env) {
  const { code, output } = await runTool(program, args, { cwd, env });
  if (code !== 0) throw new Failure(`${args.at(-1)} failed.`, output);
  return output;
}

await runMain(async () => {
  await ensureBuilt();
  await tool('node', ['--test', fromRoot('test', 'deploy.test.mjs')], ROOT, process.env);
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-image-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  endOnStopSignal(remove);
  const servers = [];
  try {
    const stage = await playDockerfile(folder);
    const app = stage.place('.');
    const names = readdirSync(app, { recursive: true }).filter((name) => UNWANTED.test(name));
    assert.deepEqual(names, [], 'The image has what only building and testing need.');
    servers.push(await startMariadb(join(folder, 'mariadb')), await startRedis(join(folder, 'redis')));
    const [{ url: DATABASE_URL }, { url: REDIS_URL }] = servers;
    console.log('Playing a round on SQLite, and one on MariaDB with Redis …');
    await Promise.all([
      checkSite(stage, stage.place(image.environment.DATA_DIR), { DATABASE_URL: '', REDIS_URL: '' }),
      checkSite(stage, join(folder, 'data'), { DATABASE_URL, REDIS_URL }),
    ]);
    console.log('The image works here. Where Docker is, run deploy/check.sh too.');
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    remove();
  }
});
