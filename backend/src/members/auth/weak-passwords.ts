import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../platform/errors/problem.js';
import { ROLE_NAMES } from './role-names.js';

/** Number of tries within which a password must not be guessed. */
const MAX_GUESSES = 1e6;

/**
 * Characters evaluated and readings of digits as letters per password: both bound the time of a check, which
 * blocks the process for some 30 ms at the worst.
 */
const zxcvbn = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 64,
  l33tMaxSubstitutions: 10,
});

/** What is easy to guess, by zxcvbn's names of its hints. */
const HINTS: Readonly<Record<string, string>> = {
  straightRow: 'A row of keys',
  keyPattern: 'A pattern of keys',
  simpleRepeat: 'One character again and again',
  extendedRepeat: 'A password that repeats itself',
  sequences: 'A run of digits or letters',
  recentYears: 'A year',
  dates: 'A date',
  topTen: 'A very common password',
  topHundred: 'A very common password',
  common: 'A common password',
  similarToCommon: 'A password like a common one',
  userInputs: 'A name that everybody knows',
};

/** Characters that nobody sees: controls, formats, fillers and the blank pattern of Braille. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns why a password is too easy to guess, as a sentence, or undefined. Ignores case.
 *
 * @param names what others try first: the member's name and the site's
 */
export function weaknessOf(password: string, ...names: readonly string[]): string | undefined {
  const words = [...names, 'Alien Squad'].flatMap((name) => [name, name.replaceAll(' ', '')]);
  const { guesses, feedback } = zxcvbn.check(visible(password), [...words, ...ROLE_NAMES]);
  if (guesses > MAX_GUESSES) return undefined;
  return `${HINTS[feedback.warning ?? ''] ?? 'This password'} is too easy to guess: add an uncommon word or two.`;
}

/**
 * Throws for a password that is too easy to guess. Used wherever a member chooses one.
 *
 * @param field name of the request's field with the password
 * @throws Problem `auth.weak_password`.
 */
export function assertHardToGuess(password: string, field: string, ...names: readonly string[]): void {
  const message = weaknessOf(password, ...names);
  if (message !== undefined)
    throw new Problem('auth.weak_password', { message, errors: { [field]: [message] } });
}

/**
 * Throws for a name that is the member's password, forwards or backwards, because names are public.
 *
 * @throws Problem `auth.weak_password`.
 */
export function assertTellsNoPassword(usernameKey: string, password: string): void {
  const plain = visible(password);
  if (plain !== usernameKey && plain !== [...usernameKey].reverse().join('')) return;
  const message = 'Everybody reads this name, and it is your password: choose another one.';
  throw new Problem('auth.weak_password', { message, errors: { username: [message] } });
}

/** Returns what a reader sees of a password, in lower case. */
const visible = (password: string): string =>
  password.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().trim();
