import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('record-round.mjs', import.meta.url));

// The handling of the arguments is tested next to the tool, in game-scenes/tools.
it('npm run record-round starts its tool, hands the arguments on and fails when it does', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [SCRIPT, 'alien-snake'], {
    encoding: 'utf8',
  });
  assert.match(stderr, /There is no game 'alien-snake': choose from alien-clicker/);
  assert.deepEqual([status, stdout], [1, '']);
});
