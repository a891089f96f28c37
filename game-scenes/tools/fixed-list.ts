import { readFileSync, writeFileSync } from 'node:fs';
import { MEMORY_CONFIG } from '../src/games/memory-match/rules/config.js';
import { createRandom, integerBelow, type RandomState } from '../src/rules-core/random.js';
import {
  createRound,
  FIELDS,
  GAMES,
  GAME_IDS,
  type FieldName,
  type GameId,
  type GameRules,
  type Round,
} from '../src/rules.js';

/** Arguments x and y of a game's only action, one after the other. */
type Inputs = readonly (readonly [x: number, y: number])[];

/** The best inputs that the search has found for each game and field. */
export type FixedLists = Readonly<Record<GameId, Readonly<Record<FieldName, Inputs>>>>;

/** In the file, the inputs are lines of text: 'x,y x,y …'. Only the Clicker has its own for the tall field. */
type Written = Readonly<Record<GameId, { readonly wide: string; readonly tall?: string }>>;

const LISTS_FILE = new URL('fixed-lists.json', import.meta.url);

/** Ticks from one input to the next. */
const EVERY: Readonly<Record<GameId, number>> = {
  'alien-clicker': 2,
  'memory-match': MEMORY_CONFIG.turnTicks,
  'stronghold-defense': 4,
  'alien-racing': 20,
};

/** Returns the most values of x and y that the game's only action takes. */
function mostOf(game: GameRules, field: FieldName): readonly [x: number, y: number] {
  const takes = Object.values(game.actions)[0]?.takes;
  const { width, height } = FIELDS[field];
  return typeof takes === 'object' ? [takes.choices - 1, 0] : [width, height];
}

/** Plays a round that repeats these inputs over and over, whatever the game shows. */
export function playList(id: GameId, inputs: Inputs, seed: string, field: FieldName): Round {
  const round = createRound(GAMES[id], seed, field);
  const code = Object.values(GAMES[id].actions)[0]?.code ?? 0;
  while (!round.outcome.isFinished) {
    const [x, y] = inputs[(round.tick / EVERY[id]) % inputs.length] ?? [-1, -1];
    if (round.tick % EVERY[id] === 0) round.act({ code, x, y });
    round.advance();
  }
  return round;
}

const listOf = (count: number, input: (index: number) => readonly [number, number]): Inputs =>
  Array.from({ length: count }, (_, index) => input(index));

/** Lists with which the search starts: the best that were found by hand. */
const STARTS: Readonly<Record<GameId, (width: number, height: number) => Inputs>> = {
  // A sweep along the top edge, in strides wider than a head.
  'alien-clicker': (width) => listOf(120, (index) => [60 + ((index * 97) % (width - 120)), 25]),
  // Every pair of cards in order.
  'memory-match': () =>
    listOf(16, (first) => [first, 0]).flatMap(([first]) =>
      listOf(15 - first, (index) => [first + 1 + index, 0]).flatMap((second) => [
        [first, 0] as const,
        second,
      ]),
    ),
  // A ring around the dome, opposite places in turn.
  'stronghold-defense': (width, height) =>
    listOf(12, (index) => {
      const angle = ((index % 2) + Math.floor(index / 2) / 6) * Math.PI;
      return [Math.round(width / 2 + 92 * Math.cos(angle)), Math.round(height / 2 + 92 * Math.sin(angle))];
    }),
  // Straight on.
  'alien-racing': () => listOf(180, () => [0, 0]),
};

/** Small changes are by at most this share of the field. */
const SMALL_SHARE = 0.08;

function moved(random: RandomState, value: number, most: number): number {
  const reach = Math.ceil(most * SMALL_SHARE);
  return Math.min(Math.max(value - reach + integerBelow(random, 2 * reach + 1), 0), most);
}

/** Changes one input a little or altogether, or lets two change places. */
function changed(random: RandomState, old: Inputs, [mostX, mostY]: readonly [number, number]): Inputs {
  const inputs = [...old];
  const [one, other] = [integerBelow(random, inputs.length), integerBelow(random, inputs.length)];
  const first = inputs[one] ?? [0, 0];
  const kind = integerBelow(random, 3);
  if (kind === 0) {
    inputs[one] = inputs[other] ?? first;
    inputs[other] = first;
  } else if (kind === 1) inputs[one] = [integerBelow(random, mostX + 1), integerBelow(random, mostY + 1)];
  else inputs[one] = [moved(random, first[0], mostX), moved(random, first[1], mostY)];
  return inputs;
}

/** Searches a list by hill climbing: keeps each change that does not lower the mean score over the seeds. */
function searchList(id: GameId, field: FieldName, seeds: readonly string[], changes: number): Inputs {
  const random = createRandom(seeds[0] ?? '');
  const most = mostOf(GAMES[id], field);
  const valueOf = (inputs: Inputs): number =>
    seeds.reduce((sum, seed) => sum + playList(id, inputs, seed, field).outcome.score, 0);
  let best = STARTS[id](...most);
  let value = valueOf(best);
  for (let change = 0; change < changes; change++) {
    const inputs = changed(random, best, most);
    const found = valueOf(inputs);
    if (found >= value) [best, value] = [inputs, found];
  }
  return best;
}

/** Searches the lists of all games and writes them to the file. */
export function writeLists(seeds: readonly string[], changes: number): void {
  const search = (id: GameId, field: FieldName): string =>
    searchList(id, field, seeds, changes)
      .map((input) => input.join(','))
      .join(' ');
  const written: Written = {
    'alien-clicker': { wide: search('alien-clicker', 'wide'), tall: search('alien-clicker', 'tall') },
    'memory-match': { wide: search('memory-match', 'wide') },
    'stronghold-defense': { wide: search('stronghold-defense', 'wide') },
    'alien-racing': { wide: search('alien-racing', 'wide') },
  };
  writeFileSync(LISTS_FILE, `${JSON.stringify(written, null, 2)}\n`);
}

const inputsOf = (text: string): Inputs =>
  text.split(' ').map((input) => {
    const [x = 0, y = 0] = input.split(',').map(Number);
    return [x, y] as const;
  });

/** Returns a list for the tall field, which in most games is the wide one turned. */
const turned = (id: GameId, inputs: Inputs): Inputs =>
  mostOf(GAMES[id], 'wide')[1] === 0 ? inputs : inputs.map(([x, y]) => [y, x] as const);

/** Reads the lists of the file. */
export function readLists(): FixedLists {
  const written = JSON.parse(readFileSync(LISTS_FILE, 'utf8')) as Written;
  const entries = GAME_IDS.map((id) => {
    const { wide, tall } = written[id];
    const inputs = inputsOf(wide);
    return [id, { wide: inputs, tall: tall === undefined ? turned(id, inputs) : inputsOf(tall) }];
  });
  return Object.fromEntries(entries) as FixedLists;
}
