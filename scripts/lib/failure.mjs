/** An expected failure, shown without a stack: one sentence that says what to do. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] output of a tool, shown before the sentence
   */
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/**
 * Runs a script's main function. A Failure is printed as its sentence and sets the exit code to 1.
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
