/**
 * A runner for Jest that loads every module once for all test files, as the server does, and not again for each: Nest,
 * TypeORM and the site's own modules take longer to load than most test files take to run. What a file may leave behind
 * besides modules (spies, fake timers, environment variables, a longer time limit) is taken back when it has ended.
 * Modules can't be mocked here (`jest.mock`). Named by `runner` in a package's jest.config.js.
 */
import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire, register } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beginFile, endFile } from './globals.mjs';

/**
 * @typedef {{ path: string, context: { config: Record<string, any> } }} TestFile
 * @typedef {{ isInterrupted: () => boolean }} Watcher
 */

/** Jest's own circus, with all that makes a result of a test file; a state of its own each time it is loaded. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest/package.json'));
const CIRCUS = join(
  dirname(requireOfJest.resolve('jest-circus/package.json')),
  'build',
  'jestAdapterInit.js',
);
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Nothing runs in a context of its own, so nobody has to be told when a test's code is entered and left. */
const RUNTIME = { enterTestCode: () => undefined, leaveTestCode: () => undefined };

export default class OneProcessRunner {
  /** One file after the other, in Jest's own process. */
  isSerial = true;

  /** @param {Record<string, any>} globalConfig */
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
    register('./typescript-hooks.mjs', import.meta.url);
    // A failed expectation names the line of the source.
    process.setSourceMapsEnabled(true);
  }

  /**
   * @param {TestFile[]} tests
   * @param {Watcher} watcher
   * @param {(test: TestFile) => Promise<void>} onStart
   * @param {(test: TestFile, result: object) => Promise<void>} onResult
   * @param {(test: TestFile, error: unknown) => Promise<void>} onFailure
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    for (const test of tests) {
      if (watcher.isInterrupted()) return;
      await onStart(test);
      try {
        await onResult(test, await this.runFile(test));
      } catch (error) {
        await onFailure(test, error);
      }
    }
  }

  /**
   * What Jest calls a test's environment: here it is this process itself.
   * @type {(config: Record<string, any>, testPath: string) => object}
   */
  environmentOf = () => ({ global: globalThis });

  /** @param {string} testPath */
  async load(testPath) {
    await import(pathToFileURL(testPath).href);
  }

  /** @param {TestFile} test */
  async runFile({ path: testPath, context: { config } }) {
    const start = Date.now();
    const { circus, storages } = freshCircus();
    const { globalConfig } = this;
    await circus.initialize({
      ...{ config, globalConfig, testPath, runtime: RUNTIME, localRequire: requireOfJest },
      environment: this.environmentOf(config, testPath),
      parentProcess: process,
      setGlobalsForRuntime: beginFile,
    });
    try {
      await this.load(testPath);
      const result = await circus.runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
      const end = Date.now();
      return { ...result, perfStats: { ...result.perfStats, start, end, runtime: end - start } };
    } finally {
      endFile();
      for (const storage of storages) storage.disable();
    }
  }
}

/**
 * Circus as it is when loaded, and the storages that it made: each is carried from promise to promise until it is
 * disabled, which with those of a hundred files takes longer than most of the tests.
 */
function freshCircus() {
  delete requireOfJest.cache[CIRCUS];
  Object.assign(globalThis, { [EVENT_HANDLERS]: undefined });
  /** @type {AsyncLocalStorage<unknown>[]} */
  const storages = [];
  const noting = class extends AsyncLocalStorage {
    constructor() {
      super();
      storages.push(this);
    }
  };
  const { AsyncLocalStorage: usual } = Object.getOwnPropertyDescriptors(asyncHooks);
  // A getter from Node.js 22 on, which takes no assignment.
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, value: noting });
  try {
    return { circus: requireOfJest(CIRCUS), storages };
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', usual);
  }
}
