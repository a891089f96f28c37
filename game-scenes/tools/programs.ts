/** Programs that play without a human's limits, or without looking. They measure what the rules allow. */
import { STRIKE, alienClicker } from '../src/games/alien-clicker/rules/alien-clicker.rules.js';
import { CLICKER_SKILLS, playClicker } from '../src/games/alien-clicker/rules/bot.js';
import { CLICKER_CONFIG } from '../src/games/alien-clicker/rules/config.js';
import { isInRing, isReady } from '../src/games/alien-clicker/rules/state.js';
import { RACING_SKILLS, driveRace } from '../src/games/alien-racing/rules/bot.js';
import { RACE_UNITS } from '../src/games/alien-racing/rules/config.js';
import { formWord } from '../src/games/alien-racing/rules/form.js';
import { STEER, STEER_CHOICES, alienRacing } from '../src/games/alien-racing/rules/alien-racing.rules.js';
import type { FormWord, RacingState } from '../src/games/alien-racing/rules/state.js';
import { FLIP, memoryMatch } from '../src/games/memory-match/rules/memory-match.rules.js';
import { NO_CARD, isFlippable, type MemoryState } from '../src/games/memory-match/rules/state.js';
import { createRandom, integerBelow, integerBetween, type RandomState } from '../src/rules-core/random.js';
import {
  FIELDS,
  createRound,
  type FieldName,
  type GameId,
  type GameRules,
  type Round,
} from '../src/rules.js';
import { nextMove } from './stronghold-builder.js';
import { STRONGHOLD_SKILLS, playStronghold } from '../src/games/stronghold-defense/rules/bot.js';
import {
  BUILD,
  CALL,
  strongholdDefense,
} from '../src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import { STRONGHOLD_CONFIG } from '../src/games/stronghold-defense/rules/config.js';
import { borderPoint, isBeside } from '../src/games/stronghold-defense/rules/enemy-waves.js';
import { baseOf, type StrongholdState } from '../src/games/stronghold-defense/rules/state.js';

/** Plays a whole round. */
export type Play = (seed: string, field: FieldName) => Round;

/** Programs of a game. */
export interface Programs {
  /** Never looks at the state. */
  readonly blind: Play;
  /** Knows all that the seed decides, and may play rounds again until one is good. */
  readonly seedReader: Play;
  /** Sees what a player sees, at once and without an error, within the limits of input. */
  readonly best: Play;
  /** Plays like a decent bot, but leaves the choice that the game offers. */
  readonly ignoresChoice?: Play;
  /** How good a round looks after ten seconds to who would restart it, besides its points; more is better. */
  readonly promises?: readonly ((begun: Round) => number)[];
}

/** Rounds that a reader of the seed tries before it sends the best one. */
const TRIES = 20;

const chanceOf = (seed: string): RandomState => createRandom([...seed].reverse().join(''));

/** Plays a round, and acts by `choose` before each tick. */
function playBy<State extends object>(
  game: GameRules<State>,
  seed: string,
  field: FieldName,
  choose: (round: Round<State>) => void,
): Round<State> {
  const round = createRound(game, seed, field);
  while (!round.outcome.isFinished) {
    choose(round);
    round.advance();
  }
  return round;
}

/** Returns the best of some rounds. */
function bestOf(play: (chance: RandomState) => Round, seed: string): Round {
  const chance = chanceOf(seed);
  const rounds = Array.from({ length: TRIES }, () => play(chance));
  return rounds.reduce((best, round) => (round.outcome.score > best.outcome.score ? round : best));
}

/** Returns how near to the left and right edges a blind striker finds few heads, px. */
const blindMarginPx = (field: FieldName): number =>
  CLICKER_CONFIG.sideMarginPx[field] + CLICKER_CONFIG.minSizePx / 2;

/** Ticks from one blind input to the next: as fast as the limits of inputs allow. */
const STRIKE_TICKS = 2;
const TAP_TICKS = 4;

