import type { FieldName } from '../../../rules-core/define-game.js';
import { createRandom, integerBetween, type RandomState } from '../../../rules-core/random.js';
import { createRound, type Round } from '../../../rules-core/round.js';
import { RACING_CONFIG as CONFIG } from './config.js';
import { STEER, STEER_CHOICES, alienRacing } from './alien-racing.rules.js';
import type { RacingEvent } from './events.js';
import type { RacingState } from './state.js';
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
}

/** Skills of the bots. A decent bot scores about par; the others are below and above it. */
export const RACING_SKILLS = {
  novice: { sightUnits: 1900, leastTicks: 18, mostTicks: 46, slack: 320, wantsPads: false },
  decent: { sightUnits: 3000, leastTicks: 10, mostTicks: 26, slack: 170, wantsPads: false },
  expert: { sightUnits: 5200, leastTicks: 5, mostTicks: 13, slack: 80, wantsPads: true },
} as const satisfies Record<string, RacingSkill>;

/** Extra distance beyond their width at which pods pass rocks and plasma. */
const CLEARANCE = 90;

const MIDDLE_LANE_PULL = 0.5;

/** Maximum distance from the middle unless there is a reason, thousandths. */
const SAFE_X = 850;

/** Returns the wanted position: beside the next hazard, over a wanted pad, else towards the middle. */
function wantedX(state: Readonly<RacingState>, skill: RacingSkill): number {
  const { pod, track } = state;
  const next = thingAt(track, pod.nextThing);
  const ahead = distanceOfThing(track, pod.nextThing) - pod.distance;
  if (next === undefined || ahead > skill.sightUnits) return pod.x * MIDDLE_LANE_PULL;
  const { kind, x } = next;
  if (kind === 'pad') return skill.wantsPads ? x : pod.x * MIDDLE_LANE_PULL;
  const clear = CONFIG.reachX[kind] + CLEARANCE;
  const safeX = Math.max(-SAFE_X, Math.min(pod.x, SAFE_X));
  if (Math.abs(x - safeX) >= clear) return safeX;
  const isLeftFree = x - clear > -900;
  const isRightFree = x + clear < 900;
  const isLeftNearer = pod.x < x;
  return (isLeftNearer && isLeftFree) || !isRightFree ? x - clear : x + clear;
}

/** Returns the wanted position, or one beside a rival that is right ahead. */
function roundRivals(state: Readonly<RacingState>, wanted: number): number {
  for (const rival of state.rivals) {
    const ahead = rival.distance - state.pod.distance;
    if (ahead < 0 || ahead > 900 || Math.abs(rival.x - wanted) >= CONFIG.bumpX + CLEARANCE) continue;
    return rival.x > 0 ? rival.x - CONFIG.bumpX - CLEARANCE : rival.x + CONFIG.bumpX + CLEARANCE;
  }
  return wanted;
}

/** Chooses the steering that balances the bend and moves the pod to the wanted position. */
function chooseSteering(state: Readonly<RacingState>, skill: RacingSkill): number {
  const { pod, track } = state;
  const push = curveAt(track, pod.distance + pod.speed * 8) * CONFIG.curvePush;
  const way = roundRivals(state, wantedX(state, skill)) - (pod.x - push * 10);
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
