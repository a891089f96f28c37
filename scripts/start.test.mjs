import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isNodeNewEnough } from './lib/node-version.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';
import { fitsThisNode, isBindingSound, isUnsound } from './lib/sqlite-binding.mjs';

const folder = mkdtempSync(join(tmpdir(), 'alien-squad-start-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {NodeJS.ProcessEnv} settings */
function start(settings) {
  const env = { ...process.env, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...settings };
  return runTool(process.execPath, [fromRoot('scripts', 'start.mjs')], { cwd: tmpdir(), env });
}

describe('npm start', () => {
  it('says in one sentence that its port is taken', async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await start({ PORT: String(port) });
    other.close();
    assert.equal(code, 1);
    assert.match(output, new RegExp(`^Port ${port} is taken by another program: stop it, or choose.*\\n$`));
  });

  it('says in one sentence that its data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await start({ PORT: '0', DATA_DIR: join(file, 'data') });
    assert.equal(code, 1);
    assert.match(output, /^The data folder .* cannot be written \(ENOTDIR\): set DATA_DIR to a folder.*\n$/);
  });

  it('ends when npm, which started it, is gone', async () => {
    const script = JSON.stringify(fromRoot('scripts', 'start.mjs'));
    const npm = spawn(
      process.execPath,
      ['-e', `child_process.spawn(process.execPath, [${script}], { stdio: 'inherit' })`],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {
          ...process.env,
          ...{ npm_lifecycle_event: 'start', PORT: '0', DATA_DIR: join(folder, 'orphan'), INGEST: 'off' },
        },
      },
    );
    let out = '';
    npm.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (out.includes('is ready at')) npm.kill('SIGKILL');
    });
    // The server has it open too.
    await once(npm.stdout, 'end');
    assert.match(out, /is ready at/);
    assert.equal(npm.signalCode, 'SIGKILL');
  });

  it('accepts Node.js from 20.19 on', () => {
    const accepted = ['18.20.8', '20.18.3', '20.19.0', '20.20.2', '22.0.0'].filter(isNodeNewEnough);
    assert.deepEqual(accepted, ['20.19.0', '20.20.2', '22.0.0']);
  });

  it('takes no SQLite that was compiled with headers which end processes of Node.js 24', () => {
    const [unsound, sound] = ['RemoveEnvironmentCleanupHook', 'AddEnvironmentCleanupHook'].map((call) =>
      Buffer.from(`\0_ZN4node${call}EPN2v87Isolate\0`),
    );
    assert.deepEqual(
      ['22.23.3', '24.18.1', '24.21.0', '26.10.0'].map((version) => isUnsound(version, unsound)),
      [false, true, true, false],
    );
    assert.ok(!isUnsound('24.21.0', sound));
    assert.ok(isBindingSound());
  });

  it('installs again when SQLite was built for another Node.js', () => {
    const foreign = join(folder, 'foreign.node');
    writeFileSync(foreign, 'built for another one');
    assert.deepEqual([fitsThisNode(), fitsThisNode(foreign)], [true, false]);
  });
});
