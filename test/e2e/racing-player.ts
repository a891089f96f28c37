import type { CDPSession, Page } from '@playwright/test';
import type { RacingState } from '../../game-scenes/src/games/alien-racing/rules/state.js';
import { STEER, STEER_CHOICES } from '../../game-scenes/src/games/alien-racing/rules/alien-racing.rules.js';
import type { FollowedRound } from './followed-round.js';

export type Direction = keyof typeof STEER_CHOICES;

const DIRECTIONS = ['straight', 'left', 'right'] as const;

/** Number of ticks for which a steering direction is held. */
const HELD_TICKS = 18;

/** Steers the pod to a side, or straight on. */
export type Steering = (direction: Direction) => Promise<void>;

/** Steering by arrow keys, at most one of which is down. */
export function keySteering(page: Page): Steering {
  const keys = { left: 'ArrowLeft', right: 'ArrowRight' } as const;
  let held: Direction = 'straight';
  return async (direction) => {
    if (held !== 'straight') await page.keyboard.up(keys[held]);
    if (direction !== 'straight') await page.keyboard.down(keys[direction]);
    held = direction;
  };
}

/** Steering by a finger held on one half of the field. */
export async function touchSteering(page: Page, round: FollowedRound): Promise<Steering> {
  const devtools = await page.context().newCDPSession(page);
  let isDown = false;
  return async (direction) => {
    if (isDown) await touch(devtools, 'touchEnd', []);
    isDown = direction !== 'straight';
    if (isDown) await touch(devtools, 'touchStart', [round.onPage(direction === 'left' ? 120 : 420, 700)]);
  };
}

async function touch(
  devtools: CDPSession,
  type: 'touchStart' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Plays Alien Racing: simulates each way of steering and takes the best. */
export class RacingPlayer {
  private held: Direction = 'straight';

  constructor(
    private readonly round: FollowedRound,
    private readonly steer: Steering,
  ) {}

  get state(): Readonly<RacingState> {
    return this.round.copy.state as RacingState;
  }

  /** Chooses the best direction and drives a little. */
  async drive(): Promise<void> {
    await this.hold(this.bestDirection());
    await this.round.pass(HELD_TICKS);
  }

  /** Steers in this direction from now on. */
  async hold(direction: Direction): Promise<void> {
    if (direction === this.held) return;
    await this.steer(direction);
    this.round.copy.act(steering(direction));
    this.held = direction;
  }

  private bestDirection(): Direction {
    const worth = (direction: Direction): number =>
      Math.max(...DIRECTIONS.map((next) => this.worthOf(direction, next)));
    const [straight, left, right] = [worth('straight'), worth('left'), worth('right')];
    if (straight >= left && straight >= right) return 'straight';
    return left > right ? 'left' : 'right';
  }

  /**
   * Rates steering first `now`, then `next`, then straight on: far and fast, on the road, without hitting
   * rocks and plasma.
   */
  private worthOf(now: Direction, next: Direction): number {
    const { round } = this;
    const soon = round.imagine([steering(now)], HELD_TICKS);
    const later = round.imagine([steering(next)], HELD_TICKS, soon);
    const { pod } = round.imagine([steering('straight')], 2 * HELD_TICKS, later) as RacingState;
    const nearEdge = Math.max(0, Math.abs(pod.x) - 600);
    const plasma = pod.slickTicks > 0 ? 500 : 0;
    return pod.distance + 20 * pod.speed - 1.5 * nearEdge - 5000 * pod.crashes - plasma;
  }
}

const steering = (direction: Direction) => ({ code: STEER, x: STEER_CHOICES[direction], y: 0 });
