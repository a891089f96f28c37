import { swcOptions } from './scripts/jest-one-process/swc-options.mjs';

/**
 * What the three packages' Jest runs have in common: native ES modules, SWC with decorator metadata, and
 * `game-scenes` read from its sources, so that a unit run never depends on an earlier build.
 */
export const sharedJestConfig = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^game-scenes/(rules|bots|art|scenes)$': '<rootDir>/../game-scenes/src/$1.ts',
    '^game-scenes/art/(.*)$': '<rootDir>/../game-scenes/src/art/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // A site that starts beside everything else that is tested may take its time; nothing is measured by this.
  testTimeout: 30_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swcOptions],
  },
};
