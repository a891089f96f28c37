/** A failure whose message is the whole story for the reader: one sentence that says what to do. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] what a tool printed, shown before the sentence
   */
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/**
 * Runs a script's main function; a failure is printed as its sentence and makes the exit code 1.
 * @param {() => Promise<void>} main
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    printFailure(error);
    process.exitCode = 1;
  }
}

/** @param {Failure} failure */
export function printFailure(failure) {
  if (failure.output) console.error(failure.output.trimEnd());
  console.error(failure.message);
}
