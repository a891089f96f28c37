/** `npm run balance`, started by scripts/balance.mjs: prints all players' results and what is out of balance. */
import { parseArgs } from 'node:util';
import { seedsFrom } from '../test/support/seeds.js';
import { balanceTable, complaintsOf, measureBalance } from './balance.js';
import { writeLists } from './fixed-list.js';

const SEED = '00112233445566778899aabbccddeeff';
/** Other seeds than those of the table, so that a list is not measured by the rounds that it was made for. */
const SEARCH_SEED = 'ffeeddccbbaa99887766554433221100';
const SEARCH_ROUNDS = 200;
const MAX_ROUNDS = 10_000;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '400' }, search: { type: 'string', default: '0' } },
});

function numberOf(name: 'rounds' | 'search', least: number): number | undefined {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= MAX_ROUNDS) return number;
  process.stderr.write(`--${name}=${values[name]} is out of range: choose ${least} to ${MAX_ROUNDS}.\n`);
  process.exitCode = 1;
  return undefined;
}

const rounds = numberOf('rounds', 1);
const changes = numberOf('search', 0);
if (rounds !== undefined && changes !== undefined) {
  if (changes > 0) writeLists(seedsFrom(SEARCH_SEED, SEARCH_ROUNDS), changes);
  const balances = measureBalance(rounds, SEED);
  const complaints = complaintsOf(balances);
  process.stdout.write(`${balanceTable(balances)}\n`);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
}
