import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx,mjs}', '{backend,frontend,game-scenes}/test/**', 'test/**'];
const SCRIPTS = ['**/*.{js,mjs}'];
const PURE = [
  'game-scenes/src/{rules,bots}.ts',
  'game-scenes/src/rules-core/**/*.ts',
  'game-scenes/src/*/*.{rules,config,bot}.ts',
];

/**
 * Restricts the imports of some files. ESLint takes one list of restrictions per file and does not merge
 * them, so each file must match only one call of `borders`. The import-graph test in test/ checks the same
 * borders without gaps.
 * @param {string[]} files
 * @param {{ regex: string, message: string, allowTypeImports?: boolean }[]} patterns
 * @param {string[]} [ignores]
 */
function borders(files, patterns, ignores = []) {
  return {
    files,
    ignores: [...TESTS, ...ignores],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [acrossPackages, ...patterns] }],
    },
  };
}

const acrossPackages = {
  regex: String.raw`(^|/)\.\./(.*/)?(backend|frontend|game-scenes)/`,
  message:
    'Import other packages by their entry points only: game-scenes/rules, game-scenes/art or game-scenes/scenes.',
};
const noPackagesInRules = {
  regex: '^[^.]',
  message: 'Rules have no dependencies, because they must run alike everywhere: use the state or the config.',
};
const noScenesInRules = {
  regex: String.raw`(scene-core|/art)(/|\.js$)|\.(scene|view)\.js$`,
  message: 'Rules must not import drawing code: the scene reads their state.',
};
const onlyArtInArt = {
  regex: String.raw`^[^.]|(^|/)(rules|scene)`,
  message: 'Drawings are pure functions to SVG text and import nothing but other drawings.',
};
const noReactInScenes = {
  regex: '^(react|react-dom|backend|frontend)(/|$)',
  message: 'Scenes depend on Phaser only: React uses them through mountGame and its options.',
};
const onlyRulesInBackend = {
  regex: '^(phaser|react|react-dom|frontend|game-scenes(?!/rules$))(/|$)',
  message: 'The server uses the rules only: import game-scenes/rules.',
};
const noInjectedRepositories = {
  regex: '^@nestjs/typeorm$',
  message:
    'An injected repository would step out of the transaction: use tx.repository(Entity), or database.repository(Entity) to read.',
};
const noBackendInFrontend = {
  regex: '^(backend|phaser)(/|$)',
  message:
    'Import frontend/src/api/schema.gen.ts instead of backend, and game-scenes/scenes instead of phaser.',
};
const scenesLazily = {
  regex: '^game-scenes/scenes$',
  allowTypeImports: true,
  message: "Phaser is loaded lazily at the first round: use import('game-scenes/scenes') in screens/play.",
};
const everywhereInFrontend = [noBackendInFrontend, scenesLazily];

/**
 * Forbids imports from these folders of frontend/src.
 * @param {string} folders alternatives of a regular expression
 * @param {string} message
 */
const notUpTo = (folders, message) => ({ regex: String.raw`^(\.\./)+(${folders})(/|$)`, message });
const FLOW = 'Imports flow ui, lib, api → screens → app:';
// Screens may import the paths and the sign-in state from app.
const appFromScreens = notUpTo(
  'app/(?!(paths|auth)$).*',
  `${FLOW} pass it as a prop, or move it into ui, lib or api.`,
);
/** @param {string} up relative path from a file to the folder of all screens */
const otherScreens = (up) => ({
  regex: `^${up}(?!\\.\\./)[^/]`,
  message: 'Screens must not import each other: move shared code into ui, lib or api.',
});

/**
 * Syntax, globals and Math functions that are forbidden in exact mathematics; a test of game-scenes reads the
 * same file.
 */
const exact = JSON.parse(
  readFileSync(new URL('game-scenes/src/rules-core/exact-math.json', import.meta.url), 'utf8'),
);
const allowedMath = exact.allowedMath.join('|');
/** @param {(scope: string) => boolean} isInScope */
const exactSyntax = (isInScope) => [
  'error',
  {
    selector: `MemberExpression[object.name='Math'][property.name!=/^(${allowedMath})$/]`,
    message: exact.mathAdvice,
  },
  { selector: "VariableDeclarator[init.name='Math']", message: exact.mathAdvice },
  ...exact.forbiddenSyntax
    .filter((/** @type {{ scope: string }} */ { scope }) => isInScope(scope))
    .map((/** @type {{ selector: string, advice: string }} */ { selector, advice }) => ({
      selector,
      message: advice,
    })),
];

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
      'no-restricted-imports': 'off',
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
  // Plain objects of functions, no classes, so there is no `this` to lose.
  {
    files: ['{frontend,game-scenes,bench}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['backend/src/app/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: SCRIPTS,
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },

  borders(PURE, [noPackagesInRules, noScenesInRules]),
  borders(['game-scenes/src/art.ts', 'game-scenes/src/art/**/*.ts'], [onlyArtInArt]),
  borders(
    [
      'game-scenes/src/scenes.ts',
      'game-scenes/src/scene-core/**/*.ts',
      'game-scenes/src/*/*.{scene,view}.ts',
    ],
    [noReactInScenes],
  ),
  borders(
    ['backend/src/**/*.ts'],
    [onlyRulesInBackend, noInjectedRepositories],
    ['backend/src/platform/database/**'],
  ),
  borders(['backend/src/platform/database/**/*.ts'], [onlyRulesInBackend]),
  borders(
    ['frontend/src/ui/**/*.{ts,tsx}'],
    [
      ...everywhereInFrontend,
      notUpTo('api|screens|app', `${FLOW} ui components fetch nothing and take their data as props.`),
    ],
  ),
  borders(
    ['frontend/src/lib/**/*.{ts,tsx}'],
    [
      ...everywhereInFrontend,
      notUpTo('ui|api|screens|app', `${FLOW} lib is plain code without dependencies on the other folders.`),
    ],
  ),
  borders(
    ['frontend/src/api/**/*.{ts,tsx}'],
    [
      ...everywhereInFrontend,
      notUpTo('ui|screens|app', `${FLOW} api must not depend on ui, screens or app.`),
    ],
  ),
  borders(
    ['frontend/src/screens/*/*.{ts,tsx}'],
    [...everywhereInFrontend, appFromScreens, otherScreens(String.raw`\.\./`)],
  ),
  borders(
    ['frontend/src/screens/*/*/**/*.{ts,tsx}'],
    [...everywhereInFrontend, appFromScreens, otherScreens(String.raw`\.\./\.\./`)],
  ),
  borders(
    ['frontend/src/{avatar,chat,stream}/*.{ts,tsx}'],
    [
      ...everywhereInFrontend,
      appFromScreens,
      notUpTo('screens', `${FLOW} the customizer, the chat and the stream must not import screens.`),
    ],
  ),
  borders(['frontend/src/*.{ts,tsx}', 'frontend/src/{app,offline}/**/*.{ts,tsx}'], everywhereInFrontend),
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'frontend/src/screens/play/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "ImportExpression[source.value='game-scenes/scenes']", message: scenesLazily.message },
      ],
    },
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
      'no-restricted-syntax': exactSyntax((scope) => scope === 'rules'),
    },
  },
  {
    files: ['game-scenes/src/*/*.{rules,config,bot}.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': exactSyntax(() => true) },
  },

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
