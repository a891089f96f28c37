/** The LIST of mutation groups: the mutated files and the tests that must detect their mutants. */

/**
 * @typedef {{ title: string, jestConfig: string, mutate: string[], tests: string[] }} MutationGroup `tests`:
 *   patterns below the package's `src`. Stress runs and bot tournaments would run for days and are left out
 */

const API = 'backend/jest.config.js';

/** @type {Record<string, MutationGroup>} */
export const MUTATION_GROUPS = {
  rules: {
    title: 'rules of the games',
    jestConfig: 'game-scenes/jest.config.js',
    mutate: [
      'game-scenes/src/games/*/rules/!(badges|bot|demo-rounds|*.test).ts',
      'game-scenes/src/rules-core/*.ts',
    ],
    tests: ['games/*/rules/*.test.ts', 'rules-core/*.test.ts', '{golden-rounds,rules}.test.ts'],
  },
  ledger: {
    title: 'ledger and unit of work',
    jestConfig: API,
    mutate: ['backend/src/economy/coins/*.ts', 'backend/src/platform/database/unit-of-work.ts'],
    tests: [
      'economy/coins/*.test.ts',
      'platform/database/{unit-of-work,retries,transactions}.test.ts',
      'platform/realtime/push.service.test.ts',
    ],
  },
  store: {
    title: 'store',
    jestConfig: API,
    mutate: ['backend/src/economy/store/*.ts'],
    tests: [
      'economy/store/{avatar-purchases,bad-purchases,purchase-description,store}.test.ts',
      'community/friends/gifts.test.ts',
    ],
  },
  rounds: {
    title: 'rounds',
    jestConfig: API,
    mutate: ['backend/src/play/rounds/*.ts'],
    tests: ['play/rounds/*.test.ts'],
  },
};
