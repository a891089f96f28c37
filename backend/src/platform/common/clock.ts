import { Injectable } from '@nestjs/common';

/** What is later than now by more than this comes from a clock that was wrong: those of nodes agree to some seconds. */
export const CLOCK_FAULT_MS = 60 * 1000;

/** What time it is. Injected wherever time decides something, so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;

  /** Milliseconds since some moment, by a clock that nobody sets. */
  abstract runningMs(): number;
}

/** The machine's clock. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }

  override runningMs(): number {
    return performance.now();
  }
}
