import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { FairQueue } from '../../platform/limits/fair-queue.js';
import { Random } from '../../platform/common/random.js';

/** Options for Argon2id (the library's default) as OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;

/**
 * Limits for hashing, so that a flood of passwords costs neither memory nor minutes. Callers wait for about a
 * second at most, and an address with hundreds of passwords delays another caller by one turn.
 */
const TURNS = { atOnce: 2, atOncePerCaller: 2, waitingPerCaller: 8, waiting: 64, longestWaitMs: 1000 };

/** Queue key of the server's own work. */
const THE_SERVER = 'the server';

/** Hashes and compares passwords. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly turns: FairQueue;
  private dummyHash = '';

  constructor(
    private readonly random: Random,
    clock: Clock,
  ) {
    this.turns = new FairQueue(TURNS, () => clock.runningMs());
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.turns.run(THE_SERVER, () => hash(this.random.bytes(32), ARGON2_OPTIONS));
  }

  /**
   * Throws if a password of the caller can neither be hashed now nor queued.
   *
   * @param caller key by which the queue is shared: an address or a member
   * @throws Problem `request.too_many` if too many of the caller's passwords wait, `server.busy` if too many
   * wait overall
   */
  assertCapacity(caller: string): void {
    this.turns.assertCapacity(caller);
  }

  /** Returns the password as an argon2id PHC string. Throws like `assertCapacity`. */
  hash(password: string, caller: string = THE_SERVER): Promise<string> {
    const salt = this.random.bytes(SALT_BYTES);
    return this.turns.run(caller, () => hash(password, { ...ARGON2_OPTIONS, salt }));
  }

  /**
   * Returns whether the password matches the hash. Without a hash (unknown member) it does the same work and
   * returns false. Throws like `assertCapacity`.
   */
  async isCorrect(
    password: string,
    storedHash: string | undefined,
    caller: string = THE_SERVER,
  ): Promise<boolean> {
    const isMatch = await this.turns.run(caller, () => verify(storedHash ?? this.dummyHash, password));
    return isMatch && storedHash !== undefined;
  }
}
