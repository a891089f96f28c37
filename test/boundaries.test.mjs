/** Checks the whole import graph against the rules in .dependency-cruiser.cjs. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const PACKAGES = ['backend/src', 'frontend/src', 'game-scenes/src'];
const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const { forbidden, foldersForbidden, options, TESTS } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
);

/** @typedef {import('dependency-cruiser').ICruiseResult} Graph */

/**
 * @returns {Promise<Graph>} the imports of `folders`, checked against `rules`; files that match `excluded`
 *   are ignored
 */
async function importGraph(folders, rules, excluded = []) {
  process.chdir(ROOT);
  const { output } = await cruise(folders, {
    ...options,
    exclude: { path: [options.exclude.path, ...excluded] },
    baseDir: ROOT,
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
  });
  return /** @type {Graph} */ (output);
}

/** @returns {string[]} the violations of the rule with this name */
const breachesOf = (graph, name) =>
  graph.summary.violations
    .filter((violation) => violation.rule.name === name)
    .map(({ from, to }) => `${from} imports ${to}`);

describe('the import graph', () => {
  /** @type {Graph} */
  let graph;
  before(async () => {
    graph = await importGraph(PACKAGES, forbidden);
  });

  for (const { name, comment } of forbidden) {
    it(`holds the border ${name}`, () => {
      const breaches = breachesOf(graph, name);
      assert.deepEqual(breaches, [], `${comment}\n  ${breaches.join('\n  ')}`);
    });
  }

  for (const { name, comment } of foldersForbidden) {
    it(`holds ${name}, types counted and tests left out`, async () => {
      const folders = await importGraph(PACKAGES, foldersForbidden, [TESTS]);
      const breaches = breachesOf(folders, name);
      assert.deepEqual(breaches, [], `${comment}\n  ${breaches.join('\n  ')}`);
    });
  }

  it('crosses from package to package by name, never by a relative path', () => {
    const packageOf = (path) => path.split('/')[0];
    const crosses = (source, { module, resolved, couldNotResolve }) =>
      module.startsWith('.') && !couldNotResolve && packageOf(resolved) !== packageOf(source);
    const crossings = graph.modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter((dependency) => crosses(source, dependency))
        .map(({ module }) => `${source} imports ${module}`),
    );
    assert.deepEqual(
      crossings,
      [],
      `Import the other package by its entry point, such as game-scenes/rules:\n  ${crossings.join('\n  ')}`,
    );
  });

  // Otherwise an unresolved graph would pass every rule.
  it('sees the packages through their entry points', () => {
    const reached = (from, to) =>
      graph.modules.some(
        ({ source, dependencies }) =>
          source.startsWith(from) && dependencies.some(({ resolved }) => resolved === to),
      );
    assert.ok(
      reached('backend/src/', 'game-scenes/src/rules.ts'),
      'backend does not reach game-scenes/rules',
    );
    assert.ok(
      reached('frontend/src/', 'game-scenes/src/rules.ts'),
      'frontend does not reach game-scenes/rules',
    );
    assert.ok(
      reached('frontend/src/', 'game-scenes/src/scenes.ts'),
      'frontend does not reach game-scenes/scenes',
    );
    assert.ok(graph.summary.totalDependenciesCruised > 500, 'the graph is too small to be whole');
  });
});
