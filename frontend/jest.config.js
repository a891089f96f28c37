import { sharedJestConfig } from '../jest.shared.js';

export default {
  ...sharedJestConfig,
  testEnvironment: '<rootDir>/test/support/browser-environment.js',
  moduleNameMapper: {
    ...sharedJestConfig.moduleNameMapper,
    '\\.css$': '<rootDir>/test/support/empty-style.ts',
    '^art-file:.*$': '<rootDir>/test/support/art-file.ts',
  },
  // A screen's code is read and compiled when a test first goes there.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
