import type { ValidationError } from 'class-validator';
import { Problem } from '../errors/problem.js';

/** Maximum number of fields in an answer, and maximum length of a repeated field name. */
const MAX_LISTED_FIELDS = 20;
const MAX_FIELD_NAME_LENGTH = 64;

/** Plain sentences for class-validator's rules, by name; `bound` is the value that its own text names. */
const PLAIN: Readonly<Record<string, (label: string, bound: string) => string>> = {
  isString: (label) => `${label} must be text.`,
  isInt: (label) => `${label} must be a whole number.`,
  isBoolean: (label) => `${label} must be true or false.`,
  isArray: (label) => `${label} must be a list.`,
  isObject: (label) => `${label} must have fields of its own.`,
  nestedValidation: (label) => `${label} must have fields of its own.`,
  isIn: (label, bound) => `${label} must be one of: ${bound}.`,
  min: (label, bound) => `${label} must be at least ${bound}.`,
  max: (label, bound) => `${label} must be at most ${bound}.`,
  minLength: (label, bound) => `${label} must have at least ${bound} characters.`,
  maxLength: (label, bound) => `${label} must have at most ${bound} characters.`,
  arrayMinSize: (label, bound) => `${label} must have at least ${bound} entries.`,
  arrayMaxSize: (label, bound) => `${label} must have at most ${bound} entries.`,
  isIso8601: (label) => `${label} must be a moment such as 2026-11-22T10:15:00Z.`,
};

/** Builds the problem for invalid input: plain sentences per field, the first of them as the message. */
export function invalidInput(failures: readonly ValidationError[]): Problem {
  const listed = failures.flatMap((failure) => sentencesOf(failure, '')).slice(0, MAX_LISTED_FIELDS);
  const first = listed[0]?.[1][0];
  return new Problem('request.invalid', {
    ...(first ? { message: first } : {}),
    errors: Object.fromEntries(listed),
  });
}

function sentencesOf(failure: ValidationError, path: string): [field: string, sentences: string[]][] {
  const field = `${path}${failure.property}`.slice(0, MAX_FIELD_NAME_LENGTH);
  const { whitelistValidation, ...constraints } = failure.constraints ?? {};
  const byTypeFirst = Object.entries(constraints).sort(
    ([a], [b]) => Number(isTypeCheck(b)) - Number(isTypeCheck(a)),
  );
  const sentences = byTypeFirst.map(([rule, text]) => plainSentence(failure, rule, text));
  if (whitelistValidation) sentences.push(`${field} is not expected here.`);
  const inner = (failure.children ?? []).flatMap((child) => sentencesOf(child, `${field}.`));
  return sentences.length > 0 ? [[field, [...new Set(sentences)]], ...inner] : inner;
}

/** Returns whether a rule checks the type. A wrong type breaks all other rules too, so it comes first. */
function isTypeCheck(rule: string): boolean {
  return rule.startsWith('is');
}

/** Returns a rule's text as a plain sentence; texts of the product's own stay as they are. */
function plainSentence({ property, value }: ValidationError, rule: string, text: string): string {
  const isOwnText = !text.startsWith(`${property} `) && !text.startsWith('nested property ');
  if (isOwnText) return text;
  const label = labelOf(property);
  if (value === undefined) return `${label} is missing.`;
  const bound = /values: (.+)$/.exec(text)?.[1] ?? /-?\d+/.exec(text.slice(property.length))?.[0];
  return PLAIN[rule]?.(label, bound ?? '') ?? `${label} is not valid.`;
}

/** Returns a property name as a label: 'timePlayed' becomes 'Time played'. */
function labelOf(property: string): string {
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
