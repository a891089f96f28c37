import type { Random } from '../../platform/common/random.js';

/** No letter or digit that is taken for another one: the password is read out or copied by hand. */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 31 letters, 16 of them: 79 bits. */
const PASSWORD_LENGTH = 16;

/** How long it opens the account; the texts that speak of it say 24 hours. */
export const ONE_TIME_PASSWORD_MS = 24 * 60 * 60 * 1000;

/** What is known of the password of an account: flags as 0 or 1, times in milliseconds UTC. */
export interface OneTimeRow {
  readonly mustChangePassword: number;
  readonly oneTimePasswordUntil: number | null;
}

/** Until when a one-time password that is issued now opens the account. */
export function oneTimePasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + ONE_TIME_PASSWORD_MS);
}

/** Whether the account has a one-time password that has run out. */
export function hasRunOut({ mustChangePassword, oneTimePasswordUntil }: OneTimeRow, now: Date): boolean {
  return mustChangePassword === 1 && (oneTimePasswordUntil ?? 0) <= now.getTime();
}

/** A random password that somebody else passes on, to be changed at the next sign-in. */
export function oneTimePassword(random: Random): string {
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    // 248 is the greatest multiple of 31 letters in a byte: each letter is as likely as every other.
    for (const byte of random.bytes(PASSWORD_LENGTH)) {
      if (byte < 248) password += PASSWORD_LETTERS[byte % PASSWORD_LETTERS.length] ?? '';
    }
  }
  return password.slice(0, PASSWORD_LENGTH);
}
