import { Injectable } from '@nestjs/common';

/** Current time. Injected wherever time decides something, so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;

  /** Returns milliseconds of a monotonic clock with an arbitrary start. */
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
