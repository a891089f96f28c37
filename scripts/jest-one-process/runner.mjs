/**
 * Jest runner that loads every module once for all test files instead of once per file: loading Nest, TypeORM
 * and the site's own modules takes longer than running most test files. After each file, the other state that
 * a test may leave (spies, fake timers, environment variables, a longer timeout) is reset. Modules cannot be
 * mocked here (`jest.mock`). Set as `runner` in a package's jest.config.js.
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

/** Jest's own circus and its result conversion. Every load has its own state. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest/package.json'));
const CIRCUS = join(
  dirname(requireOfJest.resolve('jest-circus/package.json')),
  'build',
  'jestAdapterInit.js',
);
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Stub of Jest's runtime: tests do not run in a VM context, so entering and leaving test code needs no
 * bookkeeping.
 */
const RUNTIME = { enterTestCode: () => undefined, leaveTestCode: () => undefined };

export default class OneProcessRunner {
  /** Runs one file after the other, in Jest's own process. */
  isSerial = true;

  /** @param {Record<string, any>} globalConfig */
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
    register('./typescript-hooks.mjs', import.meta.url);
    // Failed expectations show the line in the source.
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
   * Creates the environment of a test file, which here is this process itself.
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
 * Loads a fresh circus and collects the AsyncLocalStorages it creates. Each is propagated from promise to
 * promise until it is disabled; those of a hundred files would take longer than most of the tests.
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
  // A getter since Node.js 22, so it cannot be assigned.
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { configurable: true, value: noting });
  try {
    return { circus: requireOfJest(CIRCUS), storages };
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', usual);
  }
}
