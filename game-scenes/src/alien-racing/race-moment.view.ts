import type { RacingState } from './racing-state.rules.js';

/** A pod between two ticks. */
export interface SeenPod {
  /** Units from the start, and thousandths from the middle. */
  distance: number;
  x: number;
  speed: number;
  /** −1 to 1: how fast it goes to the side. */
  lean: number;
}

/** What is drawn: the race somewhere between the tick before and the present one. */
export interface Moment {
  readonly pod: SeenPod;
  readonly rivals: readonly SeenPod[];
}

export interface Moments {
  /** Keeps the present as the past; called before each tick. */
  remember(): void;
  /** The moment `alpha` (0–1) of the way to the present; `ticksOver` after the race has ended. Always the same object. */
  at(alpha: number, ticksOver: number): Moment;
}

/** What is over rolls on for so long, ticks: the pods leave the line behind them. */
const ROLLING_TICKS = 90;

/** A rival that goes to the side so fast leans as far as it can, thousandths per tick. */
const RIVAL_LEAN = 9;
const POD_LEAN = 32;

/** A share of the way to the new lean in each tick: rivals turn at once, pods do not. */
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

/** Ticks' worth of way that a pod still makes with its engine off. */
const rolled = (ticksOver: number): number => {
  const ticks = Math.min(ticksOver, ROLLING_TICKS);
  return ticks - (ticks * ticks) / (3 * ROLLING_TICKS);
};

/** The share of its speed that it has left. */
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
