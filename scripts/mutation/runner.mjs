/** The API's Jest runner where Stryker tries mutants: the modules stay loaded, and a mutant is switched on inside them. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { test } from '../jest-one-process/globals.mjs';
import OneProcessRunner from '../jest-one-process/runner.mjs';

const require = createRequire(import.meta.url);

/** What Stryker's mutants look at to know which of them is on. */
const SWITCH = '__stryker__';

let runs = 0;

export default class MutationRunner extends OneProcessRunner {
  /**
   * Stryker's environment, which counts what each test covers, and the mutant that is on in it.
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
   * A test file is run for many mutants, and registers its tests only when it is loaded.
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
   * A file that fails as a whole has noticed the mutant as well.
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
