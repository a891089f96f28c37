import type { FieldName } from '../../../rules-core/define-game.js';
import { createRandom, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { RACING_CONFIG as CONFIG } from './config.js';
import { STEER, STEER_CHOICES, alienRacing } from './alien-racing.rules.js';
import type { RacingEvent } from './events.js';
import { within } from './numbers.js';
import type { RacingState, Rival } from './state.js';
import { curveAt, distanceOfThing, thingAt } from './track.js';

/** Vision and steering of a bot. */
export interface RacingSkill {
  /** Distance at which things on the road are seen, units. */
  readonly sightUnits: number;
  /** Ticks from seeing to steering: the least and the most. */
  readonly leastTicks: number;
  readonly mostTicks: number;
  /** Tolerated deviation from the wanted position, thousandths. */
  readonly slack: number;
  /** Whether the bot drives for boost pads within reach. */
  readonly wantsPads: boolean;
  /** Whether the bot drives for slipstreams, and leaves them once the bar is full. */
  readonly takesChoice: boolean;
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const RACING_SKILLS = {
  novice: {
    sightUnits: 1900,
    leastTicks: 18,
    mostTicks: 46,
    slack: 320,
    wantsPads: false,
    takesChoice: true,
  },
  decent: {
    sightUnits: 3000,
    leastTicks: 10,
    mostTicks: 26,
    slack: 170,
    wantsPads: false,
    takesChoice: true,
  },
  expert: { sightUnits: 5200, leastTicks: 5, mostTicks: 13, slack: 80, wantsPads: true, takesChoice: true },
} as const satisfies Record<string, RacingSkill>;

/** Extra distance beyond their width at which pods pass rocks and plasma. */
const CLEARANCE = 90;

const MIDDLE_LANE_PULL = 0.5;

/** Distance to a rival that the bot follows: nearer, it would bump; farther, it would not catch up. */
const LEAST_GAP = 500;
const CHASE_UNITS = 3000;

/** A rival is passed from this distance on, or from where the bot would reach it after so many ticks more. */
const BUMP_SIGHT = 400;
const BUMP_TICKS = 40;

/** Distance across the road at which a slipstream is left and a rival is passed. */
const BESIDE_X = CONFIG.bumpX + CLEARANCE;

/** Maximum distance from the middle unless there is a reason, thousandths. */
const SAFE_X = 850;

const safe = (x: number): number => within(x, -SAFE_X, SAFE_X);

/** Returns the rival whose slipstream is nearest, if one is within reach. */
function rivalToFollow({ pod, rivals }: Readonly<RacingState>): Readonly<Rival> | undefined {
  const aheadOf = ({ distance }: Readonly<Rival>): number => distance - pod.distance;
  return rivals
    .filter((rival) => rival.finishedAt === 0 && aheadOf(rival) > LEAST_GAP && aheadOf(rival) < CHASE_UNITS)
    .sort((one, other) => aheadOf(one) - aheadOf(other))[0];
}

/** Returns the position in a slipstream, or beside it once the bar is full; towards the middle without one. */
function drivenX(state: Readonly<RacingState>, { takesChoice }: RacingSkill): number {
  const { pod } = state;
  const rival = takesChoice && pod.slingTicks === 0 ? rivalToFollow(state) : undefined;
  if (rival === undefined) return pod.x * MIDDLE_LANE_PULL;
  if (pod.charge < CONFIG.chargeTicks) return safe(rival.x);
  return rival.x > 0 ? rival.x - BESIDE_X : rival.x + BESIDE_X;
}

/** Returns the wanted position: beside the next hazard, over a wanted pad, else where a slipstream is. */
function wantedX(state: Readonly<RacingState>, skill: RacingSkill): number {
  const { pod, track } = state;
  const goal = drivenX(state, skill);
  const next = thingAt(track, pod.nextThing);
  const ahead = distanceOfThing(track, pod.nextThing) - pod.distance;
  if (next === undefined || ahead > skill.sightUnits) return goal;
  const { kind, x } = next;
  if (kind === 'pad') return skill.wantsPads ? x : goal;
  const clear = CONFIG.reachX[kind] + CLEARANCE;
  const isOnThatSide = goal < x === pod.x < x;
  if (isOnThatSide && Math.abs(x - goal) >= clear) return goal;
  const safeX = safe(pod.x);
  if (Math.abs(x - safeX) >= clear) return safeX;
  const isLeftFree = x - clear > -900;
  const isRightFree = x + clear < 900;
  const isLeftNearer = pod.x < x;
  return (isLeftNearer && isLeftFree) || !isRightFree ? x - clear : x + clear;
}

/** Returns the wanted position, or one beside a rival that is right ahead. */
function roundRivals(state: Readonly<RacingState>, wanted: number, takesChoice: boolean): number {
  for (const rival of state.rivals) {
    const ahead = rival.distance - state.pod.distance;
    const closing = Math.max(0, state.pod.speed - rival.speed);
    const sight = takesChoice ? BUMP_SIGHT + closing * BUMP_TICKS : CONFIG.slipstreamUnits;
    if (ahead < 0 || ahead > sight || Math.abs(rival.x - wanted) >= BESIDE_X) continue;
    return rival.x > 0 ? rival.x - BESIDE_X : rival.x + BESIDE_X;
  }
  return wanted;
}

/** Chooses the steering that balances the bend and moves the pod to the wanted position. */
function chooseSteering(state: Readonly<RacingState>, skill: RacingSkill): number {
  const { pod, track } = state;
  const push = curveAt(track, pod.distance + pod.speed * 8) * CONFIG.curvePush;
  const way = roundRivals(state, wantedX(state, skill), skill.takesChoice) - (pod.x - push * 10);
  if (Math.abs(way) <= skill.slack) return STEER_CHOICES.straight;
  return way < 0 ? STEER_CHOICES.left : STEER_CHOICES.right;
}

const reaction = (random: RandomState, { leastTicks, mostTicks }: RacingSkill): number =>
  integerBetween(random, leastTicks, mostTicks);

/** Drives a whole race with a bot; the same seed, field and skill give the same race. */
export function driveRace(
  seed: string,
  field: FieldName,
  skill: RacingSkill,
): Round<RacingState, RacingEvent> {
  const round = createRound(alienRacing, seed, field);
  const random = createRandom([...seed].reverse().join(''));
  let held: number = STEER_CHOICES.straight;
  let actsAt = reaction(random, skill);
  while (!round.outcome.isFinished) {
    if (round.tick >= actsAt) {
      const choice = chooseSteering(round.state, skill);
      if (choice !== held) round.act({ code: STEER, x: choice, y: 0 });
      held = choice;
      actsAt = round.tick + reaction(random, skill);
    }
    round.advance();
  }
  return round;
}
