import type { GameRules } from '../rules-core/define-game.js';
import { decodeInputLog, type LogEntry } from '../rules-core/input-log.js';
import { createRound, type Round } from '../rules-core/round.js';

/** Entries of a log, and a round in which they can be played as they were by hand. */
export interface LogPlay {
  readonly round: Round;
  readonly entries: readonly LogEntry[];
  /** Does what the log did before the coming tick. */
  act(): void;
}

/**
 * Begins a live round with the inputs of a log, pauses left out.
 * @throws Error when the text is no log
 */
export function openLog(game: GameRules, seed: string, log: string): LogPlay {
  const decoded = decodeInputLog(log);
  if (!decoded.ok) throw new Error(`No log: ${decoded.reason}.`);
  const { field, entries } = decoded.log;
  const round = createRound(game, seed, field);
  let next = 0;
  const act = (): void => {
    for (let entry = entries[next]; entry?.tick === round.tick; entry = entries[++next])
      if (entry.kind === 'action') round.act(entry.action);
  };
  return { round, entries, act };
}

/** The whole round that a log's inputs make when they are played live, without its pauses. */
export function playLog(game: GameRules, seed: string, log: string): Round {
  const { round, act } = openLog(game, seed, log);
  while (!round.outcome.isFinished) {
    act();
    round.advance();
  }
  return round;
}
