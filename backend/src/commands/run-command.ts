import { makePrivateFiles } from '../common/private-files.js';
import { startFailure } from '../start-failure.js';

/** Prints a line for the person who runs a command. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command to its end; what keeps it from that is said in one sentence, and the exit code is then 1, or 65 for damage. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  makePrivateFiles();
  try {
    await command();
  } catch (error) {
    const failure = startFailure(error);
    if (!failure) throw error;
    process.stderr.write(`${failure.sentence}\n`);
    process.exitCode = failure.exitCode;
  }
}
