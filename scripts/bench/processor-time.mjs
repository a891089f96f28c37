import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * The processor time, user and system, that a process uses meanwhile: unlike the time on the clock it leaves out what
 * the sender of the requests takes, and how busy the machine is.
 * @param {number} pid
 * @param {() => Promise<void>} work long enough that a hundredth of a second does not matter
 * @returns {Promise<number>} milliseconds
 */
export async function processorTimeOf(pid, work) {
  const before = processorTicks(pid);
  await work();
  return (processorTicks(pid) - before) * MS_PER_TICK;
}

/** @param {number} pid */
function processorTicks(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(afterName[11]) + Number(afterName[12]);
}
