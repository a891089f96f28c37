import { swcOptions } from './scripts/jest-one-process/swc-options.mjs';

/**
 * Jest configuration shared by the three packages: native ES modules, SWC with decorator metadata, and
 * `game-scenes` loaded from its sources, so that unit tests never depend on an earlier build.
 */
export const sharedJestConfig = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^game-scenes/(.*)$': '<rootDir>/../game-scenes/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // Generous, because sites start while other tests run; no test measures time with it.
  testTimeout: 30_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // A second run compiles only what has changed.
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swcOptions],
  },
};
