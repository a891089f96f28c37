import { BOTS, BOT_SKILLS } from '../src/bots.js';
import {
  FIELDS,
  GAMES,
  GAME_IDS,
  TICKS_PER_SECOND,
  createRound,
  createWatchedRound,
  type FieldName,
  type GameId,
  type Round,
} from '../src/rules.js';
import { seedsFrom } from '../test/support/seeds.js';
import { playList, readList } from './fixed-list.js';
import { PROGRAMS, type Play } from './programs.js';

/**
 * All who play: bots of three skills, who chooses nothing, who restarts until a round begins well, three who do not
 * look, and two without a human's limits.
 */
export const PLAYERS = [
  ...BOT_SKILLS,
  'no choice',
  'ten restarts',
  'idle',
  'blind',
  'fixed list',
  'seed reader',
  'best program',
] as const;

export type Player = (typeof PLAYERS)[number];

/** Minimum and maximum coins per minute for a decent player. */
const FAIR_COINS = { least: 12, most: 40 } as const;

/** Maximum ratio of the pay of the best and the worst paying game. */
const MAX_TIMES = 3;

/** Maximum relative difference between the mean scores on the two fields, which share a leaderboard. */
const MAX_FIELD_DIFFERENCE = 0.05;

/** The same for who hardly aims at the Clicker, or ignores its rings: their places depend on the field's shape. */
const MAX_CLICKER_DIFFERENCE = 0.07;
const LOOSE_PLAYERS: readonly Player[] = ['novice', 'no choice', 'blind'];

/** Maximum relative difference between par and the mean score of a decent bot. */
const MAX_PAR_DIFFERENCE = 0.1;

/** Maximum shares of a decent score, where looking, or taking the round as it comes, has to be worth more. */
const MAX_SHARES: Partial<Record<Player, number>> = {
  idle: 0.3,
  blind: 0.5,
  'fixed list': 0.6,
  'ten restarts': 1.05,
};

/** Maximum share of a decent score for who leaves a game's choice: it has to be worth a thought. */
const MAX_WITHOUT_CHOICE: Partial<Record<GameId, number>> = {
  'alien-clicker': 0.87,
  'stronghold-defense': 0.87,
  'alien-racing': 0.9,
};

/** Players who take long, and play a tenth of the rounds. */
const SLOW: readonly Player[] = ['seed reader', 'best program'];

