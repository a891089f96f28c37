import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Unpredictable bytes, for seeds, ids and tokens. Injected, so that tests can set them. */
export abstract class Random {
  abstract bytes(count: number): Buffer;
}

/** Bytes from the operating system's generator. */
@Injectable()
export class SystemRandom extends Random {
  override bytes(count: number): Buffer {
    return randomBytes(count);
  }
}
