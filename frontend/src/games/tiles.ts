import { GAME_IDS } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';
import { tile as clicker } from './alien-clicker/tile';
import { tile as racing } from './alien-racing/tile';
import type { GameTile } from './game-tile';
import { tile as memory } from './memory-match/tile';
import { tile as stronghold } from './stronghold-defense/tile';

/** The tiles in their order. A row of the hub has three columns. */
const TILES: Readonly<Partial<Record<GameId, GameTile>>> = {
  'alien-racing': racing,
  'alien-clicker': clicker,
  'memory-match': memory,
  'stronghold-defense': stronghold,
};

/** A game with what its tile says of it. */
export interface ShownGame extends GameTile {
  id: GameId;
}

/** All games in the order of their tiles, on the hub and on the landing page; a game without a tile stands at the end. */
export const GAME_TILES: readonly ShownGame[] = [
  ...new Set([...(Object.keys(TILES) as GameId[]), ...GAME_IDS]),
].map((id) => ({ id, ...TILES[id] }));

/** The game for those who have not played yet. */
export const [FIRST_GAME] = GAME_IDS;

/** From four on. */
const COUNTS: readonly string[] = ['Four', 'Five', 'Six', 'Seven', 'Eight'];

/** How many games there are, at the beginning of a sentence. */
export const GAME_COUNT = COUNTS[GAME_TILES.length - 4] ?? GAME_TILES.length;
