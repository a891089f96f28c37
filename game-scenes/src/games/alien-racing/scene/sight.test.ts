/** Tests that no rock comes into sight too late. */
import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { createWatchedRound } from '../../../rules-core/watched-round.js';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { RACING_SKILLS, driveRace } from '../rules/bot.js';
import { RACE_UNITS } from '../rules/config.js';
import { alienRacing } from '../rules/alien-racing.rules.js';
import { THINGS_UNTIL } from './ground-things.js';
import { LAYOUTS } from './layout.js';
import { distanceOfThing, thingAt } from '../rules/track.js';
import { createProjection } from './road-projection.js';
import { createTrackBends } from './track-bends.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

/** Maximum sideways distance at which a rock is in the way of the pod, thousandths. */
const IN_THE_WAY = 400;

/** Ticks between two looks. */
const LOOK_TICKS = 6;

/** Looks that count: later than a third of a second before a rock is too late, three seconds suffice. */
const WINDOW = { from: 32, to: 4 } as const;

/** Returns, for each rock in the way of a race, the number of looks in the window that show it. */
function sightings(seed: string, field: FieldName): number[] {
  const round = createWatchedRound(alienRacing, seed, driveRace(seed, field, RACING_SKILLS.decent).encode());
  if (round === undefined) throw new Error('The log of a bot can be read.');
  const { track, pod } = round.state;
  const road = createProjection(createTrackBends(track), LAYOUTS[field]);
  const spot = { x: 0, y: 0, scale: 1 };
  const looks = new Map<number, boolean[]>();
  const looksAt = (index: number): boolean[] => {
    const found = looks.get(index) ?? [];
    looks.set(index, found);
    return found;
  };
  const counts: number[] = [];
  while (!round.outcome.isFinished) {
    const first = pod.nextThing;
    round.advance();
    for (let index = first; index < pod.nextThing; index++) {
      const thing = thingAt(track, index);
      if (thing?.kind !== 'rock' || Math.abs(thing.x - pod.x) > IN_THE_WAY) continue;
      counts.push(looksAt(index).slice(-WINDOW.from, -WINDOW.to).filter(Boolean).length);
    }
    if (round.tick % LOOK_TICKS !== 0) continue;
    road.look({ distance: pod.distance, x: pod.x, shakeX: 0, shakeY: 0 }, FIELDS[field].height);
    for (let index = pod.nextThing; distanceOfThing(track, index) < pod.distance + THINGS_UNTIL; index++) {
      const at = distanceOfThing(track, index);
      const isSeen = road.find(at, thingAt(track, index)?.x ?? 0, spot);
      const isOnStage = isSeen && spot.x > 0 && spot.x < FIELDS[field].width && at < RACE_UNITS;
      looksAt(index).push(isOnStage);
    }
  }
  return counts;
}

describe.each(['wide', 'tall'] as const)('on the %s field', (field) => {
  it('every rock in the way is in sight for a second, soon enough to get out of its way', () => {
    const counts = seedsFrom(SEED, 6).flatMap((seed) => sightings(seed, field));
    expect(counts.length).toBeGreaterThan(20);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60 / LOOK_TICKS);
  });
});
