import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { createRandom, nextUint32, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { STRIKE, alienClicker, type ClickerEvent } from './alien-clicker.rules.js';
import { isInRing, weatherAt, type ClickerState, type ClickerTarget } from './state.js';

/** Hand of a bot: time to a target is `reactionTicks + strideTicks × √(distance ÷ size)` (Meyer's law). */
export interface ClickerSkill {
  readonly reactionTicks: number;
  readonly strideTicks: number;
  /** Largest error of the aim, in sizes of the target; small errors are more likely. */
  readonly aimError: number;
  /** Whether it keeps a charged head until its ring is worth a strike; else that head is one like any other. */
  readonly takesChoice: boolean;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const CLICKER_SKILLS = {
  novice: { reactionTicks: 26, strideTicks: 19, aimError: 0.85, takesChoice: true },
  decent: { reactionTicks: 18, strideTicks: 16.5, aimError: 0.62, takesChoice: true },
  expert: { reactionTicks: 9, strideTicks: 10, aimError: 0.5, takesChoice: true },
} as const satisfies Record<string, ClickerSkill>;

/** Position and aim of a bot's hand; it starts at the middle of the field. */
interface Hand {
  x: number;
  y: number;
  /** Tick of the next strike. */
  strikesAt: number;
  aimX: number;
  aimY: number;
}

const UINT32_RANGE = 4294967296;

/** Returns a number from −1 to 1, more likely near 0: the sum of two uniform draws. */
const noise = (random: RandomState): number => (nextUint32(random) + nextUint32(random)) / UINT32_RANGE - 1;

/** Heads in the ring of a charged one for which it is struck at once. */
const FULL_RING = 3;

/** Height, as a share of the field's, from which a charged head is struck for what there is: it will be lost. */
const LAST_CHANCE = 0.85;

function ticksTo(hand: Hand, target: ClickerTarget, skill: ClickerSkill): number {
  const dx = target.x - hand.x;
  const dy = target.y - hand.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  return Math.ceil(skill.reactionTicks + skill.strideTicks * Math.sqrt(distance / target.sizePx));
}

/** Returns the head where it will be after some ticks, if nothing hits it. */
function ahead(target: ClickerTarget, ticks: number, { tick }: Readonly<ClickerState>): ClickerTarget {
  const drift = weatherAt(tick) === 'storm' ? target.driftPxPerTick : 0;
  return { ...target, x: target.x + ticks * drift, y: target.y + ticks * target.speedPxPerTick };
}

/** Returns what a charged head is worth after some ticks: a full ring, the last chance, or not yet a strike. */
function worthOf(
  spark: ClickerTarget,
  ticks: number,
  state: Readonly<ClickerState>,
): 'full' | 'last' | 'less' {
  const struck = ahead(spark, ticks, state);
  const inRing = state.targets.filter(
    (head) => head !== spark && isInRing(struck, ahead(head, ticks, state), state.field),
  );
  if (inRing.length >= FULL_RING) return 'full';
  return struck.y > FIELDS[state.field].height * LAST_CHANCE ? 'last' : 'less';
}

/**
 * Aims at the head that can be struck soonest while it is fully visible. A charged one goes first when its ring
 * is full, and is left alone before.
 */
function chooseTarget(
  hand: Hand,
  state: Readonly<ClickerState>,
  skill: ClickerSkill,
  random: RandomState,
): void {
  const { width, height } = FIELDS[state.field];
  let soonest = Infinity;
  for (const target of state.targets) {
    const ticks = Math.max(ticksTo(hand, target, skill), state.blaster.readyAt - state.tick);
    const { x, y } = ahead(target, ticks, state);
    const worth = skill.takesChoice && target.isCharged ? worthOf(target, ticks, state) : undefined;
    const isInView = target.y > 0 && y < height;
    if (!isInView || worth === 'less' || (ticks >= soonest && worth !== 'full')) continue;
    soonest = worth === 'full' ? 0 : ticks;
    hand.strikesAt = state.tick + ticks;
    const error = skill.aimError * target.sizePx;
    hand.aimX = Math.min(Math.max(Math.round(x + noise(random) * error), 0), width);
    hand.aimY = Math.min(Math.max(Math.round(y + noise(random) * error), 0), height);
  }
}

/** Plays a whole round with a bot; the same seed, field and skill give the same round. */
export function playClicker(
  seed: string,
  field: FieldName,
  skill: ClickerSkill,
): Round<ClickerState, ClickerEvent> {
  const round = createRound(alienClicker, seed, field);
  const random = createRandom([...seed].reverse().join(''));
  const { width, height } = FIELDS[field];
  const hand: Hand = { x: width / 2, y: height / 2, strikesAt: -1, aimX: 0, aimY: 0 };
  while (!round.outcome.isFinished) {
    if (hand.strikesAt < round.tick) chooseTarget(hand, round.state, skill, random);
    if (hand.strikesAt === round.tick) {
      round.act({ code: STRIKE, x: hand.aimX, y: hand.aimY });
      hand.x = hand.aimX;
      hand.y = hand.aimY;
    }
    round.advance();
  }
  return round;
}
