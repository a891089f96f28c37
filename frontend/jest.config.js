import { sharedJestConfig } from '../jest.shared.js';

export default {
  ...sharedJestConfig,
  testEnvironment: '<rootDir>/src/testing/browser-environment.js',
  moduleNameMapper: {
    ...sharedJestConfig.moduleNameMapper,
    '\\.css$': '<rootDir>/src/testing/empty-style.ts',
    '^art-file:.*$': '<rootDir>/src/testing/art-file.ts',
  },
  // A screen's code is read and compiled when a test first goes there.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
