/** The server as the image starts it: built files, one process, and writes only in DATA_DIR. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { UNKNOWN_ORIGIN } from '../backend/dist/app/static/addressed-files.js';
import { ROOT, fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { runTool, startTool, stopTool } from '../scripts/lib/processes.mjs';

describe('the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-built-'));
  let port;
  let address;
  let server;
  let out;

  const start = async () => {
    server = startTool(process.execPath, ['backend/dist/app/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        PUBLIC_URL: 'https://aliens.example',
        LOG_LEVEL: 'error',
        INGEST: 'off',
      },
    });
    out = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => (out += text));
    await untilSaid('is ready at https://aliens.example');
  };
  const untilSaid = async (text) => {
    while (!out.includes(text)) {
      await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => assert.fail(`The server ended: ${out}`)),
      ]);
    }
  };

  const healthCheck = () =>
    runTool(process.execPath, [fromRoot('deploy', 'health-check.mjs')], {
      env: { ...process.env, PORT: String(port) },
    });

  before(async () => {
    port = await freePort();
    chmodSync(folder, 0o755);
    address = `http://127.0.0.1:${port}`;
    await start();
  });

  after(async () => {
    await stopTool(server);
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps the folder that it found open, and all that it writes there, to its own user [SEC-43]', () => {
    const modes = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => {
      const found = statSync(join(folder, name));
      return [name, (found.mode & 0o777).toString(8), found.isDirectory() ? '700' : '600'];
    });
    assert.ok(modes.some(([name]) => name === 'alien-squad.sqlite-wal'));
    assert.deepEqual(
      modes.filter(([, mode, own]) => mode !== own),
      [],
    );
  });

  it('names the PUBLIC_URL it was started with in every page and in the site map', async () => {
    const pages = readdirSync(fromRoot('frontend', 'build')).filter((name) => name.endsWith('.html'));
    for (const path of ['/', '/home', '/sitemap.xml', ...pages.map((name) => `/${name}`)]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(address + path, { headers: { 'Accept-Encoding': encoding } });
        assert.equal(answer.status, 200, path);
        const text = await answer.text();
        assert.ok(text.includes('https://aliens.example/'), path);
        assert.ok(!text.includes(UNKNOWN_ORIGIN), path);
        assert.ok(!text.includes('localhost'), path);
      }
    }
  });

  it('answers 200 at the address of every screen that the app has, and 404 at any other', async () => {
    const paths = readFileSync(fromRoot('frontend', 'src', 'session', 'paths.ts'), 'utf8');
    const screens = [...paths.matchAll(/^ {2}\w+: '(.+)',$/gm)].map(([, path]) => path);
    assert.ok(screens.length > 10);
    for (const path of screens) {
      const answer = await fetch(address + path);
      assert.equal(answer.status, 200, path);
      await answer.text();
    }
    for (const path of ['/metrics', '/any/address', '/games/no-such-game', '/home/2']) {
      const answer = await fetch(address + path);
      assert.equal(answer.status, 404, path);
      assert.match(await answer.text(), /<div id="root"><\/div>/, path);
    }
  });

  it('is healthy to the health check of the image', async () => {
    const { code, output } = await healthCheck();
    assert.equal(output, `${address}/api/health/ready answers 200.\n`);
    assert.equal(code, 0);
  });

  it('ends with 0 when it is told to stop, and is not healthy any more', async () => {
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    assert.equal(code, 0);
    const afterwards = await healthCheck();
    assert.equal(afterwards.output, `${address}/api/health/ready does not answer: ECONNREFUSED.\n`);
    assert.equal(afterwards.code, 1);
  });

  it('finds damage in its file when it starts, says so and stays up', async () => {
    damage(join(folder, 'alien-squad.sqlite'), 'direct_messages');
    await start();
    await untilSaid('The database is damaged');
    const ready = await fetch(`${address}/api/health/ready`);
    assert.deepEqual([ready.status, (await ready.json()).storage], [200, 'damaged']);
  });
});

/** Overwrites the first page of a table, as a failing disk does. */
function damage(path, table) {
  const BetterSqlite3 = createRequire(fromRoot('backend', 'package.json'))('better-sqlite3');
  const database = new BetterSqlite3(path);
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  const pageBytes = database.pragma('page_size', { simple: true });
  database.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(pageBytes, 0x5a), 0, pageBytes, (rootpage - 1) * pageBytes);
  closeSync(file);
}
