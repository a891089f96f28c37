/**
 * Functions that run in a browser or another engine: bots play rounds, and logs are replayed. Depends on the
 * rules only.
 */
import { BOTS, type BotSkill } from 'game-scenes/bots';
import {
  CHANCE_GAMES,
  createRound,
  GAME_IDS,
  GAMES,
  replay,
  type FieldName,
  type GameRules,
  type ReplayResult,
} from 'game-scenes/rules';

/** All games, including the games of chance. */
export const ALL_GAMES: readonly GameRules[] = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES];

export interface BotRound {
  /** Id of a game, including games of chance, for which there are no bots. */
  readonly game: string;
  readonly seed: string;
  readonly field: FieldName;
  readonly skill: BotSkill;
}

export interface PlayedLog {
  readonly game: string;
  readonly seed: string;
  readonly log: string;
}

function rulesOf(id: string): GameRules {
  const rules = ALL_GAMES.find((game) => game.id === id);
  if (rules === undefined) throw new Error(`There is no game ${id}.`);
  return rules;
}

function playRound({ game, seed, field, skill }: BotRound): string {
  const id = GAME_IDS.find((known) => known === game);
  if (id !== undefined) return BOTS[id](seed, field, skill).encode();
  const round = createRound(rulesOf(game), seed, field);
  while (!round.outcome.isFinished) round.advance();
  return round.encode();
}

/** Plays rounds by bots and returns their logs. */
export const playRounds = (rounds: readonly BotRound[]): string[] => rounds.map(playRound);

/** Returns the replay result of each log. */
export const replayLogs = (logs: readonly PlayedLog[]): ReplayResult[] =>
  logs.map(({ game, seed, log }) => replay(rulesOf(game), seed, log));
