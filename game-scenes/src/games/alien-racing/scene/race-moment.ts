import type { RacingState } from '../rules/state.js';

/** A pod between two ticks. */
export interface SeenPod {
  /** Units from the start, and thousandths from the middle. */
  distance: number;
  x: number;
  speed: number;
  /** −1 to 1, by the sideways speed. */
  lean: number;
}

/** State to be drawn, between the previous tick and the present one. */
export interface Moment {
  readonly pod: SeenPod;
  readonly rivals: readonly SeenPod[];
}

export interface Moments {
  /** Stores the present state as the previous one; call it before each tick. */
  remember(): void;
  /** Returns the state `alpha` (0–1) of the way to the present, or `ticksOver` later. Reuses one object. */
  at(alpha: number, ticksOver: number): Moment;
}

/** Ticks for which pods roll on after the end, so that they leave the line behind. */
const ROLLING_TICKS = 90;

/** Sideways speed in thousandths per tick at which a pod leans fully. */
const RIVAL_LEAN = 9;
const POD_LEAN = 32;

/** Share of the remaining lean per tick, since rivals change direction abruptly. */
const LEAN_GAIN = 0.12;

interface Place {
  distance: number;
  x: number;
  speed: number;
}

const copy = (from: Readonly<Place>, to: Place): void => {
  to.distance = from.distance;
  to.x = from.x;
  to.speed = from.speed;
};

const nowhere = (): Place => ({ distance: 0, x: 0, speed: 0 });
const unseen = (): SeenPod => ({ ...nowhere(), lean: 0 });

const between = (from: number, to: number, alpha: number): number => from + (to - from) * alpha;

function blend(before: Readonly<Place>, present: Readonly<Place>, alpha: number, seen: SeenPod): void {
  seen.distance = between(before.distance, present.distance, alpha);
  seen.x = between(before.x, present.x, alpha);
  seen.speed = between(before.speed, present.speed, alpha);
}

/** Returns the distance that a pod rolls with its engine off, in ticks at full speed. */
const rolled = (ticksOver: number): number => {
  const ticks = Math.min(ticksOver, ROLLING_TICKS);
  return ticks - (ticks * ticks) / (3 * ROLLING_TICKS);
};

/** Returns the share of the speed that is left. */
const rest = (ticksOver: number): number =>
  1 - (2 * Math.min(ticksOver, ROLLING_TICKS)) / (3 * ROLLING_TICKS);

export function createMoments(state: Readonly<RacingState>): Moments {
  const podBefore = nowhere();
  const rivalsBefore = state.rivals.map(nowhere);
  const moment = { pod: unseen(), rivals: state.rivals.map(unseen) };
  const remember = (): void => {
    copy(state.pod, podBefore);
    state.rivals.forEach((rival, index) => {
      const before = rivalsBefore[index];
      const seen = moment.rivals[index];
      if (before === undefined || seen === undefined) return;
      const lean = Math.max(-1, Math.min((rival.x - before.x) / RIVAL_LEAN, 1));
      seen.lean += (lean - seen.lean) * LEAN_GAIN;
      copy(rival, before);
    });
  };
  remember();
  return {
    remember,
    at(alpha, ticksOver) {
      const { pod } = moment;
      const rolling = rolled(ticksOver);
      blend(podBefore, state.pod, alpha, pod);
      pod.lean = state.pod.sideways / POD_LEAN;
      pod.distance += pod.speed * rolling;
      pod.speed *= rest(ticksOver);
      for (let index = 0; index < moment.rivals.length; index++) {
        const [before, rival, seen] = [rivalsBefore[index], state.rivals[index], moment.rivals[index]];
        if (before === undefined || rival === undefined || seen === undefined) continue;
        blend(before, rival, alpha, seen);
        seen.distance += seen.speed * rolling;
      }
      return moment;
    },
  };
}
