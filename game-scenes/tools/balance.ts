import { BOTS, BOT_SKILLS, type BotSkill } from '../src/bots.js';
import { FIELDS, GAMES, GAME_IDS, TICKS_PER_SECOND, type FieldName, type GameId } from '../src/rules.js';
import { seedsFrom } from '../test/support/seeds.js';

/** Minimum and maximum coins per minute for a decent player of each game. */
const FAIR_COINS: Readonly<Record<GameId, readonly [least: number, most: number]>> = {
  'alien-clicker': [13, 17],
  'memory-match': [16, 24],
  'stronghold-defense': [25, 35],
  'alien-racing': [20, 35],
};

/** Maximum ratio of the pay of the best and the worst paying game. */
const MAX_TIMES = 3;

/** Maximum relative difference between the mean scores on the two fields, which share a leaderboard. */
const MAX_FIELD_DIFFERENCE = 0.05;

/** Maximum relative difference between par and the mean score of a decent bot. */
const MAX_PAR_DIFFERENCE = 0.1;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Results of bots of one skill in one game; means over all their rounds. */
export interface Balance {
  readonly game: GameId;
  readonly skill: BotSkill;
  readonly scores: Readonly<Record<FieldName, number>>;
  readonly score: number;
  readonly coinsPerMinute: number;
  readonly seconds: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;

function balanceOf(game: GameId, skill: BotSkill, seeds: readonly string[]): Balance {
  const played = FIELD_NAMES.map((field) => ({
    field,
    outcomes: seeds.map((seed) => BOTS[game](seed, field, skill).outcome),
  }));
  const outcomes = played.flatMap((each) => each.outcomes);
  const minutes = sumOf(outcomes.map(({ ticks }) => ticks)) / (60 * TICKS_PER_SECOND);
  const scores = Object.fromEntries(
    played.map(({ field, outcomes: ofField }) => [field, meanOf(ofField.map(({ score }) => score))]),
  ) as Record<FieldName, number>;
  return {
    game,
    skill,
    scores,
    score: meanOf(outcomes.map(({ score }) => score)),
    coinsPerMinute: sumOf(outcomes.map(({ coins }) => coins)) / minutes,
    seconds: (60 * minutes) / outcomes.length,
  };
}

/** Plays every game with bots of every skill, `rounds` times on each field; reproducible by the seed. */
export function measureBalance(rounds: number, seed: string): Balance[] {
  const seeds = seedsFrom(seed, rounds);
  return GAME_IDS.flatMap((game) => BOT_SKILLS.map((skill) => balanceOf(game, skill, seeds)));
}

const fieldDifference = ({ scores: { wide, tall } }: Balance): number => wide / tall - 1;

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)} %`;

function complaintsAbout(balance: Balance): string[] {
  const { game, skill, score, coinsPerMinute } = balance;
  const { name, config } = GAMES[game];
  const complaints: string[] = [];
  const difference = fieldDifference(balance);
  if (Math.abs(difference) >= MAX_FIELD_DIFFERENCE)
    complaints.push(`${name}: ${skill} bots score ${percent(difference)} on the wide field.`);
  if (skill !== 'decent') return complaints;
  const [least, most] = FAIR_COINS[game];
  if (coinsPerMinute < least || coinsPerMinute > most)
    complaints.push(`${name} pays ${coinsPerMinute.toFixed(1)} coins a minute, not ${least} to ${most}.`);
  if (Math.abs(score / config.parScore - 1) >= MAX_PAR_DIFFERENCE)
    complaints.push(`${name} has a par of ${config.parScore}, decent bots score ${score.toFixed(1)}.`);
  return complaints;
}

/** Returns one sentence for each deviation from balance. */
export function complaintsOf(balances: readonly Balance[]): string[] {
  const decent = balances.filter(({ skill }) => skill === 'decent').map((each) => each.coinsPerMinute);
  const times = Math.max(...decent) / Math.min(...decent);
  return [
    ...balances.flatMap(complaintsAbout),
    ...(times > MAX_TIMES ? [`The best paying game pays ${times.toFixed(1)} times the worst.`] : []),
  ];
}

/** Returns the results as a Markdown table. */
export function balanceTable(balances: readonly Balance[]): string {
  const rows = balances.map((balance) => {
    const { game, skill, scores, score, coinsPerMinute, seconds } = balance;
    const { name, config } = GAMES[game];
    return [
      name,
      skill,
      score.toFixed(1),
      String(config.parScore),
      scores.wide.toFixed(1),
      scores.tall.toFixed(1),
      percent(fieldDifference(balance)),
      `${seconds.toFixed(0)} s`,
      coinsPerMinute.toFixed(1),
    ];
  });
  const heads = ['game', 'bot', 'score', 'par', 'wide', 'tall', 'wide to tall', 'round', 'coins a minute'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
