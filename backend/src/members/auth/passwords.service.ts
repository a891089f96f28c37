import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Random } from '../../platform/common/random.js';
import { FairQueue, memberCaller } from '../../platform/limits/fair-queue.js';

/** Options for Argon2id (the library's default) as OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;

/** One hash takes some 30 ms, so the last of so many callers waits for about two seconds. */
const RULES = { atOnce: 1, waitingPerCaller: 9, callers: 64 };

/** Who waits for a password: a member, also on a browser that is known as theirs, or anybody at an address. */
export type PasswordCaller = { readonly memberId: number } | { readonly address: string };

/**
 * Hashes and compares passwords: one of a member and one of a stranger at the same time. However many
 * strangers there are, members do not wait for them.
 */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly ofMembers = new FairQueue(RULES);
  private readonly ofStrangers = new FairQueue(RULES);
  private dummyHash = '';

  constructor(private readonly random: Random) {}

  async onModuleInit(): Promise<void> {
    this.dummyHash = await hash(this.random.bytes(32), ARGON2_OPTIONS);
  }

  /**
   * Returns the password as an argon2id PHC string.
   *
   * @param caller by whom the queue is shared; the server itself without one
   * @throws Problem `request.too_many` or `server.busy`, see `FairQueue`.
   */
  hash(password: string, caller?: PasswordCaller): Promise<string> {
    const salt = this.random.bytes(SALT_BYTES);
    return this.inTurn(caller, () => hash(password, { ...ARGON2_OPTIONS, salt }));
  }

  /**
   * Returns whether the password matches the hash. Without a hash (unknown member) it does the same work and
   * returns false. Throws like `hash`.
   */
  async isCorrect(
    password: string,
    storedHash: string | undefined,
    caller: PasswordCaller,
  ): Promise<boolean> {
    const isMatch = await this.inTurn(caller, () => verify(storedHash ?? this.dummyHash, password));
    return isMatch && storedHash !== undefined;
  }

  private inTurn<T>(caller: PasswordCaller | undefined, work: () => Promise<T>): Promise<T> {
    if (caller && 'address' in caller) return this.ofStrangers.run(caller.address, work);
    return this.ofMembers.run(caller ? memberCaller(caller.memberId) : 'server', work);
  }
}
