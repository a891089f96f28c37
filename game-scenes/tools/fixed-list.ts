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

/** The best inputs that the search has found for a game, by field. */
type FixedList = Readonly<Record<FieldName, Inputs>>;

/** In the file, the inputs are lines of text: 'x,y x,y …'. */
type Written = Partial<Record<GameId, { readonly wide: string; readonly tall?: string }>>;

const LISTS_FILE = new URL('fixed-lists.json', import.meta.url);

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
  const every = SEARCHES[id]?.every ?? 1;
  while (!round.outcome.isFinished) {
    const [x, y] = inputs[(round.tick / every) % inputs.length] ?? [-1, -1];
    if (round.tick % every === 0) round.act({ code, x, y });
    round.advance();
  }
  return round;
}

const listOf = (count: number, input: (index: number) => readonly [number, number]): Inputs =>
  Array.from({ length: count }, (_, index) => input(index));

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
    start: (width) => listOf(120, (index) => [60 + ((index * 97) % (width - 120)), 25]),
  },
  'memory-match': {
    every: MEMORY_CONFIG.turnTicks,
    fields: ['wide'],
    // Every pair of cards in order.
    start: () =>
      listOf(16, (first) => [first, 0]).flatMap(([first]) =>
        listOf(15 - first, (index) => [first + 1 + index, 0]).flatMap((second) => [
          [first, 0] as const,
          second,
        ]),
      ),
  },
  'stronghold-defense': {
    every: 4,
    fields: ['wide'],
    // A ring around the dome, opposite places in turn.
    start: (width, height) =>
      listOf(12, (index) => {
        const angle = ((index % 2) + Math.floor(index / 2) / 6) * Math.PI;
        return [Math.round(width / 2 + 92 * Math.cos(angle)), Math.round(height / 2 + 92 * Math.sin(angle))];
      }),
  },
  // Straight on.
  'alien-racing': { every: 20, fields: ['wide'], start: () => listOf(180, () => [0, 0]) },
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
function searchList(
  id: GameId,
  { start }: Search,
  field: FieldName,
  seeds: readonly string[],
  changes: number,
): Inputs {
  const random = createRandom(seeds[0] ?? '');
  const most = mostOf(GAMES[id], field);
  const valueOf = (inputs: Inputs): number =>
    seeds.reduce((sum, seed) => sum + playList(id, inputs, seed, field).outcome.score, 0);
  let best = start(...most);
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
  const written = Object.fromEntries(
    GAME_IDS.flatMap((id) => {
      const search = SEARCHES[id];
      if (search === undefined) return [];
      const lists = search.fields.map((field) => [
        field,
        searchList(id, search, field, seeds, changes)
          .map((input) => input.join(','))
          .join(' '),
      ]);
      return [[id, Object.fromEntries(lists)]];
    }),
  );
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

/** Reads the list of a game from the file, if there is one. */
export function readList(id: GameId): FixedList | undefined {
  const written = (JSON.parse(readFileSync(LISTS_FILE, 'utf8')) as Written)[id];
  if (written === undefined) return undefined;
  const inputs = inputsOf(written.wide);
  return {
    wide: inputs,
    tall: written.tall === undefined ? turned(id, inputs) : inputsOf(written.tall),
  };
}
