/** `npm run balance`, started by scripts/balance.mjs: prints all players' results and what is out of balance. */
import { parseArgs } from 'node:util';
import { seedsFrom } from '../test/support/seeds.js';
import { GAME_IDS, type GameId } from '../src/rules.js';
import { PLAYERS, balanceTable, complaintsOf, measureBalance } from './balance.js';
import { writeLists } from './fixed-list.js';

const SEED = '00112233445566778899aabbccddeeff';
/** Other seeds than those of the table, so that a list is not measured by the rounds that it was made for. */
const SEARCH_SEED = 'ffeeddccbbaa99887766554433221100';
const SEARCH_ROUNDS = 200;
const MAX_ROUNDS = 10_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '400' },
    search: { type: 'string', default: '0' },
    game: { type: 'string' },
  },
});

function numberOf(name: 'rounds' | 'search', least: number): number | undefined {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= MAX_ROUNDS) return number;
  process.stderr.write(`--${name}=${values[name]} is out of range: choose ${least} to ${MAX_ROUNDS}.\n`);
  process.exitCode = 1;
  return undefined;
}

function gamesNamed(): readonly GameId[] | undefined {
  const games = GAME_IDS.filter((id) => id === (values.game ?? id));
  if (games.length > 0) return games;
  process.stderr.write(`There is no game '${values.game}': choose from ${GAME_IDS.join(', ')}.\n`);
  process.exitCode = 1;
  return undefined;
}

const games = gamesNamed();
const rounds = numberOf('rounds', 1);
const changes = numberOf('search', 0);
if (games !== undefined && rounds !== undefined && changes !== undefined) {
  if (changes > 0) writeLists(games, seedsFrom(SEARCH_SEED, SEARCH_ROUNDS), changes);
  const balances = measureBalance(rounds, SEED, PLAYERS, games);
  const complaints = complaintsOf(balances);
  process.stdout.write(`${balanceTable(balances)}\n`);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
}
