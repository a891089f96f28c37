import { makePrivateFiles } from '../../platform/files/private-files.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { startFailure } from '../../platform/start-failure.js';

/** Prints a line for the person who runs a command. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a command with the maintenance timeout for each statement. A failure is printed in one sentence, an
 * unexpected error with its stack. The exit code is then 1, or 65 for damage.
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
