import type { GameRules } from './define-game.js';
import { createWatchedRound } from './watched-round.js';

/**
 * Plays a log to its end and passes the events of every tick on, with the state after it. Returns the final state;
 * undefined when the log cannot be read.
 */
export function replayed<State extends object, Event>(
  game: GameRules<State, Event>,
  seed: string,
  log: string,
  see: (events: readonly Event[], state: Readonly<State>, tick: number) => void,
): Readonly<State> | undefined {
  const round = createWatchedRound(game, seed, log);
  if (round === undefined) return undefined;
  for (let tick = -1; tick < round.tick;) {
    tick = round.tick;
    see(round.advance(), round.state, tick);
  }
  return round.state;
}
