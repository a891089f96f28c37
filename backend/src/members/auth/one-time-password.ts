import type { Random } from '../../platform/common/random.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { UserEntity } from '../user/user.entity.js';

/** Letters and digits that are not easily confused: the password is read out or copied by hand. */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 of 31 letters: 79 bits. */
const PASSWORD_LENGTH = 16;

/** Lifetime of a one-time password. Texts that mention it say 24 hours. */
const ONE_TIME_PASSWORD_MS = 24 * 60 * 60 * 1000;

/** Password state of an account, as an entity or as a row of the database. */
export interface OneTimeState {
  readonly mustChangePassword: boolean | number;
  readonly oneTimePasswordUntil: Date | number | null;
}

/** Sets the hash of a one-time password for a member. */
export async function setOneTimePassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const oneTimePasswordUntil = new Date(now.getTime() + ONE_TIME_PASSWORD_MS);
  const state = { passwordHash, mustChangePassword: true, oneTimePasswordUntil };
  await tx.repository(UserEntity).update(userId, state);
}

/** Returns whether the account has an expired one-time password. */
export function hasRunOut({ mustChangePassword, oneTimePasswordUntil }: OneTimeState, now: Date): boolean {
  return Boolean(mustChangePassword) && Number(oneTimePasswordUntil ?? 0) <= now.getTime();
}

/** Returns a random password to hand to a member, who has to change it at the next sign-in. */
export function oneTimePassword(random: Random): string {
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    // 248 is the largest multiple of 31 in a byte, so all letters are equally likely.
    for (const byte of random.bytes(PASSWORD_LENGTH)) {
      if (byte < 248) password += PASSWORD_LETTERS[byte % PASSWORD_LETTERS.length] ?? '';
    }
  }
  return password.slice(0, PASSWORD_LENGTH);
}
