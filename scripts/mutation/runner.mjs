/**
 * The one-process Jest runner for Stryker: the modules stay loaded, and mutants are switched on inside them.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { test } from '../jest-one-process/globals.mjs';
import OneProcessRunner from '../jest-one-process/runner.mjs';

const require = createRequire(import.meta.url);

/** Global that Stryker's mutants read to see which of them is active. */
const SWITCH = '__stryker__';

let runs = 0;

export default class MutationRunner extends OneProcessRunner {
  /**
   * Creates Stryker's environment, which measures the coverage of each test, and activates the current
   * mutant.
   * @override
   * @type {OneProcessRunner['environmentOf']}
   */
  environmentOf = (config, testPath) => {
    const Environment = require(config.testEnvironment);
    const environment = new (Environment.default ?? Environment)({ projectConfig: config }, { testPath });
    const activeMutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    Object.assign(Reflect.get(globalThis, SWITCH) ?? {}, { activeMutant });
    return environment;
  };

  /**
   * Imports the test file again for each run, because it registers its tests only when it is loaded.
   * @override
   * @param {string} testPath
   */
  async load(testPath) {
    try {
      await import(`${pathToFileURL(testPath).href}?run=${(runs += 1)}`);
    } catch (error) {
      /** @type {(name: string, run: () => void) => void} */
      const addTest = test;
      addTest('the file can be read', () => {
        throw error;
      });
    }
  }

  /**
   * Reports a test file that fails as a whole as a failed test, so that it kills the mutant.
   * @override
   * @param {Parameters<OneProcessRunner['runFile']>[0]} file
   */
  async runFile(file) {
    const { testExecError, ...result } = await super.runFile(file);
    if (!testExecError) return { ...result, testExecError };
    const name = 'the file ends well';
    const failed = {
      ...{ title: name, fullName: name, ancestorTitles: [], status: 'failed' },
      failureMessages: [String(testExecError.message)],
    };
    return {
      ...result,
      numFailingTests: result.numFailingTests + 1,
      testResults: [...result.testResults, failed],
    };
  }
}
