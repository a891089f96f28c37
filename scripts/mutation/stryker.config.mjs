/** Stryker's configuration for one group, selected by `MUTATION_GROUP`, which `npm run mutate` sets. */
import { fromRoot } from '../lib/paths.mjs';
import { MUTATION_GROUPS } from './groups.mjs';

const group = process.env.MUTATION_GROUP ?? 'rules';
const { jestConfig, mutate, tests } = MUTATION_GROUPS[group];

export default {
  mutate: [...mutate, '!**/*.test.ts'],
  ignorePatterns: [
    '/*',
    ...['/backend', '/game-scenes', '/scripts', '/jest.shared.js', '/package.json'].map((path) => `!${path}`),
    'dist',
    '*.tsbuildinfo',
  ],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    configFile: jestConfig,
    config: {
      runner: fromRoot('scripts', 'mutation', 'runner.mjs'),
      testEnvironment: fromRoot('scripts', 'mutation', 'environment.mjs'),
      testMatch: tests.map((path) => `**/src/${path}`),
    },
  },
  coverageAnalysis: 'perTest',
  // Skips code that runs once, at module load: constants and decorators. The tests of §9 and the API document
  // cover it.
  ignoreStatic: true,
  concurrency: 2,
  // Generous, so that a busy machine is not mistaken for an endless loop.
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `build/mutation/${group}.json` },
  tempDirName: `build/mutation/${group}`,
};
