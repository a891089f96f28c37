import { exactProcessorTimeOf } from './processor-time.mjs';

/** The database server's process; SQLite runs in this process. */
const servers = process.env.DATABASE_PID ? [Number(process.env.DATABASE_PID)] : [];

/**
 * Measures the processor time of some database work, in this process and in the server, whose id is
 * DATABASE_PID.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} milliseconds
 */
export async function databaseTimeOf(work) {
  const before = process.cpuUsage();
  const serverMs = await exactProcessorTimeOf(servers, work);
  const { user, system } = process.cpuUsage(before);
  return serverMs + (user + system) / 1000;
}
