import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { BOTS, BOT_SKILLS, type BotSkill } from '../src/bots.js';
import { FIELDS, GAMES, GAME_IDS, isSeed } from '../src/rules.js';
import type { FieldName, GameId } from '../src/rules.js';
import { addGoldenRound, goldenRound, type GoldenRound } from './golden-file.js';
import { ToolError } from './tool-error.js';

const USAGE = `Usage:
  npm run record-round -- <game> --player <skill> --field <field> [--seed <seed>] [--new-version]
  npm run record-round -- <game> --player <name> --seed <seed> --log <log, or - for standard input> [--new-version]`;

const OPTIONS = {
  player: { type: 'string' },
  field: { type: 'string' },
  seed: { type: 'string' },
  log: { type: 'string' },
  'new-version': { type: 'boolean' },
} as const;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Environment of the tool; replaced in tests. */
export interface Surroundings {
  /** Folder that contains the folders of the games. */
  readonly sources: string;
  readonly stdin: NodeJS.ReadableStream;
}

/** Returns a known word, or throws a ToolError that lists all of them. */
function chosen<Word extends string>(what: string, known: readonly Word[], word: string | undefined): Word {
  const found = known.find((each) => each === word);
  if (found !== undefined) return found;
  const complaint = word === undefined ? `The ${what} is missing` : `There is no ${what} '${word}'`;
  throw new ToolError(`${complaint}: choose from ${known.join(', ')}.\n${USAGE}`);
}

function checkedSeed(seed: string): string {
  if (isSeed(seed)) return seed;
  throw new ToolError(`'${seed}' is no seed: it has 32 digits, each 0–9 or a–f.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

type Values = ReturnType<typeof parse>['values'];

function botRound(id: GameId, { player, field, seed }: Values): GoldenRound {
  const skill: BotSkill = chosen('player', BOT_SKILLS, player);
  const fieldName = chosen('field', FIELD_NAMES, field);
  const checked = checkedSeed(seed ?? randomBytes(16).toString('hex'));
  return goldenRound(GAMES[id], `${skill} bot`, checked, BOTS[id](checked, fieldName, skill).encode());
}

async function loggedRound(
  id: GameId,
  values: Values,
  log: string,
  stdin: NodeJS.ReadableStream,
): Promise<GoldenRound> {
  const player = values.player?.trim() ?? '';
  if (player === '') throw new ToolError(`Say who played it: --player.\n${USAGE}`);
  if (values.seed === undefined)
    throw new ToolError(`A log needs the seed it was played with: --seed.\n${USAGE}`);
  const seed = checkedSeed(values.seed);
  const given = log === '-' ? await text(stdin) : log;
  const round = goldenRound(GAMES[id], player, seed, given.trim());
  if (values.field !== undefined && values.field !== round.field)
    throw new ToolError(`The log was played on the ${round.field} field, not on '${values.field}'.`);
  return round;
}

/**
 * Plays a round with a bot, or reads a given log, and adds the round to its game's golden file.
 * @returns a sentence about the recorded round
 * @throws ToolError whose message says what is wrong with the arguments, the log or the golden file; nothing
 * is written then
 */
export async function recordRound(
  args: readonly string[],
  { sources, stdin }: Surroundings,
): Promise<string> {
  const { positionals, values } = parse(args);
  if (positionals.length > 1) throw new ToolError(`Name one game only.\n${USAGE}`);
  const id = chosen('game', GAME_IDS, positionals[0]);
  const round =
    values.log === undefined ? botRound(id, values) : await loggedRound(id, values, values.log, stdin);
  const path = addGoldenRound(sources, GAMES[id], round, values['new-version'] === true);
  const { player, field, score, coins, ticks } = round;
  return `Recorded in ${path}: ${player}, ${field} field, score ${score}, ${coins} coins, ${ticks} ticks.`;
}
