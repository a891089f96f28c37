/**
 * The borders between the packages and inside them, for the import-graph test (test/boundaries.test.mjs). Each comment
 * says what to do instead. ESLint shows most of them while typing; this list has no gaps.
 */

const TESTS = String.raw`\.test\.tsx?$|^(backend|frontend|game-scenes)/test/`;

/** The floors of the backend, from the ground up. */
const FLOORS = ['platform', 'members', 'economy', 'play', 'live', 'community', 'operations', 'app'];

/** One rule a floor but the top one; types count. */
const floors = FLOORS.slice(0, -1).map((floor, index) => ({
  name: `floor-${floor}`,
  comment: `Imports go down: define an interface or a step in ${floor} and let the area above register, as AccountEvents does.`,
  from: { path: `^backend/src/${floor}/`, pathNot: TESTS },
  to: { path: `^backend/src/(${FLOORS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...floors,
  {
    name: 'no-cycles',
    comment:
      'Two files that import each other are one thing or three: move what both need into a third file.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'everything-is-found',
    comment: 'The import leads nowhere: correct its path, or install the package in this workspace.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^art-file:' },
  },
  {
    name: 'packages-meet-at-their-entry-points',
    comment:
      'Import game-scenes/rules, game-scenes/art or game-scenes/scenes: nothing else of a package is public.',
    from: { path: '^(backend|frontend|game-scenes)/' },
    to: {
      path: '^(backend|frontend|game-scenes)/',
      pathNot: ['^$1/', String.raw`^game-scenes/src/((rules|bots|art|scenes)\.ts$|art/)`],
    },
  },
  {
    name: 'backend-needs-rules-only',
    comment: 'The server knows of games what it replays: import game-scenes/rules.',
    from: { path: '^backend/' },
    to: {
      path: [
        '^frontend/',
        '^game-scenes/src/(?!(rules|bots)\\.ts$)',
        'node_modules/(phaser|react|react-dom)/',
      ],
    },
  },
  {
    name: 'bots-in-tests-only',
    comment: 'Bots play in tests, tools and benchmarks: what ships never plays by itself.',
    from: { path: '^(backend|frontend|game-scenes)/src/', pathNot: [TESTS, '^game-scenes/src/bots\\.ts$'] },
    to: { path: String.raw`^game-scenes/src/(bots\.ts$|[^/]+/[^/]+\.bot\.ts$)` },
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
      pathNot: String.raw`^game-scenes/src/(scenes\.ts|scene-core/|[^/]+/[^/]+\.(scene|view)(\.test)?\.ts$)`,
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
    name: 'scenes-from-play-only',
    comment: 'The play screen hosts every game: mount it there.',
    from: { path: '^frontend/', pathNot: ['^frontend/src/screens/play/', TESTS] },
    to: { path: String.raw`^game-scenes/src/scenes\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-import-nothing',
    comment: 'Rules run alike everywhere: what they need goes into rules-core, the state or the config.',
    from: {
      path: String.raw`^game-scenes/src/((rules|bots)\.ts|rules-core/|[^/]+/[^/]+\.(rules|config|bot)\.ts$)`,
      pathNot: TESTS,
    },
    to: {
      pathNot: String.raw`^game-scenes/src/((rules|bots)\.ts|rules-core/|[^/]+/[^/]+\.(rules|config|bot)\.ts$)`,
    },
  },
  {
    name: 'art-imports-nothing',
    comment: 'Drawings are pure functions to SVG text: they use other drawings only.',
    from: { path: String.raw`^game-scenes/src/art(\.ts|/)`, pathNot: TESTS },
    to: { pathNot: String.raw`^game-scenes/src/art(\.ts|/)` },
  },
  {
    name: 'scenes-know-no-react',
    comment: 'React reaches a scene through mountGame and its options, never the other way round.',
    from: { path: '^game-scenes/' },
    to: { path: ['^(backend|frontend)/', 'node_modules/(react|react-dom)/'] },
  },
  {
    name: 'lib-is-below',
    comment:
      'Imports flow ui, lib, api → offline → screens → app: lib is plain code that knows none of the others.',
    from: { path: '^frontend/src/lib/', pathNot: TESTS },
    to: { path: '^frontend/src/(ui|api|offline|avatar|chat|stream|screens|app)/' },
  },
  {
    name: 'ui-fetches-nothing',
    comment: 'Imports flow ui, lib, api → offline → screens → app: a part takes what it shows as props.',
    from: { path: '^frontend/src/ui/', pathNot: TESTS },
    to: { path: '^frontend/src/(api|offline|avatar|chat|stream|screens|app)/' },
  },
  {
    name: 'api-shows-nothing',
    comment: 'Imports flow ui, lib, api → offline → screens → app: a screen shows what the API answers.',
    from: { path: '^frontend/src/api/', pathNot: TESTS },
    to: { path: '^frontend/src/(ui|offline|avatar|chat|stream|screens|app)/' },
  },
  {
    name: 'offline-below-screens',
    comment:
      'Imports flow ui, lib, api → offline → screens → app: take what a screen knows as a parameter, or tell it by a toast.',
    from: { path: '^frontend/src/offline/', pathNot: TESTS },
    to: { path: '^frontend/src/(avatar|chat|stream|screens|app)/' },
  },
  {
    name: 'screens-below-app',
    comment:
      'A screen uses app/paths and app/auth only: take the rest as a prop, or move it into ui, lib or api.',
    from: { path: '^frontend/src/(avatar|chat|stream|screens)/', pathNot: TESTS },
    to: { path: '^frontend/src/app/', pathNot: String.raw`^frontend/src/app/(paths|auth)\.tsx?$` },
  },
  {
    name: 'avatar-chat-and-stream-are-below-screens',
    comment:
      'Screens show the customizer, the chat and the stream: what these need of them goes into ui, lib or api.',
    from: { path: '^frontend/src/(avatar|chat|stream)/', pathNot: TESTS },
    to: { path: '^frontend/src/screens/' },
  },
  {
    name: 'screens-stand-alone',
    comment: 'Screens never import each other: move what both need into ui, lib or api.',
    from: { path: '^frontend/src/screens/([^/]+)/' },
    to: { path: '^frontend/src/screens/', pathNot: '^frontend/src/screens/$1/' },
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
    from: { path: '^(backend|game-scenes)/src/' },
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
    exclude: { path: String.raw`/(dist|build)/` },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
};
