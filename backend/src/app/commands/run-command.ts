import { makePrivateFiles } from '../../platform/files/private-files.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { startFailure } from '../../platform/start-failure.js';

/** Prints a line for the person who runs a command. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a command to its end, each of its statements with the deadline of what goes through a whole site. What keeps it from
 * its end is said in one sentence, a mistake of the program with its stack, and the exit code is then 1, or 65 for damage.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  makePrivateFiles();
  try {
    await withDeadline(MAINTENANCE_DEADLINE_MS, command);
  } catch (error) {
    const { text, exitCode } = startFailure(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCode;
  }
}
