import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * Measures the processor time, user and system, of a process during some work. Unlike wall time it excludes
 * the sender of the requests and does not depend on the load of the machine.
 * @param {number} pid
 * @param {() => Promise<void>} work long enough that the resolution of 10 ms does not matter
 * @returns {Promise<number>} milliseconds
 */
export async function processorTimeOf(pid, work) {
  const before = processorTicks(pid).ticks;
  await work();
  return (processorTicks(pid).ticks - before) * MS_PER_TICK;
}

/**
 * Measures the same for a process and its children, none of which may end meanwhile.
 * @param {number} pid
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} milliseconds
 */
export async function processorTimeOfTree(pid, work) {
  const before = treeTicks(pid);
  await work();
  return (treeTicks(pid) - before) * MS_PER_TICK;
}

/**
 * Measures the same for several processes, with microsecond resolution if they are idle before and after: for
 * work of a few milliseconds. Threads that end meanwhile are not counted.
 * @param {readonly number[]} pids
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} milliseconds
 */
export async function exactProcessorTimeOf(pids, work) {
  const before = threadNanoseconds(pids);
  await work();
  let nanoseconds = 0;
  for (const [thread, after] of threadNanoseconds(pids)) nanoseconds += after - (before.get(thread) ?? 0);
  return nanoseconds / 1e6;
}

/**
 * @param {readonly number[]} pids
 * @returns {Map<string, number>} processor time of each thread, by its path
 */
function threadNanoseconds(pids) {
  const all = new Map();
  for (const pid of pids) {
    for (const id of readdirSync(`/proc/${pid}/task`)) {
      const file = `/proc/${pid}/task/${id}/schedstat`;
      try {
        all.set(file, Number(readFileSync(file, 'utf8').split(' ')[0]));
      } catch {
        // It ended just now.
      }
    }
  }
  return all;
}

/** @param {number} pid */
function processorTicks(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return { parent: Number(afterName[1]), ticks: Number(afterName[11]) + Number(afterName[12]) };
}

/** @param {number} root */
function treeTicks(root) {
  const all = runningProcesses();
  const isBelowRoot = (/** @type {number} */ pid) => {
    let above = pid;
    while (above !== root && all.has(above)) above = all.get(above)?.parent ?? 0;
    return above === root;
  };
  let ticks = 0;
  for (const [pid, process] of all) if (isBelowRoot(pid)) ticks += process.ticks;
  return ticks;
}

/** @returns {Map<number, { parent: number, ticks: number }>} by process id */
function runningProcesses() {
  const all = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      all.set(Number(name), processorTicks(Number(name)));
    } catch {
      // It ended just now.
    }
  }
  return all;
}
