/**
 * `npm run record-round -- <game> --player <skill> --field <field>`: adds a round to a game's golden file. The tool
 * itself is game-scenes/tools/record-round.ts; without arguments it says what it takes.
 */
import { spawnSync } from 'node:child_process';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { ROOT, fromRoot } = await import('./lib/paths.mjs');
const { ensureInstalled } = await import('./lib/prepare.mjs');

await runMain(async () => {
  await ensureInstalled();
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import=@swc-node/register/esm-register',
      fromRoot('game-scenes', 'tools', 'record-round.main.ts'),
      ...process.argv.slice(2),
    ],
    {
      cwd: ROOT,
      // A log may come in by standard input.
      stdio: 'inherit',
      env: { ...process.env, SWC_NODE_PROJECT: fromRoot('game-scenes', 'tsconfig.test.json') },
    },
  );
  process.exitCode = status ?? 1;
});
