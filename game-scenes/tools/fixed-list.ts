import { readFileSync, writeFileSync } from 'node:fs';
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

/** Inputs that a player repeats over and over whatever the game shows: the arguments x and y of its action. */
export interface FixedList {
  /** Ticks from one input to the next. */
  readonly every: number;
  readonly inputs: readonly (readonly [x: number, y: number])[];
}

/** The best list that the search has found for each game and field. */
export type FixedLists = Readonly<Record<GameId, Readonly<Record<FieldName, FixedList>>>>;

/** File that `npm run balance -- --search` writes. */
const LISTS_FILE = new URL('fixed-lists.json', import.meta.url);

/** In the file, the inputs of a list are one line of text: 'x,y x,y …'. */
interface WrittenList {
  readonly every: number;
  readonly inputs: string;
}

type Written = Record<GameId, Record<FieldName, WrittenList>>;

export function readLists(): FixedLists {
  const written = JSON.parse(readFileSync(LISTS_FILE, 'utf8')) as Written;
  const inputOf = (text: string): [number, number] => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return [x, y];
  };
  const read = ({ every, inputs }: WrittenList): FixedList => ({
    every,
    inputs: inputs.split(' ').map(inputOf),
  });
  const entries = GAME_IDS.map((id) => [id, { wide: read(written[id].wide), tall: read(written[id].tall) }]);
  return Object.fromEntries(entries) as FixedLists;
}

/** Returns the most values of x and y that the game's only action takes. */
function mostOf(game: GameRules, field: FieldName): readonly [x: number, y: number] {
  const takes = Object.values(game.actions)[0]?.takes;
  const { width, height } = FIELDS[field];
  return typeof takes === 'object' ? [takes.choices - 1, 0] : [width, height];
}

/** Plays a round by a list. Inputs that the game refuses are left out. */
export function playList(id: GameId, { every, inputs }: FixedList, seed: string, field: FieldName): Round {
  const round = createRound(GAMES[id], seed, field);
  const code = Object.values(GAMES[id].actions)[0]?.code ?? 0;
  while (!round.outcome.isFinished) {
    const [x, y] = inputs[(round.tick / every) % inputs.length] ?? [-1, -1];
    if (round.tick % every === 0) round.act({ code, x, y });
    round.advance();
  }
  return round;
}

/** Shape of the lists that are searched in a game. */
interface ListShape {
  readonly every: number;
  readonly count: number;
  /** Share of the field around its middle in which points are drawn; 1 is all of it. */
  readonly share: number;
}

const SHAPES: Readonly<Record<GameId, ListShape>> = {
  'alien-clicker': { every: 2, count: 120, share: 1 },
  'memory-match': { every: 18, count: 240, share: 1 },
  // A tower far from the base reaches no way to it.
  'stronghold-defense': { every: 4, count: 12, share: 0.4 },
  'alien-racing': { every: 20, count: 180, share: 1 },
};

/** Half of the changes are small ones of this share of the field. */
const SMALL_SHARE = 0.08;

interface Limits {
  readonly most: readonly [x: number, y: number];
  readonly share: number;
}

function drawInput(random: RandomState, { most, share }: Limits): [number, number] {
  const draw = (limit: number): number =>
    Math.round((limit * (1 - share)) / 2) + integerBelow(random, Math.floor(limit * share) + 1);
  return [draw(most[0]), draw(most[1])];
}

function moved(random: RandomState, value: number, most: number): number {
  const reach = Math.ceil(most * SMALL_SHARE);
  return Math.min(Math.max(value - reach + integerBelow(random, 2 * reach + 1), 0), most);
}

/** Changes one input a little or altogether, or lets two change places. */
function changed(random: RandomState, list: FixedList, limits: Limits): FixedList {
  const inputs: (readonly [number, number])[] = [...list.inputs];
  const [one, other] = [integerBelow(random, inputs.length), integerBelow(random, inputs.length)];
  const first = inputs[one] ?? [0, 0];
  const kind = integerBelow(random, 3);
  if (kind === 0) {
    inputs[one] = inputs[other] ?? first;
    inputs[other] = first;
  } else if (kind === 1) inputs[one] = drawInput(random, limits);
  else inputs[one] = [moved(random, first[0], limits.most[0]), moved(random, first[1], limits.most[1])];
  return { ...list, inputs };
}

/** Px between two points of a sweep: farther than a head is wide, so that each point meets other heads. */
const SWEEP_PX = 97;

/** Returns a list that sweeps along the top edge, the strongest start for falling heads. */
function sweep(count: number, [width, height]: readonly [number, number]): FixedList['inputs'] {
  const y = Math.round(height * SMALL_SHARE);
  return Array.from({ length: count }, (_, index) => [(index * SWEEP_PX) % (width + 1), y] as const);
}

/**
 * Searches a list by hill climbing: starts with a sweep or the best of some random lists, and keeps each
 * change that does not lower the mean score over the seeds.
 */
function searchList(id: GameId, field: FieldName, seeds: readonly string[], changes: number): FixedList {
  const random = createRandom(seeds[0] ?? '');
  const { every, count, share } = SHAPES[id];
  const limits = { most: mostOf(GAMES[id], field), share };
  const valueOf = (list: FixedList): number =>
    seeds.reduce((sum, seed) => sum + playList(id, list, seed, field).outcome.score, 0);
  const startOf = (attempt: number): FixedList => ({
    every,
    inputs:
      attempt === 0
        ? sweep(count, limits.most)
        : Array.from({ length: count }, () => drawInput(random, limits)),
  });
  let best: FixedList = { every, inputs: [] };
  let value = -1;
  for (let attempt = 0; attempt < changes; attempt++) {
    const isStart = attempt < changes / 10;
    const list = isStart ? startOf(attempt) : changed(random, best, limits);
    const found = valueOf(list);
    if (found < value) continue;
    [best, value] = [list, found];
  }
  return best;
}

/** Returns a list for the tall field, which in most games is the wide one turned. */
function turned(id: GameId, { every, inputs }: FixedList): FixedList {
  const [, mostY] = mostOf(GAMES[id], 'wide');
  return { every, inputs: mostY === 0 ? inputs : inputs.map(([x, y]) => [y, x] as const) };
}

/** Searches the lists of all games and writes them to the file. */
export function writeLists(seeds: readonly string[], changes: number): void {
  const written = ({ every, inputs }: FixedList): WrittenList => ({
    every,
    inputs: inputs.map((input) => input.join(',')).join(' '),
  });
  const entries = GAME_IDS.map((id) => {
    const wide = searchList(id, 'wide', seeds, changes);
    // The fields of the Clicker differ in more than their direction.
    const tall = id === 'alien-clicker' ? searchList(id, 'tall', seeds, changes) : turned(id, wide);
    return [id, { wide: written(wide), tall: written(tall) }];
  });
  writeFileSync(LISTS_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
