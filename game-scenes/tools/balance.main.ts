/** `npm run balance`, started by scripts/balance.mjs: prints bots' results and what is out of balance. */
import { parseArgs } from 'node:util';
import { balanceTable, complaintsOf, measureBalance } from './balance.js';

const SEED = '00112233445566778899aabbccddeeff';
const MAX_ROUNDS = 10_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '400' } } });
const rounds = Number(values.rounds);
if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MAX_ROUNDS) {
  const balances = measureBalance(rounds, SEED);
  const complaints = complaintsOf(balances);
  process.stdout.write(`${balanceTable(balances)}\n`);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
} else {
  process.stderr.write(`--rounds=${values.rounds} is no number of rounds: choose 1 to ${MAX_ROUNDS}.\n`);
  process.exitCode = 1;
}
