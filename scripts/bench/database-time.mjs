import { exactProcessorTimeOf } from './processor-time.mjs';

/** The server of any database but SQLite, which works in this process. */
const servers = process.env.DATABASE_PID ? [Number(process.env.DATABASE_PID)] : [];

/**
 * The processor time that some work with a database takes of this process and of the server, whose id comes by
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
