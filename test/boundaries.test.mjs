/** Checks the whole import graph against the rules in .dependency-cruiser.cjs. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const PACKAGES = ['backend/src', 'frontend/src', 'game-scenes/src'];
const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const { forbidden, foldersForbidden, options, TESTS } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
);

/** @typedef {import('dependency-cruiser').ICruiseResult} Graph */

/**
 * @returns {Promise<Graph>} the imports of `folders` below `root`, checked against `rules`; files that match `excluded`
 *   are ignored
 */
async function importGraph(folders, rules, { excluded = [], root = ROOT } = {}) {
  process.chdir(root);
  const { output } = await cruise(folders, {
    ...options,
    exclude: { path: [options.exclude.path, ...excluded] },
    baseDir: root,
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

  // Otherwise a folder that moves would leave its rules behind, and they would hold nothing.
  it('meets every path that a border is drawn from or to', () => {
    const paths = graph.modules.map(({ source }) => source);
    const idle = forbidden.flatMap(({ name, from, to, module }) =>
      [from, to, module]
        .flatMap((side) => side?.path ?? [])
        .filter((pattern) => !paths.some((path) => new RegExp(pattern).test(path)))
        .map((pattern) => `${name}: ${pattern}`),
    );
    assert.deepEqual(
      idle,
      [],
      `No file matches a pattern of .dependency-cruiser.cjs:\n  ${idle.join('\n  ')}`,
    );
  });

  for (const { name, comment } of foldersForbidden) {
    it(`holds ${name}, types counted and tests left out`, async () => {
      const folders = await importGraph(PACKAGES, foldersForbidden, { excluded: [TESTS] });
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

/** Files of a game that imports what it must not. */
const PLANTED = {
  'rules/planted.rules.ts': "import 'phaser'; import '../art/field.js'; import './bot.js';",
  'rules/other.ts': "import '../../other/rules/state.js';",
  '../other/rules/state.ts': 'export {};',
  '../../rules-core/planted.ts': "import '../games/other/rules/state.js';",
  'rules/bot.ts': 'export {};',
  'art/field.ts': "import 'phaser';",
};

describe('a planted fault', () => {
  it('is reported by the borders, in rules and in art', async () => {
    const root = mkdtempSync(join(tmpdir(), 'planted-'));
    const write = (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    try {
      write('node_modules/phaser/package.json', '{ "name": "phaser", "main": "phaser.js" }');
      write('node_modules/phaser/phaser.js', '');
      for (const [path, text] of Object.entries(PLANTED))
        write(`game-scenes/src/games/planted/${path}`, text);
      const graph = await importGraph(['game-scenes/src'], forbidden, { root });
      const rulesOf = (file) =>
        graph.summary.violations.filter(({ from }) => from.endsWith(file)).map(({ rule }) => rule.name);
      assert.deepEqual(rulesOf('planted.rules.ts').sort(), [
        'bots-in-tests-only',
        'phaser-in-scenes-only',
        'rules-import-nothing',
        'rules-import-nothing',
      ]);
      assert.deepEqual(rulesOf('rules/other.ts'), ['games-stand-alone']);
      assert.deepEqual(rulesOf('rules-core/planted.ts'), ['shared-code-knows-no-game']);
      assert.deepEqual(rulesOf('field.ts').sort(), ['art-imports-nothing', 'phaser-in-scenes-only']);
    } finally {
      process.chdir(ROOT);
      rmSync(root, { recursive: true });
    }
  });

  const eslint = new ESLint({
    cwd: ROOT,
    // A file that is nowhere has no types.
    overrideConfig: [
      /** @type {import('eslint').Linter.Config} */ (tseslint.configs.disableTypeChecked),
      { rules: { 'local/lone-text': 'off' } },
    ],
  });
  const RULES = 'game-scenes/src/games/alien-clicker/rules/planted.ts';
  const SCREEN = 'frontend/src/screens/home/planted.tsx';
  for (const [what, filePath, code] of [
    [null, RULES, 'export const root = Math.sqrt(2);'],
    [null, SCREEN, "export const isIt = (id: string) => id !== 'alien-snake';"],
    ['mathematics that differ between engines', RULES, 'export const wave = Math.sin(1);'],
    ['objects that are walked through', RULES, 'export const keys = Object.keys({});'],
    ['powers in the shared rules', 'game-scenes/src/rules-core/planted.ts', 'export const square = 3 ** 2;'],
    ['a clock', RULES, 'export const now = Date.now();'],
    ['a comparison with a game', SCREEN, "export const isIt = (id: string) => id !== 'alien-clicker';"],
    ['a case of a game', SCREEN, "export function f(id: string) { switch (id) { case 'memory-match': } }"],
    ['a record by games', SCREEN, "export const colors = { 'alien-racing': 'red' };"],
    ['a password in a bare form', SCREEN, 'export const Form = () => <form><PasswordField /></form>;'],
    ['statements at once', 'backend/src/play/rounds/planted.ts', 'export const all = () => Promise.all([]);'],
  ])
    it(`${what === null ? 'is not seen' : `is reported by ESLint: ${what}`} in ${filePath}: ${code}`, async () => {
      const [{ messages }] = await eslint.lintText(code, { filePath: join(ROOT, filePath) });
      const isSeen = messages.some(({ ruleId }) => ruleId?.startsWith('no-restricted-'));
      assert.equal(isSeen, what !== null, `ESLint reports ${messages.map(({ ruleId }) => ruleId)}.`);
    });
});
