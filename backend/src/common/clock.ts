import { Injectable } from '@nestjs/common';

/** What time it is. Injected wherever time decides something, so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
