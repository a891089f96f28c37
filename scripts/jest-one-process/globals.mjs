/** Replacement for `@jest/globals` in test files run by `runner.mjs`. */
import { createRequire } from 'node:module';

const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest/package.json'));
const requireOfCircus = createRequire(requireOfJest.resolve('jest-circus/package.json'));
const { ModuleMocker } = requireOfCircus('jest-mock');
const { ModernFakeTimers } = requireOfCircus('@jest/fake-timers');
const { jestExpect } = requireOfCircus('@jest/expect');

const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: process.cwd() },
  global: globalThis,
});

/** @type {Record<string, any>} */
let ofFile = {};
let environmentBefore = { ...process.env };

/** @param {Record<string, any>} globals `describe`, `it` and the rest, which belong to the next test file */
export function beginFile(globals) {
  ofFile = globals;
  environmentBefore = { ...process.env };
  Object.assign(globalThis, { [TIME_LIMIT]: undefined });
}

/** Restores mocks, timers and environment variables after a test file. */
export function endFile() {
  mocker.restoreAllMocks();
  timers.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in environmentBefore)) delete process.env[name];
  Object.assign(process.env, environmentBefore);
}

/**
 * Returns a proxy of a global of the running test file, so that modules loaded by an earlier file use it too.
 * @param {string} name
 */
const current = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _this, args) => ofFile[name](...args),
    get: (_target, key) => ofFile[name][key],
  });

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const it = current('it');
export const test = current('test');
export const expect = jestExpect;

export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (/** @type {number} */ ms) => void Object.assign(globalThis, { [TIME_LIMIT]: ms }),
  useFakeTimers: (/** @type {object} */ options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (/** @type {number} */ ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers.advanceTimersByTimeAsync(ms),
  setSystemTime: (/** @type {number | Date} */ now) => timers.setSystemTime(now),
};
