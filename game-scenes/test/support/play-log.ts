import type { GameRules } from '../../src/rules-core/define-game.js';
import { decodeInputLog, type LogEntry } from '../../src/rules-core/input-log.js';
import { createRound, type Round } from '../../src/rules-core/round.js';

/** Entries of a log, and a live round to play them in. */
export interface LogPlay {
  readonly round: Round;
  readonly entries: readonly LogEntry[];
  /** Records the log's inputs for the coming tick. */
  act(): void;
}

/**
 * Begins a live round with the inputs of a log, without its pauses.
 * @throws Error when the text is not a valid log
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

/** Plays the inputs of a log live, without its pauses, and returns the finished round. */
export function playLog(game: GameRules, seed: string, log: string): Round {
  const { round, act } = openLog(game, seed, log);
  while (!round.outcome.isFinished) {
    act();
    round.advance();
  }
  return round;
}
