import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../platform/errors/problem.js';

/** How many of the most common passwords nobody may choose. */
const REFUSED_PASSWORDS = 10_000;

/** They are all in lower case, the most common one first. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, REFUSED_PASSWORDS),
);

/**
 * What is wrong with a password that somebody wants to have, as a sentence: it is among the first that anybody tries, in
 * whatever case. Undefined where nothing is.
 */
export function weaknessOf(password: string, username: string): string | undefined {
  const plain = password.toLowerCase().trim();
  if (plain === '') return 'A password of blanks alone is too easy to guess: choose another one.';
  if (COMMON_PASSWORDS.has(plain)) return 'This password is one of the most common: choose another one.';
  if (isTheName(password, username))
    return 'The name is the first password that others try: choose another one.';
  return undefined;
}

/**
 * Refuses a password that is among the first that anybody tries, wherever somebody chooses one.
 *
 * @param field what the request calls the password
 * @throws Problem `auth.weak_password`.
 */
export function assertHardToGuess(password: string, username: string, field: string): void {
  const message = weaknessOf(password, username);
  if (message !== undefined)
    throw new Problem('auth.weak_password', { message, errors: { [field]: [message] } });
}

/**
 * Refuses a name that tells everybody who reads it the member's password.
 *
 * @throws Problem `auth.weak_password`.
 */
export function assertTellsNoPassword(username: string, password: string): void {
  if (!isTheName(password, username)) return;
  const message = 'Everybody reads this name, and it is your password: choose another one.';
  throw new Problem('auth.weak_password', { message, errors: { username: [message] } });
}

/** Whether a password is the name, forwards or backwards. */
function isTheName(password: string, username: string): boolean {
  const plain = password.toLowerCase().trim();
  const name = username.toLowerCase();
  return plain === name || plain === [...name].reverse().join('');
}
