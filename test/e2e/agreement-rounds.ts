/** The rounds that agreement*.spec.ts play in Node and elsewhere, and corrupted logs. */
import { BOT_SKILLS } from 'game-scenes/bots';
import { FIELDS, type FieldName, type ReplayResult } from 'game-scenes/rules';
import { below, hexOf, pick } from './agreement-harness.js';
import { ALL_GAMES, type BotRound, type PlayedLog } from './agreement-rules.js';

const ALL_ROUNDS = process.env['TEST_STRESS'] === 'whole' ? 10_000 : 200;
const ROUNDS_PER_GAME = ALL_ROUNDS / ALL_GAMES.length;
const EDITS_PER_ROUND = 5;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Returns the rounds of one game. */
export const roundsOf = (game: string): BotRound[] =>
  Array.from({ length: ROUNDS_PER_GAME }, (_, index): BotRound => {
    const name = `${game} ${index}`;
    return {
      game,
      seed: hexOf(`${name} seed`).slice(0, 32),
      field: pick(FIELD_NAMES, `${name} field`),
      skill: pick(BOT_SKILLS, `${name} skill`),
    };
  });

/** Combines rounds with their logs. */
export const logsOf = (rounds: readonly BotRound[], logs: readonly string[]): PlayedLog[] =>
  rounds.map(({ game, seed }, index) => ({ game, seed, log: logs[index] ?? '' }));

/** Combines each replay result with its log, so that failures can be debugged. */
export const withLogs = (logs: readonly PlayedLog[], results: readonly ReplayResult[]): unknown[] =>
  logs.map((log, index) => ({ ...log, ...results[index] }));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns a log with a random change, deletion, insertion, truncation or another seed. */
function editedLog({ game, seed, log }: PlayedLog, name: string): PlayedLog {
  const at = below(log.length, `${name} at`);
  const digit = DIGITS[below(DIGITS.length, `${name} digit`)] ?? 'A';
  const [before, after] = [log.slice(0, at), log.slice(at + 1)];
  const edits: readonly PlayedLog[] = [
    { game, seed, log: before + digit + after },
    { game, seed, log: before + digit + after },
    { game, seed, log: before + after },
    { game, seed, log: before + digit + log.slice(at) },
    { game, seed, log: before },
    { game, seed, log: before + after.slice(3) },
    { game, seed, log: `${before}é ${after}` },
    { game, seed: hexOf(name).slice(0, 32), log },
    { game, seed: hexOf(name).slice(0, 31), log },
  ];
  return pick(edits, `${name} kind`);
}

/** Returns several corrupted versions of each log. */
export const editedLogs = (logs: readonly PlayedLog[]): PlayedLog[] =>
  logs.flatMap((log, index) =>
    Array.from({ length: EDITS_PER_ROUND }, (_, edit) => editedLog(log, `${log.game} ${index} edit ${edit}`)),
  );

/** Splits a list into chunks that are sent to a browser one by one. */
export function* inPieces<Item>(items: readonly Item[], length = 500): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}
