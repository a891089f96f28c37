/**
 * The games that are verified by replay: the name of each by its id, which is the `gameName` of the API and of every screen
 * (§9). Apart from the rules, so that a page names a game without loading them. Lists keep this order; the first is
 * the game for newcomers.
 */
export const GAME_NAMES = {
  'alien-clicker': 'Alien Clicker',
  'memory-match': 'Memory Match',
  'stronghold-defense': 'Stronghold Defense',
  'alien-racing': 'Alien Racing',
} as const;

export type GameId = keyof typeof GAME_NAMES;

export const GAME_IDS = /* @__PURE__ */ Object.keys(GAME_NAMES) as unknown as readonly [GameId, ...GameId[]];