/** Players whose difference says nothing about the fields: their inputs are made for one, or they choose their rounds. */
const OF_ONE_FIELD: readonly Player[] = [...SLOW, 'fixed list', 'ten restarts'];

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Results of a player in a game; means over all rounds. */
export interface Balance {
  readonly game: GameId;
  readonly player: Player;
  readonly scores: Readonly<Record<FieldName, number>>;
  readonly score: number;
  /** Decent score of the same rounds, where those are not the rounds of the other players. */
  readonly decentScore?: number;
  readonly coinsPerMinute: number;
  readonly seconds: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;

/** Returns how a player plays a game; undefined where there is no such player. Only bots play every game. */
function playOf(game: GameId, player: Exclude<Player, 'ten restarts'>): Play | undefined {
  if (player === 'blind') return PROGRAMS[game]?.blind;
  if (player === 'seed reader') return PROGRAMS[game]?.seedReader;
  if (player === 'best program') return PROGRAMS[game]?.best;
  if (player === 'no choice') return PROGRAMS[game]?.ignoresChoice;
  if (player === 'idle') return (seed, field) => playIdly(game, seed, field);
  if (player !== 'fixed list') return (seed, field) => BOTS[game](seed, field, player);
  const lists = readList(game);
  return lists && ((seed, field) => playList(game, lists[field], seed, field));
}

function playIdly(game: GameId, seed: string, field: FieldName): Round {
  const round = createRound(GAMES[game], seed, field);
  while (!round.outcome.isFinished) round.advance();
  return round;
}

/** Rounds that are begun until one is played on, and the ticks after which the best beginning is known. */
const STARTS = 10;
const START_TICKS = 10 * TICKS_PER_SECOND;

/** Returns a decent round, and how good its beginning looks to each who would restart. */
function begin(game: GameId, seed: string, field: FieldName) {
  const looks = [(begun: Round): number => begun.outcome.score, ...(PROGRAMS[game]?.promises ?? [])];
  const { outcome, encode } = BOTS[game](seed, field, 'decent');
  const begun = createWatchedRound(GAMES[game], seed, encode());
  if (begun === undefined) throw new Error('The log of a bot cannot be read.');
  for (let tick = 0; tick < START_TICKS; tick++) begun.advance();
  return { field, outcome, looks: looks.map((look) => look(begun)) };
}

type Begun = ReturnType<typeof begin>;

/**
 * Returns the mean of a figure over the best looking of every ten of these rounds. All choices of ten count, not
 * some, so that chance has less to say.
 */
function meanOfBest(rounds: readonly Begun[], way: number, figureOf: (round: Begun) => number): number {
  const sorted = rounds.toSorted((one, other) => (other.looks[way] ?? 0) - (one.looks[way] ?? 0));
  /** Share of the choices in which the round is the best. */
  let share = STARTS / sorted.length;
  return sorted.reduce((mean, round, rank) => {
    const sum = mean + share * figureOf(round);
    const worse = sorted.length - rank - 1;
    share *= worse > 0 ? Math.max(0, worse - STARTS + 1) / worse : 0;
    return sum;
  }, 0);
}

/** Returns the balance of the way to restart that brings most. */
function restartBalance(game: GameId, seeds: readonly string[]): Balance {
  const starts = seeds.flatMap((seed) => seedsFrom(seed, STARTS));
  const rounds = FIELD_NAMES.flatMap((field) => starts.map((seed) => begin(game, seed, field)));
  const decentScore = meanOf(rounds.map(({ outcome }) => outcome.score));
  const found = (rounds[0]?.looks ?? []).map((_, way) => {
    const mean = (figureOf: (round: Begun) => number, of = rounds): number => meanOfBest(of, way, figureOf);
    const scoreOn = (field: FieldName): number =>
      mean(
        ({ outcome }) => outcome.score,
        rounds.filter((round) => round.field === field),
      );
    const seconds = mean(({ outcome }) => outcome.ticks) / TICKS_PER_SECOND;
    const scores = { wide: scoreOn('wide'), tall: scoreOn('tall') };
    const score = (scores.wide + scores.tall) / 2;
    const coinsPerMinute = (60 * mean(({ outcome }) => outcome.coins)) / seconds;
    return { game, player: 'ten restarts', scores, score, decentScore, seconds, coinsPerMinute } as const;
  });
  return found.reduce((best, each) => (each.score > best.score ? each : best));
}

function balanceOf(game: GameId, player: Player, play: Play, seeds: readonly string[]): Balance {
  const played = FIELD_NAMES.map((field) => ({
    field,
    outcomes: seeds.map((seed) => play(seed, field).outcome),
  }));
  const outcomes = played.flatMap((each) => each.outcomes);
  const minutes = sumOf(outcomes.map(({ ticks }) => ticks)) / (60 * TICKS_PER_SECOND);
  const scores = Object.fromEntries(
    played.map(({ field, outcomes: ofField }) => [field, meanOf(ofField.map(({ score }) => score))]),
  ) as Record<FieldName, number>;
  return {
    game,
    player,
    scores,
    score: meanOf(outcomes.map(({ score }) => score)),
    coinsPerMinute: sumOf(outcomes.map(({ coins }) => coins)) / minutes,
    seconds: (60 * minutes) / outcomes.length,
  };
}

/**
 * Lets these players play these games, `rounds` times on each field; reproducible by the seed. The slow
 * ones play a tenth of the rounds.
 */
export function measureBalance(
  rounds: number,
  seed: string,
  players: readonly Player[] = PLAYERS,
  games: readonly GameId[] = GAME_IDS,
): Balance[] {
  const seeds = seedsFrom(seed, rounds);
  const few = seeds.slice(0, Math.ceil(rounds / 10));
  return games.flatMap((game) =>
    players.flatMap((player) => {
      if (player === 'ten restarts') return [restartBalance(game, seeds)];
      const play = playOf(game, player);
      return play ? [balanceOf(game, player, play, SLOW.includes(player) ? few : seeds)] : [];
    }),
  );
}

const fieldDifference = ({ scores: { wide, tall } }: Balance): number =>
  wide === tall ? 0 : wide / tall - 1;

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)} %`;

const maxDifferenceOf = ({ game, player }: Balance): number =>
  game === 'alien-clicker' && LOOSE_PLAYERS.includes(player) ? MAX_CLICKER_DIFFERENCE : MAX_FIELD_DIFFERENCE;

function complaintsOfDecent({ game, score, coinsPerMinute }: Balance): string[] {
  const { name, config } = GAMES[game];
  const { least, most } = FAIR_COINS;
  const complaints: string[] = [];
  if (coinsPerMinute < least || coinsPerMinute > most)
    complaints.push(`${name} pays ${coinsPerMinute.toFixed(1)} coins a minute, not ${least} to ${most}.`);
  if (Math.abs(score / config.parScore - 1) >= MAX_PAR_DIFFERENCE)
    complaints.push(`${name} has a par of ${config.parScore}, decent bots score ${score.toFixed(1)}.`);
  return complaints;
}

function complaintsAbout(balance: Balance, decentScore: number): string[] {
  const { game, player, score } = balance;
  const { name } = GAMES[game];
  const complaints: string[] = [];
  const difference = fieldDifference(balance);
  if (!OF_ONE_FIELD.includes(player) && Math.abs(difference) >= maxDifferenceOf(balance))
    complaints.push(`${name}: ${player} scores ${percent(difference)} on the wide field.`);
  const share = score / (balance.decentScore ?? decentScore);
  const most = player === 'no choice' ? MAX_WITHOUT_CHOICE[game] : MAX_SHARES[player];
  if (most !== undefined && share > most)
    complaints.push(`${name}: ${player} scores ${share.toFixed(2)} of decent, not ${most} at most.`);
  return player === 'decent' ? [...complaints, ...complaintsOfDecent(balance)] : complaints;
}

/** Returns one sentence for each deviation from balance. The results include those of decent players. */
export function complaintsOf(balances: readonly Balance[]): string[] {
  const decent = balances.filter(({ player }) => player === 'decent');
  const decentScoreIn = (game: GameId): number => decent.find((each) => each.game === game)?.score ?? 0;
  const pay = decent.map((each) => each.coinsPerMinute);
  const times = Math.max(...pay) / Math.min(...pay);
  return [
    ...balances.flatMap((balance) => complaintsAbout(balance, decentScoreIn(balance.game))),
    ...(times > MAX_TIMES ? [`The best paying game pays ${times.toFixed(1)} times the worst.`] : []),
  ];
}

/** Returns the results as a Markdown table. */
export function balanceTable(balances: readonly Balance[]): string {
  const rows = balances.map((balance) => {
    const { game, player, scores, score, coinsPerMinute, seconds } = balance;
    const decent = balances.find((each) => each.game === game && each.player === 'decent');
    return [
      GAMES[game].name,
      player,
      score.toFixed(1),
      (score / (balance.decentScore ?? decent?.score ?? 0)).toFixed(2),
      scores.wide.toFixed(1),
      scores.tall.toFixed(1),
      percent(fieldDifference(balance)),
      `${seconds.toFixed(0)} s`,
      coinsPerMinute.toFixed(1),
    ];
  });
  const heads = [
    'game',
    'player',
    'score',
    'of decent',
    'wide',
    'tall',
    'wide to tall',
    'round',
    'coins a minute',
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
