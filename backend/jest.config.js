import { sharedJestConfig } from '../jest.shared.js';

export default {
  ...sharedJestConfig,
  testEnvironment: 'node',
  // Most of what a test file of the API costs is loading its modules: they are loaded once for all of them.
  runner: '<rootDir>/../scripts/jest-one-process/runner.mjs',
};
