import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { FairQueue } from '../../platform/limits/fair-queue.js';
import { Random } from '../../platform/common/random.js';

/** Argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;

/**
 * How many passwords are worked on at once and may wait, so that a flood costs neither memory nor minutes: nobody waits for
 * more than about a second, and an address with hundreds keeps no other one waiting for more than a turn.
 */
const TURNS = { atOnce: 2, atOncePerCaller: 2, waitingPerCaller: 8, waiting: 64, longestWaitMs: 1000 };

/** Whom the server's own work counts for. */
const THE_SERVER = 'the server';

/** Turns passwords into hashes and compares them. */
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
   * Makes sure that a password of a caller could be worked on, or wait for it.
   *
   * @param caller by what they share the work with others: their address, or who they are
   * @throws Problem `request.too_many` when too many of theirs wait already, `server.busy` when too many of all do
   */
  assertCapacity(caller: string): void {
    this.turns.assertCapacity(caller);
  }

  /** The password as an argon2id PHC string. Throws like `assertCapacity`. */
  hash(password: string, caller: string = THE_SERVER): Promise<string> {
    const salt = this.random.bytes(SALT_BYTES);
    return this.turns.run(caller, () => hash(password, { ...ARGON2_OPTIONS, salt }));
  }

  /**
   * Whether the password is the one of this hash. Without a hash (there is no such member) it does the same work and
   * says no. Throws like `assertCapacity`.
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
