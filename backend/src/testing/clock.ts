import { Clock } from '../common/clock.js';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private time: number;

  constructor(start: Date = new Date('2030-01-01T12:00:00.000Z')) {
    super();
    this.time = start.getTime();
  }

  override now(): Date {
    return new Date(this.time);
  }

  /** Moves the clock on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }

  /** Sets the clock to a point in time. */
  set(time: Date): void {
    this.time = time.getTime();
  }
}
