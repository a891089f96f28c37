import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { startTool, stopTool } from '../../scripts/lib/processes.mjs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * Starts a script of this package in its own process and waits for what it sends.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ message: unknown, pid: number, stop: () => Promise<void> }>} `message` is what it sent
 * @throws {Failure} when it ends before
 */
export async function startScript(file, args) {
  const child = startTool(process.execPath, ['--expose-gc', fromRoot('bench', file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Failure(`${file} ${args.join(' ')} failed.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return { message, pid: child.pid ?? 0, stop: () => stopTool(child) };
}

/**
 * Measures the processor time, user and system, of a process and its children during some work. Unlike wall
 * time it leaves out who asks, and hardly depends on the load of the machine.
 * @param {number} pid
 * @param {() => Promise<unknown>} work long enough that a resolution of 10 ms does not matter
 * @returns {Promise<number>} milliseconds
 */
export async function processorTimeOf(pid, work) {
  const before = ticksBelow(pid);
  await work();
  return (ticksBelow(pid) - before) * MS_PER_TICK;
}

/** @param {number} root process id */
function ticksBelow(root) {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(name)]),
  );
  const isBelow = (/** @type {number} */ pid) =>
    pid === root || (all.has(pid) && isBelow(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks : sum), 0);
}

/** @param {string} pid */
function statOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { parent: Number(afterName[1]), ticks: Number(afterName[11]) + Number(afterName[12]) };
  } catch {
    // It ended just now.
    return { parent: 0, ticks: 0 };
  }
}
