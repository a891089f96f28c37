import { spawnSync } from 'node:child_process';
import { ROOT, fromRoot } from './paths.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Runs one of game-scenes/tools from its source. This process exits with the tool's code.
 * @param {string} file its name
 * @param {string[]} args
 */
export async function runGameTool(file, args) {
  await ensureInstalled();
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=DEP0205',
      '--import=@swc-node/register/esm-register',
      fromRoot('game-scenes', 'tools', file),
      ...args,
    ],
    {
      cwd: ROOT,
      // A log may come from stdin.
      stdio: 'inherit',
      env: { ...process.env, SWC_NODE_PROJECT: fromRoot('game-scenes', 'tsconfig.test.json') },
    },
  );
  process.exitCode = status ?? 1;
}
