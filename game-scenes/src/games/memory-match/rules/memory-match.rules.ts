import {
  defineGame,
  type FieldName,
  type GameAction,
  type Outcome,
} from '../../../rules-core/define-game.js';
import { createRandom, shuffled } from '../../../rules-core/random.js';
import { MEMORY_CONFIG as CONFIG } from './config.js';
import { NO_CARD, isFlippable, type MemoryState } from './state.js';
import { createMemoryDetector } from './detector.js';
import { createMemoryFaults } from './faults.js';

/** Events of a step, in order. */
export type MemoryEvent =
  | { readonly kind: 'flip'; readonly card: number }
  | { readonly kind: 'match' | 'mismatch' | 'turnBack'; readonly first: number; readonly second: number };

/** The only action: choosing a card. */
export const FLIP = 1;

const numbersUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Shuffles two cards of each symbol, then draws the pictures of the symbols. */
function deal(seed: string): Pick<MemoryState, 'symbols' | 'pictures'> {
  const random = createRandom(seed);
  const symbols = shuffled(random, numbersUpTo(CONFIG.cardCount)).map((card) => card % CONFIG.symbolCount);
  return {
    symbols,
    pictures: shuffled(random, numbersUpTo(CONFIG.pictureCount)).slice(0, CONFIG.symbolCount),
  };
}

function start(seed: string, field: FieldName): MemoryState {
  return {
    field,
    tick: 0,
    ...deal(seed),
    isMatched: Array.from({ length: CONFIG.cardCount }, () => false),
    first: NO_CARD,
    second: NO_CARD,
    turnsBackAt: 0,
    pairs: 0,
    readyAt: 0,
  };
}

/** Keeps other cards from being asked for while one turns, or two turn back. */
function keepTurning(state: MemoryState): void {
  state.readyAt = state.tick + CONFIG.turnTicks;
}

const isOver = (state: Readonly<MemoryState>): boolean =>
  state.tick >= CONFIG.roundTicks || state.pairs === CONFIG.symbolCount;

/** Compares two cards that are face up. A pair stays; a mismatch is turned back a second later. */
function compare(state: MemoryState, events: MemoryEvent[]): void {
  const { first, second } = state;
  if (state.symbols[first] !== state.symbols[second]) {
    state.turnsBackAt = state.tick + CONFIG.mismatchTicks;
    events.push({ kind: 'mismatch', first, second });
    return;
  }
  state.isMatched[first] = true;
  state.isMatched[second] = true;
  state.first = NO_CARD;
  state.second = NO_CARD;
  state.pairs += 1;
  events.push({ kind: 'match', first, second });
}

function flip(state: MemoryState, card: number, events: MemoryEvent[]): void {
  if (!isFlippable(state, card)) return;
  keepTurning(state);
  events.push({ kind: 'flip', card });
  if (state.first === NO_CARD) {
    state.first = card;
    return;
  }
  state.second = card;
  compare(state, events);
}

function turnBack(state: MemoryState, events: MemoryEvent[]): void {
  const { first, second } = state;
  state.first = NO_CARD;
  state.second = NO_CARD;
  state.turnsBackAt = 0;
  keepTurning(state);
  events.push({ kind: 'turnBack', first, second });
}

const NOTHING_HAPPENED: readonly never[] = [];

function step(state: MemoryState, actions: readonly GameAction[]): readonly MemoryEvent[] {
  if (isOver(state)) return NOTHING_HAPPENED;
  const isTurningBack = state.turnsBackAt > 0 && state.tick + 1 >= state.turnsBackAt;
  if (actions.length === 0 && !isTurningBack) {
    state.tick += 1;
    return NOTHING_HAPPENED;
  }
  const events: MemoryEvent[] = [];
  for (const { x: card } of actions) flip(state, card, events);
  state.tick += 1;
  if (isTurningBack) turnBack(state, events);
  return events;
}

function outcome(state: MemoryState): Outcome {
  return {
    isFinished: isOver(state),
    score: state.pairs * CONFIG.pointsPerPair,
    coins: state.pairs * CONFIG.coinsPerPair,
    ticks: state.tick,
  };
}

/** Memory Match (§9): sixteen cards, eight pairs, a minute. A round ends early with the last pair. */
export const memoryMatch = /* @__PURE__ */ defineGame({
  id: 'memory-match',
  name: 'Memory Match',
  description: 'Sixteen cards, eight pairs, one minute. Trust your third eye.',
  isNew: false,
  rulesVersion: 1,
  ticksPerRound: CONFIG.roundTicks,
  config: CONFIG,
  actions: { flip: { code: FLIP, takes: { choices: CONFIG.cardCount } } },
  fewerTicksWin: true,
  start,
  step,
  outcome,
  detector: createMemoryDetector,
  faults: createMemoryFaults,
});
