/** The server as the image starts it: the built files, one process, nothing written but below DATA_DIR. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { UNKNOWN_ORIGIN } from '../backend/dist/static/addressed-files.js';
import { ROOT, fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { runTool, startTool, stopTool } from '../scripts/lib/processes.mjs';

describe('the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-built-'));
  let port;
  let address;
  let server;

  const healthCheck = () =>
    runTool(process.execPath, [fromRoot('deploy', 'health-check.mjs')], {
      env: { ...process.env, PORT: String(port) },
    });

  before(async () => {
    port = await freePort();
    address = `http://127.0.0.1:${port}`;
    server = startTool(process.execPath, ['backend/dist/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        PUBLIC_URL: 'https://aliens.example',
        LOG_LEVEL: 'silent',
        INGEST: 'off',
      },
    });
    let out = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => (out += text));
    while (!out.includes('is ready at https://aliens.example')) {
      await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => assert.fail('The server did not start.')),
      ]);
    }
  });

  after(async () => {
    await stopTool(server);
    rmSync(folder, { recursive: true, force: true });
  });

  it('names the PUBLIC_URL it was started with in every page and in the site map', async () => {
    const pages = readdirSync(fromRoot('frontend', 'build')).filter((name) => name.endsWith('.html'));
    for (const path of ['/', '/any/address', '/sitemap.xml', ...pages.map((name) => `/${name}`)]) {
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
});
