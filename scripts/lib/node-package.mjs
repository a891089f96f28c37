import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { runTool } from './processes.mjs';

/**
 * Unpacks a version of Node.js with its headers from npm's registry: `bin`, `include` and `share`.
 * @param {string} version such as '26' or '26.10.0'
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Failure} with the output of npm or tar
 */
export async function unpackNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const packed = await run('npm', ['pack', '--json', name], folder);
  const [, file] = /"filename": "([^"]+)"/.exec(packed) ?? [];
  if (!file) throw new Failure(`npm returned no file for ${name}.`, packed);
  await run('tar', ['-xzf', file, '--strip-components=1', '--no-same-owner'], folder);
  rmSync(join(folder, file));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function run(command, args, cwd) {
  const { code, output } = await runTool(command, args, { cwd });
  if (code !== 0) throw new Failure(`${command} ${args[0]} failed: see above.`, output);
  return output;
}
