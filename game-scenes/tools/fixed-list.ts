import { readFileSync, writeFileSync } from 'node:fs';
import { STRIKE } from '../src/games/alien-clicker/rules/alien-clicker.rules.js';
import { STEER } from '../src/games/alien-racing/rules/alien-racing.rules.js';
import { MEMORY_CONFIG } from '../src/games/memory-match/rules/config.js';
import { FLIP } from '../src/games/memory-match/rules/memory-match.rules.js';
import { BUILD, CALL } from '../src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import { argumentOf } from '../src/rules-core/check-input.js';
import type { ActionArgument } from '../src/rules-core/define-game.js';
import { createRandom, integerBelow, type RandomState } from '../src/rules-core/random.js';
import {
  createRound,
  FIELDS,
  GAMES,
  type FieldName,
  type GameAction,
  type GameId,
  type GameRules,
  type Round,
} from '../src/rules.js';

/** Actions of a game, one after the other. */
type Inputs = readonly GameAction[];

/** The best inputs that the search has found for a game, by field. */
type FixedList = Readonly<Record<FieldName, Inputs>>;

/** In the file, the inputs are lines of text: 'code,x,y code,x,y …'. */
type Written = Partial<Record<GameId, { readonly wide: string; readonly tall?: string }>>;

const LISTS_FILE = new URL('fixed-lists.json', import.meta.url);

/** Returns the most values of x and y that an action takes. */
function mostOf(takes: ActionArgument, field: FieldName): readonly [x: number, y: number] {
  const { width, height } = FIELDS[field];
  if (takes === 'nothing') return [0, 0];
  return takes === 'point' ? [width, height] : [takes.choices - 1, 0];
}

/** Plays a round that repeats these inputs over and over, whatever the game shows. */
export function playList(id: GameId, inputs: Inputs, seed: string, field: FieldName): Round {
  const round = createRound(GAMES[id], seed, field);
  const every = SEARCHES[id]?.every ?? 1;
  while (!round.outcome.isFinished) {
    const input = inputs[(round.tick / every) % inputs.length];
    if (input !== undefined) round.act(input);
    round.advance();
  }
  return round;
}

const listOf = (
  code: number,
  count: number,
  argumentsOf: (index: number) => readonly [number, number],
): Inputs =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = argumentsOf(index);
    return { code, x, y };
  });

interface Search {
  /** Ticks from one input to the next. */
  readonly every: number;
  /** The fields that are searched; a list for the tall one is otherwise made from the wide one. */
  readonly fields: readonly FieldName[];
  /** The best list that was found by hand. */
  readonly start: (width: number, height: number) => Inputs;
}

/** How the list of a game is searched; a game without has none. */
const SEARCHES: Readonly<Partial<Record<GameId, Search>>> = {
  'alien-clicker': {
    every: 2,
    fields: ['wide', 'tall'],
    // A sweep along the top edge, in strides wider than a head.
    start: (width) => listOf(STRIKE, 120, (index) => [60 + ((index * 97) % (width - 120)), 25]),
  },
  'memory-match': {
    every: MEMORY_CONFIG.turnTicks,
    fields: ['wide'],
    // Every pair of cards in order.
    start: () =>
      Array.from({ length: 16 }, (_, first) =>
        listOf(FLIP, 2 * (15 - first), (index) => [index % 2 === 0 ? first : first + (index + 1) / 2, 0]),
      ).flat(),
  },
  'stronghold-defense': {
    every: 4,
    fields: ['wide'],
    // A ring around the dome, opposite places in turn, seven times before a call.
    start: (width, height) => [
      ...listOf(BUILD, 84, (index) => {
        const angle = ((index % 2) + Math.floor((index % 12) / 2) / 6) * Math.PI;
        return [Math.round(width / 2 + 92 * Math.cos(angle)), Math.round(height / 2 + 92 * Math.sin(angle))];
      }),
      { code: CALL, x: 0, y: 0 },
    ],
  },
  // Left and right in turn.
  'alien-racing': {
    every: 20,
    fields: ['wide'],
    start: () => listOf(STEER, 180, (index) => [1 + (index % 2), 0]),
  },
};