const strikeBlindly: Play = (seed, field) => {
  const chance = chanceOf(seed);
  const { width, height } = FIELDS[field];
  const margin = blindMarginPx(field);
  return playBy(alienClicker, seed, field, (round) => {
    if (round.tick % STRIKE_TICKS !== 0) return;
    const x = integerBetween(chance, margin, width - margin);
    round.act({ code: STRIKE, x, y: integerBelow(chance, height + 1) });
  });
};

/** Heads in its ring for which the best program strikes a charged head: it needs most strikes for the others. */
const BEST_RING = 3;

const strikeAtOnce: Play = (seed, field) => {
  const { height } = FIELDS[field];
  return playBy(alienClicker, seed, field, (round) => {
    const { state } = round;
    if (!isReady(state)) return;
    const inView = state.targets.filter(({ y }) => y > 0 && y < height);
    const inRing = inView.filter((head) =>
      inView.some((spark) => spark.isCharged && isInRing(spark, head, field)),
    );
    const isFull = inRing.length >= BEST_RING;
    const prey = isFull
      ? inView.find((head) => head.isCharged)
      : (inView.find((head) => !head.isCharged && !inRing.includes(head)) ?? inView[0]);
    if (prey) round.act({ code: STRIKE, x: Math.round(prey.x), y: Math.round(prey.y) });
  });
};

const hiddenCards = (state: Readonly<MemoryState>): number[] =>
  state.symbols.flatMap((_, card) => (isFlippable(state, card) ? [card] : []));

const flipBlindly: Play = (seed, field) => {
  const chance = chanceOf(seed);
  return playBy(memoryMatch, seed, field, (round) => {
    if (round.tick % TAP_TICKS === 0) round.act({ code: FLIP, x: integerBelow(chance, 16), y: 0 });
  });
};

/** Turns the partner of the open card if it is among the known ones, else what `choose` returns. */
function playCards(
  seed: string,
  field: FieldName,
  isKnown: (card: number) => boolean,
  see: (card: number) => void,
): Round {
  return playBy(memoryMatch, seed, field, (round) => {
    const { state } = round;
    const hidden = hiddenCards(state);
    const partnerOf = (card: number): number | undefined =>
      hidden.find(
        (other) => other !== card && state.symbols[other] === state.symbols[card] && isKnown(other),
      );
    const paired = hidden.find((card) => isKnown(card) && partnerOf(card) !== undefined);
    const isFirst = state.first === NO_CARD;
    const known = isFirst ? paired : partnerOf(state.first);
    const card = known ?? hidden.find((each) => !isKnown(each)) ?? hidden[0];
    if (card === undefined) return;
    round.act({ code: FLIP, x: card, y: 0 });
    see(card);
  });
}

const rememberAll: Play = (seed, field) => {
  const seen = new Set<number>();
  return playCards(
    seed,
    field,
    (card) => seen.has(card),
    (card) => seen.add(card),
  );
};

const knowAllCards: Play = (seed, field) =>
  playCards(
    seed,
    field,
    () => true,
    () => undefined,
  );

/** Greatest distance of blindly built towers from the base, px. */
const BLIND_REACH_PX = 200;

/** A program without error calls the next wave when no more enemies than this walk. */
const PERFECT_CALLS_AT_LEFT = 2;

/** Every so many blind inputs, one calls a wave instead. */
const BLIND_CALL_EVERY = 40;

const buildBlindly: Play = (seed, field) => {
  const chance = chanceOf(seed);
  const base = baseOf('wide');
  const draw = (middle: number): number => middle + integerBetween(chance, -BLIND_REACH_PX, BLIND_REACH_PX);
  return playBy(strongholdDefense, seed, field, (round) => {
    if (round.tick % TAP_TICKS !== 0) return;
    if (integerBelow(chance, BLIND_CALL_EVERY) === 0) {
      round.act({ code: CALL, x: 0, y: 0 });
      return;
    }
    const [along, across] = [draw(base.x), draw(base.y)];
    round.act({ code: BUILD, ...(field === 'wide' ? { x: along, y: across } : { x: across, y: along }) });
  });
};

