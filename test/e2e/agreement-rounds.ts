/** The rounds that agreement*.spec.ts play in Node and elsewhere. */
import { BOT_SKILLS } from 'game-scenes/bots';
import { FIELDS, type FieldName, type ReplayResult } from 'game-scenes/rules';
import { hexOf, pick } from './agreement-harness.js';
import { ALL_GAMES, type BotRound, type PlayedLog } from './agreement-rules.js';

const ALL_ROUNDS = 10_000;
const ROUNDS_PER_GAME = ALL_ROUNDS / ALL_GAMES.length;

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

/** Splits a list into chunks that are sent to a browser one by one. */
export function* inPieces<Item>(items: readonly Item[], length = 500): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}
