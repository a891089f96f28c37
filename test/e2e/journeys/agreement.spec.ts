import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { GAME_IDS } from 'game-scenes/rules';
import { fromRoot } from '../../../scripts/lib/paths.mjs';
import { bundle, openAgreementPage } from '../agreement-harness.js';

/** A recorded round, with what its replay must give. */
interface GoldenRound {
  readonly seed: string;
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
  readonly stateHash: string;
}

/** Returns the last recorded round of a game. */
function goldenRound(game: string): GoldenRound {
  const file = fromRoot('game-scenes', 'src', game, `${game}.golden.json`);
  const { rounds } = JSON.parse(readFileSync(file, 'utf8')) as { rounds: GoldenRound[] };
  const round = rounds.at(-1);
  if (round === undefined) throw new Error(`There is no recorded round of ${game}.`);
  return round;
}

test('a recorded round of each game proves in the browser what it proves on the server', async ({ page }) => {
  await openAgreementPage(page, bundle());
  for (const game of GAME_IDS) {
    const { seed, log, score, coins, ticks, stateHash } = goldenRound(game);
    const replayed = await page.evaluate((logs) => window.agreement.replayLogs(logs), [{ game, seed, log }]);
    expect(replayed).toMatchObject([{ ok: true, score, coins, ticks, stateHash }]);
  }
});