/** Builds, sells and calls at once; `chance` adds noise to the places and decides when it calls. */
const defend = (seed: string, field: FieldName, chance?: RandomState): Round => {
  const callsAtLeft = chance === undefined ? PERFECT_CALLS_AT_LEFT : integerBelow(chance, 8);
  return playBy(strongholdDefense, seed, field, (round) => {
    const { state } = round;
    const action = nextMove(state, callsAtLeft, chance);
    if (action) round.act(action);
  });
};

/** Returns how much room there is for towers within range of the first way: the fewer craters, the better. */
function roomOfFirstWay(begun: Round): number {
  const { field, ground } = begun.state as StrongholdState;
  const { craters, gates } = ground;
  return -craters.filter((crater) => isBeside(crater, field, gates[0] ?? 0, STRONGHOLD_CONFIG.towerRangePx))
    .length;
}

/** Returns the length of the first way that is seen, px. */
function seenOfFirstWay(begun: Round): number {
  const { field, ground } = begun.state as StrongholdState;
  const [from, base] = [borderPoint(field, ground.gates[0] ?? 0), baseOf(field)];
  return Math.hypot(from.x - base.x, from.y - base.y);
}

/** Ticks from one blind tap to the next, within the time that a rescue asks for, and how long each is held. */
const BLIND_EVERY = 150;
const BLIND_HOLD = 5;

/** Taps left and right in turn, which keeps a right to be put back on the road. Steering at random makes less. */
const steerBlindly: Play = (seed, field) =>
  playBy(alienRacing, seed, field, (round) => {
    const isLeft = Math.floor(round.tick / BLIND_EVERY) % 2 === 0;
    const inTap = round.tick % BLIND_EVERY;
    const side = isLeft ? STEER_CHOICES.left : STEER_CHOICES.right;
    if (inTap === 0) round.act({ code: STEER, x: side, y: 0 });
    if (inTap === BLIND_HOLD) round.act({ code: STEER, x: STEER_CHOICES.straight, y: 0 });
  });

/** Takes fields of these forms first, and then the greatest way. */
const promiseOf =
  (...words: readonly FormWord[]) =>
  (begun: Round): number => {
    const { form, pod } = (begun as Round<RacingState>).state;
    return (words.includes(formWord(form)) ? RACE_UNITS : 0) + pod.distance;
  };

const PERFECT_DRIVER = {
  sightUnits: 6000,
  leastTicks: 1,
  mostTicks: 1,
  slack: 60,
  wantsPads: true,
  takesChoice: true,
};

const drive = (seed: string, field: FieldName, chance: RandomState): Round =>
  driveRace(seed, field, {
    sightUnits: integerBetween(chance, 3000, 9000),
    leastTicks: 1,
    mostTicks: integerBetween(chance, 1, 12),
    slack: integerBetween(chance, 20, 160),
    wantsPads: integerBelow(chance, 4) > 0,
    takesChoice: integerBelow(chance, 4) > 0,
  });

export const PROGRAMS: Readonly<Partial<Record<GameId, Programs>>> = {
  // Little that the seed hides helps a program that hits with every strike.
  'alien-clicker': {
    blind: strikeBlindly,
    seedReader: strikeAtOnce,
    best: strikeAtOnce,
    ignoresChoice: (seed, field) =>
      playClicker(seed, field, { ...CLICKER_SKILLS.decent, takesChoice: false }),
  },
  'memory-match': { blind: flipBlindly, seedReader: knowAllCards, best: rememberAll },
  'stronghold-defense': {
    blind: buildBlindly,
    seedReader: (seed, field) => bestOf((chance) => defend(seed, field, chance), seed),
    best: (seed, field) => defend(seed, field),
    ignoresChoice: (seed, field) =>
      playStronghold(seed, field, { ...STRONGHOLD_SKILLS.decent, callsAtLeft: null }),
    promises: [roomOfFirstWay, seenOfFirstWay],
  },
  'alien-racing': {
    ignoresChoice: (seed, field) => driveRace(seed, field, { ...RACING_SKILLS.decent, takesChoice: false }),
    blind: steerBlindly,
    seedReader: (seed, field) => bestOf((chance) => drive(seed, field, chance), seed),
    best: (seed, field) => driveRace(seed, field, PERFECT_DRIVER),
    promises: [promiseOf('weak'), promiseOf('weak', 'fair')],
  },
};
