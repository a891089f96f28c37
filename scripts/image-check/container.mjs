import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';

/**
 * Mounts as in docker-compose.yml: the image's files are read-only, only /tmp and the data are writable. Runs
 * as the first process of its own process and mount namespaces and then becomes the command.
 */
const MOUNTS = `
  mount --bind "$1" "$1"
  mount -t proc proc "$1/proc"
  mount --rbind /dev "$1/dev"
  mount -t tmpfs tmpfs "$1/tmp"
  mount --bind "$2" "$1/data"
  mount -o remount,bind,ro "$1"
  shift 2
  exec "$@"`;

/** Only the image's user, without capabilities and without a way to gain them. */
const NO_RIGHTS = ['--clear-groups', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];

/**
 * @typedef {{
 *   output: () => string,
 *   says: (text: string) => Promise<void>,
 *   signal: (name: NodeJS.Signals) => void,
 *   exitCode: Promise<number>,
 *   remove: () => Promise<void>,
 * }} Container `exitCode` is that of its first process
 */

/**
 * Creates a folder like an empty Docker volume, with the owner of the image's mount point.
 * @param {import('./mounted-image.mjs').MountedImage} image
 * @param {string} temporary
 * @returns {string}
 */
export function makeVolume({ root }, temporary) {
  const data = mkdtempSync(join(temporary, 'data-'));
  const { uid, gid } = statSync(join(root, 'data'));
  chownSync(data, uid, gid);
  return data;
}

/**
 * Runs the image.
 * @param {import('./mounted-image.mjs').MountedImage} image
 * @param {{ data: string, environment: Record<string, string>, command?: string[] | undefined }} options `data` is the folder of
 *   its volume; `command` stands in for the image's own
 * @returns {Container}
 */
export function startContainer({ root, config }, { data, environment, command }) {
  const [uid, gid] = config.User.split(':');
  const variables = { ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/))), ...environment };
  const child = startTool(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', MOUNTS, 'sh', root, data],
      ...['env', '-i', ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)],
      ...['chroot', root, 'setpriv', `--reuid=${uid}`, `--regid=${gid}`, ...NO_RIGHTS],
      ...['sh', '-c', 'cd "$0" && exec "$@"', config.WorkingDir],
      ...(command ?? [...config.Entrypoint, ...config.Cmd]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
  const exitCode = once(child, 'close').then(([code]) => Number(code));
  return {
    output: () => output,
    says: (text) =>
      untilSaid(
        child,
        () => output.includes(text),
        exitCode,
        () => output,
      ),
    signal: (name) => process.kill(firstProcessOf(child.pid), name),
    exitCode,
    remove: () => stopTool(child),
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} isSaid
 * @param {Promise<number>} ended
 * @param {() => string} output
 */
async function untilSaid(child, isSaid, ended, output) {
  const failure = ended.then((code) => {
    throw new Failure(`The container ended with ${code}: see above.`, output());
  });
  failure.catch(() => {});
  while (!isSaid()) {
    if (!child.stdout) throw new Failure('The container has no output.');
    await Promise.race([once(child.stdout, 'data'), failure]);
  }
}

/**
 * Returns the outer id of the container's first process.
 * @param {number | undefined} unsharePid
 * @returns {number}
 */
function firstProcessOf(unsharePid) {
  return Number(readFileSync(`/proc/${unsharePid}/task/${unsharePid}/children`, 'utf8').trim());
}
