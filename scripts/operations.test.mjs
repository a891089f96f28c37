import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { fromRoot } from './lib/paths.mjs';
import { runTool } from './lib/processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'alien-squad-operations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

it('npm run ops hands the command on to the built server and ends with its exit code', async () => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder };
  const args = [fromRoot('scripts', 'ops.mjs'), 'reset-password', 'nobody'];
  assert.deepEqual(await runTool(process.execPath, args, { cwd: tmpdir(), env }), {
    code: 1,
    output: 'There is no member called nobody.\n',
  });
});
