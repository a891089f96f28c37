import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { loneText } from './scripts/lib/lone-text.mjs';

const TESTS = ['**/*.test.{ts,tsx,mjs}', '{backend,frontend,game-scenes}/test/**', 'test/**'];
const SCRIPTS = ['**/*.{js,mjs}'];
const PURE = [
  'game-scenes/src/{names,rules,bots}.ts',
  'game-scenes/src/rules-core/**/*.ts',
  'game-scenes/src/games/*/rules{.ts,/**/*.ts}',
];

/**
 * Syntax, globals and Math functions that are forbidden in exact mathematics; a test of game-scenes reads the
 * same file.
 */
const exact = JSON.parse(
  readFileSync(new URL('game-scenes/src/rules-core/exact-math.json', import.meta.url), 'utf8'),
);
const allowedMath = exact.allowedMath.join('|');
/** @typedef {{ selector: string, message: string }} Selector */

/** @type {Selector[]} */
const exactMath = [
  {
    selector: `MemberExpression[object.name='Math'][property.name!=/^(${allowedMath})$/]`,
    message: exact.mathAdvice,
  },
  { selector: "VariableDeclarator[init.name='Math']", message: exact.mathAdvice },
];
/** @type {{ scope: string, selector: string, advice: string }[]} */
const exactSyntax = exact.forbiddenSyntax;
/** @param {string} wanted */
const exactIn = (wanted) =>
  exactSyntax
    .filter(({ scope }) => scope === wanted)
    .map(({ selector, advice }) => ({ selector, message: advice }));

const gameId = `/^(${readdirSync(new URL('game-scenes/src/games', import.meta.url)).join('|')})$/`;
const noGame = [
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${gameId}]`,
  `SwitchCase > Literal.test[value=${gameId}]`,
  `Property > Literal.key[value=${gameId}]`,
  `TSPropertySignature > Literal.key[value=${gameId}]`,
].map((selector) => ({
  selector,
  message: 'Only frontend/src/games knows one game from another: ask its registry, which has a default.',
}));

/**
 * Returns configs that forbid syntax. Each scope is a part of the one before and keeps its selectors: ESLint takes the
 * option of a rule from the last config that matches a file, and merges nothing.
 * @param {{ files: string[], ignores?: string[], selectors: Selector[] }[]} scopes
 */
const forbidSyntax = (...scopes) =>
  scopes.map(({ selectors: _, ...scope }, index) => ({
    ...scope,
    rules: {
      'no-restricted-syntax': ['error', ...scopes.slice(0, index + 1).flatMap(({ selectors }) => selectors)],
    },
  }));

export default tseslint.config(
  {
    ignores: [
      '**/{dist,build,node_modules,coverage,test-results,playwright-report,.cache}/**',
      'gallery/**',
      'data/**',
      '**/*.gen.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The compiler reports these, with the same exceptions for a leading underscore.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    // Rules that need types take most of the time: tests, which the compiler checks too, do without.
    files: ['**/*.{ts,tsx}'],
    ignores: TESTS,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['frontend/build-plugins/bare-app/main.tsx'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Services return plain objects of the DTO's shape, not instances.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `return next()` and `[...'abc']` are allowed.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // Errors that a member cannot act on go to the console.
      'no-console': ['error', { allow: ['error'] }],
      // Scrollable regions must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
    },
  },
  forbidSyntax(
    {
      files: ['frontend/**/*.{ts,tsx}'],
      selectors: [
        {
          selector: "JSXElement[openingElement.name.name='form'] JSXIdentifier[name='PasswordField']",
          message: 'A password stands in a `Form`, which never puts it into the address.',
        },
      ],
    },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      ignores: [...TESTS, 'frontend/src/games/**'],
      selectors: noGame,
    },
  ),
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { local: { rules: { 'lone-text': loneText } } },
    rules: { 'local/lone-text': 'error' },
  },
  // Plain objects of functions, no classes, so there is no `this` to lose.
  {
    files: ['{frontend,game-scenes,bench}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['backend/src/app/main.ts'], rules: { 'no-console': 'off' } },
  forbidSyntax({
    // Statements at once would take connections of MySQL that the queue of reads leaves to writes.
    files: [
      'backend/src/{community,economy,members,operations,play}/**/*.ts',
      'backend/src/live/livestream/*.ts',
    ],
    ignores: [...TESTS, 'backend/src/operations/health/*', 'backend/src/community/chat/chat.gateway.ts'],
    selectors: [
      {
        selector: "CallExpression[callee.object.name='Promise'][callee.property.name='all']",
        message: 'A read has one connection at a time: await its statements one after another.',
      },
    ],
  }),
  {
    files: SCRIPTS,
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },

  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...exact.forbiddenGlobals.map((/** @type {{ name: string, advice: string }} */ { name, advice }) => ({
          name,
          message: advice,
        })),
      ],
    },
  },
  forbidSyntax(
    { files: PURE, ignores: TESTS, selectors: [...exactMath, ...exactIn('rules')] },
    {
      files: ['game-scenes/src/games/*/rules{.ts,/**/*.ts}'],
      ignores: TESTS,
      selectors: exactIn('games'),
    },
  ),

  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // Playwright requires an empty pattern for a fixture without dependencies.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
