import { StartError } from '../common/start-error.js';
import { ConfigError } from '../config.js';

/** Prints a line for the person who runs a command. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command to its end; what keeps it from running is said in one sentence, and the exit code is then 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
