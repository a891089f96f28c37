import { Clock } from '../../src/platform/common/clock.js';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private time: number;
  private running = 0;

  constructor(start: Date = new Date('2030-01-01T12:00:00.000Z')) {
    super();
    this.time = start.getTime();
  }

  override now(): Date {
    return new Date(this.time);
  }

  override runningMs(): number {
    return this.running;
  }

  /** Advances the time by so many milliseconds; a negative number sets the clock back. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    this.running += Math.max(0, milliseconds);
  }

  /** Sets the clock to a point in time. */
  set(time: Date): void {
    this.time = time.getTime();
  }
}