/** Small changes are by at most this share of the field. */
const SMALL_SHARE = 0.08;

function moved(random: RandomState, value: number, most: number): number {
  const reach = Math.ceil(most * SMALL_SHARE);
  return Math.min(Math.max(value - reach + integerBelow(random, 2 * reach + 1), 0), most);
}

/** Changes one input a little or altogether, or lets two change places. */
export function changed(random: RandomState, old: Inputs, game: GameRules, field: FieldName): Inputs {
  const inputs = [...old];
  const [one, other] = [integerBelow(random, inputs.length), integerBelow(random, inputs.length)];
  const [first, second] = [inputs[one], inputs[other]];
  const kinds = Object.values(game.actions);
  const drawn = kinds[integerBelow(random, kinds.length)];
  if (first === undefined || second === undefined || drawn === undefined) return inputs;
  const kind = integerBelow(random, 3);
  if (kind === 0) {
    inputs[one] = second;
    inputs[other] = first;
  } else if (kind === 1) {
    const [mostX, mostY] = mostOf(drawn.takes, field);
    inputs[one] = {
      code: drawn.code,
      x: integerBelow(random, mostX + 1),
      y: integerBelow(random, mostY + 1),
    };
  } else {
    const [mostX, mostY] = mostOf(argumentOf(game, first.code) ?? 'nothing', field);
    inputs[one] = { ...first, x: moved(random, first.x, mostX), y: moved(random, first.y, mostY) };
  }
  return inputs;
}

/** Searches a list by hill climbing: keeps each change that does not lower the mean score over the seeds. */
function searchList(
  id: GameId,
  { start }: Search,
  field: FieldName,
  seeds: readonly string[],
  changes: number,
): Inputs {
  const random = createRandom(seeds[0] ?? '');
  const valueOf = (inputs: Inputs): number =>
    seeds.reduce((sum, seed) => sum + playList(id, inputs, seed, field).outcome.score, 0);
  let best = start(FIELDS[field].width, FIELDS[field].height);
  let value = valueOf(best);
  for (let change = 0; change < changes; change++) {
    const inputs = changed(random, best, GAMES[id], field);
    const found = valueOf(inputs);
    if (found >= value) [best, value] = [inputs, found];
  }
  return best;
}

const writtenLists = (): Written => JSON.parse(readFileSync(LISTS_FILE, 'utf8')) as Written;

/** Searches the lists of these games and writes them to the file. */
export function writeLists(games: readonly GameId[], seeds: readonly string[], changes: number): void {
  const found = Object.fromEntries(
    games.flatMap((id) => {
      const search = SEARCHES[id];
      if (search === undefined) return [];
      const lists = search.fields.map((field) => [
        field,
        searchList(id, search, field, seeds, changes)
          .map(({ code, x, y }) => `${code},${x},${y}`)
          .join(' '),
      ]);
      return [[id, Object.fromEntries(lists)]];
    }),
  );
  writeFileSync(LISTS_FILE, `${JSON.stringify({ ...writtenLists(), ...found }, null, 2)}\n`);
}

const inputsOf = (text: string): Inputs =>
  text.split(' ').map((input) => {
    const [code = 0, x = 0, y = 0] = input.split(',').map(Number);
    return { code, x, y };
  });

/** Returns a list for the tall field, which in most games is the wide one turned. */
const turned = (id: GameId, inputs: Inputs): Inputs =>
  inputs.map((input) =>
    argumentOf(GAMES[id], input.code) === 'point' ? { ...input, x: input.y, y: input.x } : input,
  );

/** Reads the list of a game from the file, if there is one. */
export function readList(id: GameId): FixedList | undefined {
  const written = writtenLists()[id];
  if (written === undefined) return undefined;
  const inputs = inputsOf(written.wide);
  return {
    wide: inputs,
    tall: written.tall === undefined ? turned(id, inputs) : inputsOf(written.tall),
  };
}
