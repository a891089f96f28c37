import type { FieldName } from '../../../rules-core/define-game.js';
import { createRandom, integerBelow, nextUint32, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { FLIP, memoryMatch, type MemoryEvent } from './memory-match.rules.js';
import { NO_CARD, isFaceUp, isTurning, type MemoryState } from './state.js';

/** Speed and memory of a bot. */
export interface MemorySkill {
  /** Average ticks from one card to the next; the actual time varies by up to a third. */
  readonly ticksPerCard: number;
  /** Number of recently seen cards that are remembered; older ones are forgotten. */
  readonly remembered: number;
  /** One in this many remembered cards is mixed up. */
  readonly slipsOneIn: number;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const MEMORY_SKILLS = {
  novice: { ticksPerCard: 88, remembered: 3, slipsOneIn: 5 },
  decent: { ticksPerCard: 70, remembered: 5, slipsOneIn: 6 },
  expert: { ticksPerCard: 42, remembered: 9, slipsOneIn: 20 },
} as const satisfies Record<string, MemorySkill>;

interface Mind {
  readonly skill: MemorySkill;
  readonly random: RandomState;
  /** Cards in the order in which they were last seen, the newest at the end. */
  readonly seen: number[];
}

const UINT32_RANGE = 4294967296;

function remember({ seen, skill }: Mind, card: number): void {
  const known = seen.indexOf(card);
  if (known >= 0) seen.splice(known, 1);
  seen.push(card);
  if (seen.length > skill.remembered) seen.shift();
}

const hidden = (state: Readonly<MemoryState>): number[] =>
  state.symbols.map((_, card) => card).filter((card) => !isFaceUp(state, card));

function anyOf(random: RandomState, cards: readonly number[]): number {
  return cards[integerBelow(random, Math.max(cards.length, 1))] ?? 0;
}

/** Returns the remembered partner of a card, if any, except for random slips. */
function partnerOf(mind: Mind, state: Readonly<MemoryState>, card: number): number | undefined {
  const partner = mind.seen.find(
    (other) => other !== card && !isFaceUp(state, other) && state.symbols[other] === state.symbols[card],
  );
  if (partner === undefined) return undefined;
  return integerBelow(mind.random, mind.skill.slipsOneIn) === 0 ? undefined : partner;
}

/** Returns a card of a fully remembered pair, else the card not seen for the longest time. */
function chooseFirst(mind: Mind, state: Readonly<MemoryState>): number {
  for (const card of mind.seen) {
    if (!isFaceUp(state, card) && partnerOf(mind, state, card) !== undefined) return card;
  }
  return chooseUnknown(mind, state);
}

function chooseUnknown(mind: Mind, state: Readonly<MemoryState>): number {
  const candidates = hidden(state);
  const unknown = candidates.filter((card) => !mind.seen.includes(card));
  return anyOf(mind.random, unknown.length > 0 ? unknown : candidates);
}

function chooseSecond(mind: Mind, state: Readonly<MemoryState>): number {
  return partnerOf(mind, state, state.first) ?? chooseUnknown(mind, state);
}

/** Plays a whole round with a bot; the same seed, field and skill give the same round. */
export function playMemory(
  seed: string,
  field: FieldName,
  skill: MemorySkill,
): Round<MemoryState, MemoryEvent> {
  const round = createRound(memoryMatch, seed, field);
  const mind: Mind = { skill, random: createRandom([...seed].reverse().join('')), seen: [] };
  const pause = (): number =>
    Math.round(skill.ticksPerCard * (2 / 3 + ((2 / 3) * nextUint32(mind.random)) / UINT32_RANGE));
  let flipsAt = pause();
  while (!round.outcome.isFinished) {
    if (round.state.second !== NO_CARD) {
      flipsAt = Math.max(flipsAt, round.state.turnsBackAt + Math.round(pause() / 2));
    } else if (round.tick >= flipsAt && !isTurning(round.state)) {
      const isFirst = round.state.first === NO_CARD;
      const card = isFirst ? chooseFirst(mind, round.state) : chooseSecond(mind, round.state);
      round.act({ code: FLIP, x: card, y: 0 });
      remember(mind, card);
      flipsAt = round.tick + pause();
    }
    round.advance();
  }
  return round;
}
