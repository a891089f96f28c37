import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import pLimit from 'p-limit';
import { Problem } from '../common/problem.js';
import { Random } from '../common/random.js';

/** Argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many passwords are worked on at once, and how many may wait, so that a flood costs neither memory nor minutes. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 5;

/** Turns passwords into hashes and compares them. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly inTurn = pLimit(MAX_AT_ONCE);
  private nobodysHash = '';

  constructor(private readonly random: Random) {}

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await hash(this.random.bytes(32), ARGON2_OPTIONS);
  }

  /** The password as an argon2id PHC string. Throws `server.busy` when too many wait already. */
  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, ARGON2_OPTIONS));
  }

  /**
   * Whether the password is the one of this hash. Without a hash (there is no such member) it does the same work and
   * says no. Throws `server.busy` when too many wait already.
   */
  async isCorrect(password: string, storedHash: string | undefined): Promise<boolean> {
    const isMatch = await this.queued(() => verify(storedHash ?? this.nobodysHash, password));
    return isMatch && storedHash !== undefined;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.inTurn.pendingCount >= MAX_WAITING) {
      throw new Problem('server.busy', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
    }
    return this.inTurn(work);
  }
}
