import { GAME_IDS, GAMES, type GameId } from 'game-scenes/rules';
import { BODY_FORGERIES } from './forgery-bodies.js';
import { CLAIM_FORGERIES } from './forgery-claims.js';
import { COIN_FORGERIES } from './forgery-coins.js';
import { COPY_FORGERIES } from './forgery-copies.js';
import { INPUT_FORGERIES } from './forgery-inputs.js';
import { MEMORY_FORGERIES } from './forgery-memory.js';
import { RACE_FORGERIES } from './forgery-races.js';
import { RACING_FORGERIES } from './forgery-racing.js';
import { SESSION_FORGERIES } from './forgery-sessions.js';
import { SIMULATOR_FORGERIES } from './forgery-simulator.js';
import { STRONGHOLD_FORGERIES } from './forgery-stronghold.js';
import { TEXT_FORGERIES } from './forgery-texts.js';
import { TICKET_FORGERIES } from './forgery-tickets.js';
import { TIME_FORGERIES } from './forgery-times.js';
import type { Forgery } from './forgery.js';

const inTurn = (forgeries: readonly Forgery[]): readonly Forgery[] =>
  forgeries.map((forgery) => ({ ...forgery, isInTurn: true }));

/** All forgeries. A new way to cheat is one row in the file of its kind. */
export const FORGERIES: readonly Forgery[] = [
  ...inTurn(TEXT_FORGERIES),
  ...INPUT_FORGERIES,
  ...TICKET_FORGERIES,
  ...COPY_FORGERIES,
  ...TIME_FORGERIES,
  ...inTurn(BODY_FORGERIES),
  ...inTurn(SESSION_FORGERIES),
  ...inTurn(CLAIM_FORGERIES),
  ...inTurn(COIN_FORGERIES),
  ...RACE_FORGERIES,
  ...MEMORY_FORGERIES,
  ...STRONGHOLD_FORGERIES,
  ...RACING_FORGERIES,
];

/**
 * Returns the forgeries for a game of GAME_IDS. A new game gets all of its own, and its share of those that
 * never reach the rules.
 */
export function forgeriesOf(gameId: GameId): readonly Forgery[] {
  const turn = GAME_IDS.indexOf(gameId);
  return FORGERIES.filter(
    ({ isInTurn, isFor }, index) =>
      (!isInTurn || index % GAME_IDS.length === turn) && (isFor?.(GAMES[gameId]) ?? true),
  );
}

/** Forgeries for games of chance, whose runs take no input and have no prefetched tickets. */
export const CHANCE_FORGERIES: readonly Forgery[] = [
  ...SIMULATOR_FORGERIES,
  ...SESSION_FORGERIES,
  ...CLAIM_FORGERIES,
  ...COIN_FORGERIES,
  ...RACE_FORGERIES,
];
