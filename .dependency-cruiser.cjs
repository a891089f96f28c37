/**
 * The borders between the packages and inside them, for the import-graph test (test/boundaries.test.mjs): they stand
 * here alone. Types count. Each comment says what to do instead.
 */

/** Folders of drawings, and files of pure rules, below game-scenes/src. */
const DRAWINGS = 'art/|art-core/|games/[^/]+/art/';
const RULES = String.raw`(names|rules|bots)\.ts$|rules-core/|games/[^/]+/rules(\.ts$|/)`;

const TESTS = String.raw`\.test\.tsx?$|^(backend|frontend|game-scenes)/test/`;

/** The floors of the backend and of the frontend, from the ground up: an import goes down, or stays on its floor. */
const BACKEND = ['platform', 'members', 'economy', 'play', 'live', 'community', 'operations', 'app'];
const FRONTEND = [
  'lib',
  'ui',
  'api',
  'offline',
  'session',
  'avatar|chat|stream|stage',
  'games',
  'screens',
  'app',
];

/**
 * Returns one rule a floor but the top one.
 * @param {string} root
 * @param {string[]} floors
 * @param {string} advice
 */
const downOnly = (root, floors, advice) =>
  floors.slice(0, -1).map((floor, index) => ({
    name: `floor-${root.split('/')[0]}-${floor}`,
    comment: advice.replace('FLOOR', floor),
    from: { path: `^${root}/(${floor})/`, pathNot: TESTS },
    to: { path: `^${root}/(${floors.slice(index + 1).join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...downOnly(
    'backend/src',
    BACKEND,
    'Define an interface or a step in FLOOR and let the area above register, as AccountEvents does.',
  ),
  ...downOnly(
    'frontend/src',
    FRONTEND,
    'FLOOR knows nothing of the floors above: take it as a prop or parameter, or move it further down.',
  ),
  {
    name: 'no-cycles',
    comment:
      'Two files that import each other, types counted, are one thing or three: move what both need into a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-is-found',
    comment: 'The import leads nowhere: correct its path, or install the package in this workspace.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^art-file:' },
  },
  {
    name: 'packages-meet-at-their-entry-points',
    comment: 'Import game-scenes/names, rules, art, scenes or sound: nothing else of a package is public.',
    from: { path: '^(backend|frontend|game-scenes)/' },
    to: {
      path: '^(backend|frontend|game-scenes)/',
      pathNot: [
        '^$1/',
        String.raw`^game-scenes/src/((names|rules|bots|art|scenes|sound)\.ts$|${DRAWINGS}|games/[^/]+/rules\.ts$)`,
      ],
    },
  },
  {
    name: 'backend-needs-rules-only',
    comment: 'The server knows of games what it replays: import game-scenes/rules.',
    from: { path: '^backend/' },
    to: {
      path: [
        '^frontend/',
        '^game-scenes/src/(?!(names|rules|bots)\\.ts$)',
        'node_modules/(phaser|react|react-dom)/',
      ],
    },
  },
  {
    name: 'bots-in-tests-only',
    comment: 'Bots play in tests, tools and benchmarks: what ships never plays by itself.',
    from: { path: '^(backend|frontend|game-scenes)/src/', pathNot: [TESTS, '^game-scenes/src/bots\\.ts$'] },
    to: { path: String.raw`^game-scenes/src/(bots\.ts$|games/[^/]+/rules/bot\.ts$)` },
  },
  {
    name: 'repositories-of-the-transaction',
    comment:
      'An injected repository would step out of the transaction: use tx.repository(Entity), or database.repository(Entity) to read.',
    from: { path: '^backend/src/', pathNot: [TESTS, '^backend/src/platform/database/'] },
    to: { path: 'node_modules/@nestjs/typeorm/' },
  },
  {
    name: 'frontend-knows-no-backend',
    comment: 'The site knows the API by frontend/src/api/schema.gen.ts, which npm run generate writes.',
    from: { path: '^frontend/' },
    to: { path: '^backend/' },
  },
  {
    name: 'phaser-in-scenes-only',
    comment:
      'Phaser belongs to game-scenes/src/scene-core and the scenes; elsewhere use mountGame and its handle.',
    from: {
      pathNot: String.raw`^game-scenes/src/(scenes\.ts$|scene-core/|games/[^/]+/scene(\.ts$|/))`,
    },
    to: { path: 'node_modules/phaser/' },
  },
  {
    name: 'scenes-lazily',
    comment:
      "Phaser is loaded at the first round only: use import('game-scenes/scenes'); import type is free.",
    from: { path: '^frontend/' },
    to: { path: String.raw`^game-scenes/src/scenes\.ts$`, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'scenes-from-the-stage-only',
    comment: 'The stage mounts every game: use it.',
    from: { path: '^frontend/', pathNot: ['^frontend/src/stage/', TESTS] },
    to: { path: String.raw`^game-scenes/src/scenes\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-import-nothing',
    comment: 'Rules run alike everywhere: what they need goes into rules-core, the state or the config.',
    from: {
      path: String.raw`^game-scenes/src/(${RULES})`,
      pathNot: TESTS,
    },
    to: {
      pathNot: String.raw`^game-scenes/src/(${RULES})`,
    },
  },
  {
    name: 'art-imports-nothing',
    comment: 'Drawings are pure functions to SVG text: they use other drawings only.',
    from: { path: String.raw`^game-scenes/src/(art\.ts$|${DRAWINGS})`, pathNot: TESTS },
    to: { pathNot: String.raw`^game-scenes/src/(${DRAWINGS})` },
  },
  {
    name: 'shared-code-knows-no-game',
    comment:
      'What every game uses stands below the games: take it as a parameter, or move it into the folder of the game.',
    from: { path: '^game-scenes/src/(rules|scene|art)-core/', pathNot: TESTS },
    to: { path: '^game-scenes/src/(games|art)/' },
  },
  {
    name: 'games-stand-alone',
    comment:
      'Games never import each other: move what both need into rules-core, scene-core, art-core or ui.',
    from: { path: '^(?:game-scenes|frontend)/src/games/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^(game-scenes|frontend)/src/games/[^/]+/',
      pathNot: '^(game-scenes|frontend)/src/games/$1/',
    },
  },
  {
    name: 'scenes-know-no-react',
    comment: 'React reaches a scene through mountGame and its options, never the other way round.',
    from: { path: '^game-scenes/' },
    to: { path: ['^(backend|frontend)/', 'node_modules/(react|react-dom)/'] },
  },
  {
    name: 'api-shows-nothing',
    comment: 'A screen shows what the API answers: api knows nothing of ui.',
    from: { path: '^frontend/src/api/', pathNot: TESTS },
    to: { path: '^frontend/src/ui/' },
  },
  {
    name: 'screens-stand-alone',
    comment: 'Screens never import each other: move what both need into ui, lib or api.',
    from: { path: '^frontend/src/screens/([^/]+)/' },
    to: { path: '^frontend/src/screens/', pathNot: '^frontend/src/screens/$1/' },
  },
  {
    name: 'a-sheet-has-one-owner',
    comment: 'A second component with the same look uses the first, or a class of ui or styles.',
    from: {},
    module: { path: String.raw`^frontend/src/.+\.css$`, numberOfDependentsMoreThan: 1 },
  },
  {
    name: 'a-sheet-lies-beside-its-owner',
    comment: 'A component imports its own sheet and no other.',
    from: { path: '^(frontend/src/.+)/', pathNot: String.raw`^frontend/src/main\.tsx$` },
    to: { path: String.raw`^frontend/src/.+\.css$`, pathNot: '^$1/[^/]+$' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'Code that ships never needs what only tests use: move it out of test/.',
    from: { path: '^(backend|frontend|game-scenes)/src/', pathNot: TESTS },
    to: { path: TESTS },
  },
];

/** Rules of a graph without tests, which look at folders from above: test/boundaries.test.mjs draws it apart. */
const foldersForbidden = [
  {
    name: 'no-folder-circles',
    comment:
      'Two folders that import each other, types counted, are one area or three: move what both need further down.',
    scope: 'folder',
    from: { path: '^(backend|frontend|game-scenes)/src/' },
    to: { circular: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  foldersForbidden,
  TESTS,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of our packages alone: many others have a dist, and a border may be drawn before it.
    exclude: { path: '^(backend|frontend|game-scenes)/(dist|build)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
