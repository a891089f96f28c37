/** The whole import graph against the borders in .dependency-cruiser.cjs. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** @typedef {import('dependency-cruiser').ICruiseResult} Graph */

/** @returns {Promise<Graph>} */
async function importGraph() {
  process.chdir(ROOT);
  const { output } = await cruise(['backend/src', 'frontend/src', 'game-scenes/src'], {
    ...options,
    baseDir: ROOT,
    validate: true,
    ruleSet: { forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })) },
  });
  return /** @type {Graph} */ (output);
}

describe('the import graph', () => {
  /** @type {Graph} */
  let graph;
  before(async () => {
    graph = await importGraph();
  });

  for (const { name, comment } of forbidden) {
    it(`holds the border ${name}`, () => {
      const breaches = graph.summary.violations
        .filter((violation) => violation.rule.name === name)
        .map(({ from, to }) => `${from} imports ${to}`);
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
      `Import the other package by its door, such as game-scenes/rules:\n  ${crossings.join('\n  ')}`,
    );
  });

  // Without this, a graph that is not resolved would hold every border.
  it('sees the packages through their doors', () => {
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
