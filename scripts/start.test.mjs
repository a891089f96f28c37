import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from './lib/build-lock.mjs';
import { isNodeNewEnough } from './lib/node-version.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';
import { isBindingSound, isUnsound } from './lib/sqlite-binding.mjs';

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
});

describe('the build lock', () => {
  const never = () => assert.fail('nobody holds the lock');

  it('lets one build after the other', async () => {
    const lock = join(folder, 'two.lock');
    const steps = [];
    const build = (name, onWait) =>
      withLock(
        lock,
        async () => {
          steps.push(`${name} begins`);
          await wait(50);
          steps.push(`${name} ends`);
        },
        onWait,
      );
    await Promise.all([build('first', never), build('second', () => steps.push('second waits'))]);
    assert.deepEqual(steps, ['first begins', 'second waits', 'first ends', 'second begins', 'second ends']);
  });

  it('is taken over from a process that is gone', async () => {
    const lock = join(folder, 'dead.lock');
    const { output } = await runTool(process.execPath, ['-p', 'process.pid']);
    writeFileSync(lock, output.trim());
    assert.equal(await withLock(lock, async () => 'built', never), 'built');
    assert.equal(existsSync(lock), false);
  });

  it('is given back when the build fails', async () => {
    const lock = join(folder, 'failing.lock');
    await assert.rejects(
      withLock(lock, () => Promise.reject(new Error('no')), never),
      /no/,
    );
    assert.equal(existsSync(lock), false);
  });
});
