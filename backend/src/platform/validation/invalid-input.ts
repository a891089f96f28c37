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
  minLength: (label, bound) => `${label} must have at least ${counted(bound, 'character')}.`,
  maxLength: (label, bound) => `${label} must have at most ${counted(bound, 'character')}.`,
  arrayMinSize: (label, bound) => `${label} must have at least ${counted(bound, 'entry', 'entries')}.`,
  arrayMaxSize: (label, bound) => `${label} must have at most ${counted(bound, 'entry', 'entries')}.`,
  isIso8601: (label) => `${label} must be a moment such as 2026-11-22T10:15:00Z.`,
};

/** The same for the entries of a list. */
const PLAIN_EACH: typeof PLAIN = {
  isString: (label) => `Each entry of ${label} must be text.`,
  nestedValidation: (label) => `Each entry of ${label} must have fields of its own.`,
};

/** Rules that check the type, the outermost first. One that is broken breaks those that follow and all others. */
const TYPE_RULES = ['isArray', 'isObject', 'nestedValidation', 'isString', 'isInt', 'isBoolean'];

/** Labels of fields whose name is no noun. */
const LABELS: Readonly<Record<string, string>> = {
  isAdmin: 'Admin',
  isOnSale: 'On sale',
  isRegistrationOpen: 'Registration',
  upTo: 'The last one read',
  userId: 'The user',
  itemId: 'The item',
  imageUrl: 'The picture',
  imageData: 'The picture',
};

const counted = (count: string, one: string, many = `${one}s`): string =>
  `${count} ${count === '1' ? one : many}`;

/** Returns a bound as it is read: '1000000' becomes '1,000,000'. */
const shown = (bound: string): string =>
  /^-?\d+$/.test(bound) ? Number(bound).toLocaleString('en-US') : bound;

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
  const sentences = sentencesAbout(failure, constraints);
  if (whitelistValidation) sentences.push(`${field} is not expected here.`);
  const inner = (failure.children ?? []).flatMap((child) => sentencesOf(child, `${field}.`));
  return sentences.length > 0 ? [[field, [...new Set(sentences)]], ...inner] : inner;
}

/** Returns what is wrong with a field: that it is missing, else its type, else the rest. */
function sentencesAbout(failure: ValidationError, constraints: Readonly<Record<string, string>>): string[] {
  const broken = Object.entries(constraints);
  if (broken.length === 0) return [];
  if (failure.value === undefined) return [missing(labelOf(failure.property))];
  const type = TYPE_RULES.find((rule) => rule in constraints);
  const told = type === undefined ? broken : broken.filter(([rule]) => rule === type);
  return told.map(([rule, text]) => plainSentence(failure, rule, text));
}

/** Returns 'Items are missing.' or 'Title is missing.' */
const missing = (label: string): string => `${label} ${/[^s]s$/.test(label) ? 'are' : 'is'} missing.`;

/** Returns a rule's text as a plain sentence; texts of the product's own stay as they are. */
function plainSentence({ property, value }: ValidationError, rule: string, text: string): string {
  const isOwnText = ![`${property} `, 'nested property ', 'each value in '].some((start) =>
    text.startsWith(start),
  );
  if (isOwnText) return text;
  const label = labelOf(property);
  const bound = /values: (.+)$/.exec(text)?.[1] ?? /-?\d+/.exec(text.slice(property.length))?.[0];
  const plain = text.startsWith('each value in ') && Array.isArray(value) ? PLAIN_EACH : PLAIN;
  return plain[rule]?.(label, shown(bound ?? '')) ?? `${label} is not valid.`;
}

/** Returns a property name as a label: 'timePlayed' becomes 'Time played', and the index 0 'Entry 1'. */
function labelOf(property: string): string {
  if (/^\d+$/.test(property)) return `Entry ${Number(property) + 1}`;
  const words = property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[property] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
