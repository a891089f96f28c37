import type { GameAction, GameRules } from './define-game.js';
import { decodeInputLog } from './input-log.js';
import type { Round } from './round.js';

const NOTHING_HAPPENED: readonly never[] = [];

/**
 * Creates a read-only round that plays a log and rejects actions. It does not verify the log; entries that
 * cannot be played have no effect.
 *
 * @returns undefined when the log cannot be read.
 * @throws RangeError when `seed` is not 32 lower-case hex digits.
 */
export function createWatchedRound<State extends object, Event>(
  game: GameRules<State, Event>,
  seed: string,
  log: string,
): Round<State, Event> | undefined {
  const decoded = decodeInputLog(log);
  if (!decoded.ok) return undefined;
  const { field, entries, ticks } = decoded.log;
  const inputs = entries.filter((entry) => entry.kind === 'action');
  const state = game.start(seed, field);
  const due: GameAction[] = [];
  let tick = 0;
  let next = 0;
  let outcome = game.outcome(state);

  const advance = (): readonly Event[] => {
    if (outcome.isFinished || tick >= ticks) return NOTHING_HAPPENED;
    due.length = 0;
    for (let entry = inputs[next]; entry?.tick === tick; entry = inputs[++next]) due.push(entry.action);
    const events = game.step(state, due);
    tick += 1;
    outcome = game.outcome(state);
    return events;
  };
  return {
    field,
    state,
    act: () => false,
    advance,
    pause: () => undefined,
    encode: () => log,
    get tick() {
      return tick;
    },
    get outcome() {
      return outcome;
    },
  };
}
