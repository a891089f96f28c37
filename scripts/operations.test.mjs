import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'alien-squad-operations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string[]} args
 */
function runScript(name, ...args) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder };
  return runTool(process.execPath, [fromRoot('scripts', `${name}.mjs`), ...args], { cwd: tmpdir(), env });
}

describe('npm run reconcile', () => {
  it('asks the built server, which says in one sentence that there is no database', async () => {
    const { code, output } = await runScript('reconcile');
    assert.equal(code, 1);
    assert.match(
      output,
      /^The database file \S+\.sqlite can't be read: check DATABASE_URL and DATA_DIR\.\n$/,
    );
  });
});

describe('npm run prune-logs', () => {
  it('keeps everything of a new database', async () => {
    const { code, output } = await runScript('prune-logs');
    assert.deepEqual([code, output], [0, 'Dropped the logs of 0 rounds and kept those of 0.\n']);
  });
});

describe('npm run reset-password', () => {
  it('says in one sentence whom it does not know, and what it has to be told', async () => {
    assert.deepEqual(await runScript('reset-password', 'nobody'), {
      code: 1,
      output: 'There is no member called nobody.\n',
    });
    assert.deepEqual(await runScript('reset-password'), {
      code: 1,
      output: 'Name the member whose password was lost: npm run reset-password <Alien ID>.\n',
    });
  });
});
