import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../platform/errors/problem.js';

/** Number of the most common passwords that are refused. */
const REFUSED_PASSWORDS = 10_000;

/** All in lower case, the most common one first. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, REFUSED_PASSWORDS),
);

/** Characters that nobody sees: controls, formats, fillers and the blank pattern of Braille. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A part and its repetitions, such as `aaaaaa`, `121212` or `abcabc`. */
const REPEATED = /^(.+?)\1+$/su;

/** Keys in their order; a part of it is a password that goes up, or backwards one that goes down. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz'];

/** Returns why a password is too easy to guess, as a sentence, or undefined. Ignores case. */
export function weaknessOf(password: string, username: string): string | undefined {
  const plain = visible(password);
  if (plain === '') return 'A password of blanks alone is too easy to guess: choose another one.';
  if (COMMON_PASSWORDS.has(plain)) return 'This password is one of the most common: choose another one.';
  if (REPEATED.test(plain)) return 'A password that repeats itself is too easy to guess: choose another one.';
  if (RUNS.some((run) => run.includes(plain) || run.includes(backwards(plain))))
    return 'A password in the order of digits or letters is too easy to guess: choose another one.';
  if (isTheName(password, username))
    return 'The name is the first password that others try: choose another one.';
  return undefined;
}

/**
 * Throws for a password that is too easy to guess. Used wherever a member chooses one.
 *
 * @param field name of the request's field with the password
 * @throws Problem `auth.weak_password`.
 */
export function assertHardToGuess(password: string, username: string, field: string): void {
  const message = weaknessOf(password, username);
  if (message !== undefined)
    throw new Problem('auth.weak_password', { message, errors: { [field]: [message] } });
}

/**
 * Throws for a name that is the member's password, because names are public.
 *
 * @throws Problem `auth.weak_password`.
 */
export function assertTellsNoPassword(username: string, password: string): void {
  if (!isTheName(password, username)) return;
  const message = 'Everybody reads this name, and it is your password: choose another one.';
  throw new Problem('auth.weak_password', { message, errors: { username: [message] } });
}

/** Returns whether a password is the name, forwards or backwards. */
function isTheName(password: string, username: string): boolean {
  const plain = visible(password);
  const name = username.toLowerCase();
  return plain === name || plain === backwards(name);
}

/** Returns what a reader sees of a password, in lower case. */
const visible = (password: string): string => password.replace(INVISIBLE, '').toLowerCase().trim();

const backwards = (text: string): string => [...text].reverse().join('');
