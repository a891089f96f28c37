import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FieldName, GameRules } from '../src/rules.js';
import { replay } from '../src/rules.js';
import { ToolError } from './tool-error.js';

/** A recorded round and the result it must have as long as its version of the rules is replayed. */
export interface GoldenRound {
  /** Who played it, for example 'decent bot'. */
  readonly player: string;
  /** 32 lower-case hex digits. */
  readonly seed: string;
  readonly field: FieldName;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
  /** Hash of the final state, 16 hex digits. */
  readonly stateHash: string;
  /** Input log in the format of `rules-core/input-log.ts`. */
  readonly log: string;
}

/** Content of `src/games/<game>/rules/golden.json`: rounds of one version of a game's rules, oldest first. */
export interface GoldenFile {
  readonly rulesVersion: number;
  readonly rounds: readonly GoldenRound[];
}

/** Folder that contains the folders of the games. */
export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** Returns the path of a game's golden file. With an earlier version, the file name contains that version. */
export function goldenPath(sources: string, gameId: string, previousVersion?: number): string {
  const version = previousVersion === undefined ? '' : `.v${previousVersion}`;
  return join(sources, 'games', gameId, 'rules', `golden${version}.json`);
}

const isGolden = (value: unknown): value is GoldenFile =>
  typeof value === 'object' &&
  value !== null &&
  'rulesVersion' in value &&
  typeof value.rulesVersion === 'number' &&
  'rounds' in value &&
  Array.isArray(value.rounds);

/**
 * Reads a golden file.
 * @throws ToolError when it is not a valid golden file
 */
export function readGolden(path: string): GoldenFile {
  const json = readFileSync(path, 'utf8');
  const value = parsed(json);
  if (isGolden(value)) return value;
  throw new ToolError(`${path} is no golden file: repair it, or remove it and record its rounds again.`);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Verifies a log and returns it as a golden round.
 * @throws ToolError when the rules refuse the log
 */
export function goldenRound(game: GameRules, player: string, seed: string, log: string): GoldenRound {
  const proof = replay(game, seed, log);
  if (!proof.ok) throw new ToolError(`${game.name} refuses this log with this seed: ${proof.reason}.`);
  const { field, score, coins, ticks, stateHash } = proof;
  return { player, seed, field, score, coins, ticks, stateHash, log };
}

/** Returns the content of a golden file, formatted like Prettier. */
const textOf = (file: GoldenFile): string => `${JSON.stringify(file, null, 2)}\n`;

/**
 * Adds a round to the game's golden file and creates the file if needed. `isNewVersion` renames the file of
 * the previous version and starts a new one.
 * @returns the path of the file
 * @throws ToolError when the file belongs to other rules or has the round already; nothing is written then
 */
export function addGoldenRound(
  sources: string,
  game: GameRules,
  round: GoldenRound,
  isNewVersion: boolean,
): string {
  const path = goldenPath(sources, game.id);
  const { rulesVersion } = game;
  const file = existsSync(path) ? readGolden(path) : { rulesVersion, rounds: [] };
  if (file.rulesVersion !== rulesVersion) {
    if (!isNewVersion) throw new ToolError(otherVersion(path, file.rulesVersion, rulesVersion));
    renameSync(path, goldenPath(sources, game.id, file.rulesVersion));
    writeFileSync(path, textOf({ rulesVersion, rounds: [round] }));
    return path;
  }
  if (file.rounds.some(({ seed, log }) => seed === round.seed && log === round.log))
    throw new ToolError(`${path} has this round already.`);
  writeFileSync(path, textOf({ rulesVersion, rounds: [...file.rounds, round] }));
  return path;
}

function otherVersion(path: string, fileVersion: number, rulesVersion: number): string {
  return (
    `${path} belongs to version ${fileVersion} of the rules and the game now has version ${rulesVersion}. ` +
    `With --new-version its rounds are put aside as those of version ${fileVersion}, and a new file begins.`
  );
}
