import { sharedJestConfig } from '../jest.shared.js';

export default {
  ...sharedJestConfig,
  testEnvironment: '<rootDir>/src/testing/browser-environment.js',
  moduleNameMapper: {
    ...sharedJestConfig.moduleNameMapper,
    '\\.css$': '<rootDir>/src/testing/empty-style.ts',
    '^art-file:.*$': '<rootDir>/src/testing/art-file.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
