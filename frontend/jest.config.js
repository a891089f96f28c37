import { sharedJestConfig } from '../jest.shared.js';

export default {
  ...sharedJestConfig,
  testEnvironment: 'jsdom',
  moduleNameMapper: {
    ...sharedJestConfig.moduleNameMapper,
    '\\.css$': '<rootDir>/src/testing/empty-style.ts',
    '/env$': '<rootDir>/src/testing/env.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
