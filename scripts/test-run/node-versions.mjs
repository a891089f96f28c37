/** Runs the stages that depend on Node.js alone on other versions of it. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unpackNode } from '../lib/node-package.mjs';
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { resultOf } from './tools.mjs';

/** The oldest supported Node.js, and one version of each later line that is still maintained. */
export const NODE_VERSIONS = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

/** Stages that depend on Node.js and on nothing else of the system. */
const STAGES = ['build', 'repository', 'games', 'site', 'api-sqlite'];

/**
 * Runs these stages with a version of Node.js in a copy of the clone. The packages are installed and built
 * again, because native code fits one version only.
 * @param {string} version
 * @returns {Promise<import('./tools.mjs').StageResult>}
 */
export async function runOnNode(version) {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const node = join(folder, 'node');
    const copy = join(folder, 'copy');
    await unpackNode(version, node);
    await copySources(copy);
    const { code, output } = await runTool(
      join(node, 'bin', 'node'),
      [join(copy, 'scripts', 'test.mjs'), `--only=${STAGES.join()}`],
      {
        cwd: copy,
        env: {
          ...process.env,
          PATH: [join(node, 'bin'), process.env.PATH].join(delimiter),
          npm_config_nodedir: node,
        },
      },
    );
    return resultOf(code, output, output.trimEnd().split('\n').at(-1));
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Copies the tracked files and the untracked files that git does not ignore, in their current state, into a repository
 * of their own, because tests ask git for the list of files.
 * @param {string} copy
 */
async function copySources(copy) {
  const { output } = await runTool('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const path of output.split('\0').filter((path) => path && existsSync(fromRoot(path)))) {
    cpSync(fromRoot(path), join(copy, path));
  }
  await runTool('git', ['init', '--quiet'], { cwd: copy });
}
