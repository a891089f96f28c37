import type { GameAction, GameId, GameRules } from 'game-scenes/rules';
import type { Forgery } from './forgery.js';
import { anAction, closeLog, openLog, type ForgedEntry } from './forgery-log.js';
import { WITHOUT_EFFECT } from './forgery-outcomes.js';

/** Minimum distance of inputs, so that there are never too many in a second. */
const TICKS_BETWEEN = 20;
const MAX_INPUTS = 20;

/** Returns what a forger does in a state; undefined in states without an opportunity. */
type Temptation<State extends object> = (state: Readonly<State>) => GameAction | undefined;

/** Limits a forgery to one game. */
export const only =
  (gameId: GameId) =>
  ({ id }: GameRules): boolean =>
    id === gameId;

function actionOf({ head, numbers: [x = 0, y = 0] }: ForgedEntry): GameAction {
  // An honest log's numbers are not negative, so it encodes them as their doubles.
  return { code: head >> 2, x: x / 2, y: y / 2 };
}

const argumentsOf = (game: GameRules, { code, x, y }: GameAction): readonly number[] => {
  const takes = Object.values(game.actions).find((kind) => kind.code === code)?.takes;
  return takes === 'point' ? [x, y] : [x];
};

/** Inserts inputs into an honest log wherever the state at that tick offers an opportunity. */
function withSmuggled<State extends object>(
  game: GameRules,
  seed: string,
  log: string,
  temptation: Temptation<State>,
): string {
  const honest = openLog(log);
  const state = game.start(seed, 'wide');
  const smuggled: ForgedEntry[] = [];
  for (let tick = 0; tick < honest.ticks; tick += 1) {
    const isFarEnough = tick >= (smuggled.at(-1)?.tick ?? -TICKS_BETWEEN) + TICKS_BETWEEN;
    const action =
      isFarEnough && smuggled.length < MAX_INPUTS ? temptation(state as unknown as State) : undefined;
    if (action) smuggled.push(anAction(tick, action.code, ...argumentsOf(game, action)));
    game.step(state, honest.entries.filter((entry) => entry.tick === tick).map(actionOf));
  }
  if (smuggled.length === 0) throw new Error(`The round of ${game.name} never tempted the forger.`);
  const entries = [...smuggled, ...honest.entries].toSorted((one, other) => one.tick - other.tick);
  return closeLog({ ...honest, entries });
}

/** An honest round with inserted inputs that have no effect by the rules: the round stays what it was. */
export const smuggling = <State extends object>(
  name: string,
  gameId: GameId,
  temptation: Temptation<State>,
): Forgery => ({
  name,
  expected: WITHOUT_EFFECT,
  isFor: only(gameId),
  forge: async (stage) => {
    const { ticket, log: honestLog } = await stage.honestRound();
    const log = withSmuggled(stage.game, ticket.seed, honestLog, temptation);
    return [{ ...stage.finishing(ticket, { log }), honestLog }];
  },
});
