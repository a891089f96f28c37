import { expect } from '@playwright/test';
import { GAME_IDS, type ReplayResult } from 'game-scenes/rules';
import { BASE_SEED, botRounds, bundle, expectSame, goldenRounds, logsOf } from '../agreement-harness.js';
import { ALL_GAMES, type PlayedLog } from '../agreement-rules.js';

const ROUNDS_PER_GAME = 120;

/** Evaluates an expression in an empty page of an engine and returns its value. */
type Evaluate = (expression: string) => Promise<unknown>;

/** Expects the recorded rounds, and rounds of bots, to be the same in an engine and in Node.js. */
export async function expectAgreement(evaluate: Evaluate): Promise<void> {
  process.stdout.write(`engines: AGREEMENT_SEED=${BASE_SEED}\n`);
  const code = JSON.stringify(`${bundle()}\nwindow.agreement = agreement;`);
  await evaluate(
    `void document.head.append(Object.assign(document.createElement('script'), { text: ${code} }))`,
  );
  const replayThere = async (logs: readonly PlayedLog[]): Promise<ReplayResult[]> =>
    (await evaluate(`agreement.replayLogs(${JSON.stringify(logs)})`)) as ReplayResult[];

  for (const game of GAME_IDS) {
    const golden = goldenRounds(game);
    const expected = golden.map(({ score, coins, ticks, stateHash }) => ({ score, coins, ticks, stateHash }));
    expect(await replayThere(golden.map(({ seed, log }) => ({ game, seed, log })))).toMatchObject(expected);
  }
  for (const { id } of ALL_GAMES) {
    const rounds = botRounds(id, ROUNDS_PER_GAME);
    const logs = (await evaluate(`agreement.playRounds(${JSON.stringify(rounds)})`)) as string[];
    expectSame(rounds, logs, await replayThere(logsOf(rounds, logs)));
  }
}
