import {
  FIELDS,
  TICKS_PER_SECOND,
  type ActionArgument,
  type FieldName,
  type GameAction,
  type GameRules,
} from './define-game.js';

export type ActionRefusal = 'action_unknown' | 'action_outside_field';

/** Returns how many numbers the log stores for an action. */
export function argumentCountOf(takes: ActionArgument): 0 | 1 | 2 {
  return takes === 'nothing' ? 0 : takes === 'point' ? 2 : 1;
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Returns the kind of argument of the action with this code; undefined for an unknown action. */
export function argumentOf(game: GameRules, code: number): ActionArgument | undefined {
  for (const kind of Object.values(game.actions)) if (kind.code === code) return kind.takes;
  return undefined;
}

/** Returns why the game rejects an action, if it does. The rules decide whether it has an effect. */
export function actionRefusal(
  game: GameRules,
  field: FieldName,
  action: GameAction,
): ActionRefusal | undefined {
  const takes = argumentOf(game, action.code);
  if (takes === undefined) return 'action_unknown';
  const { width, height } = FIELDS[field];
  if (takes === 'point') {
    return isWithin(action.x, 0, width) && isWithin(action.y, 0, height) ? undefined : 'action_outside_field';
  }
  const mostX = takes === 'nothing' ? 0 : takes.choices - 1;
  return isWithin(action.x, 0, mostX) && action.y === 0 ? undefined : 'action_outside_field';
}

/** Creates a limiter of `maxPerSecond` inputs in any 60 consecutive ticks. Call it per input, in order. */
export function createInputLimiter(maxPerSecond: number): (tick: number) => boolean {
  const ticks = Array.from({ length: maxPerSecond }, () => -TICKS_PER_SECOND);
  let next = 0;
  return (tick) => {
    // The slot holds the tick of the input `maxPerSecond` inputs ago.
    if (tick - (ticks[next] ?? 0) < TICKS_PER_SECOND) return false;
    ticks[next] = tick;
    next = (next + 1) % maxPerSecond;
    return true;
  };
}
