import { expect, test } from '@playwright/test';
import { GAME_IDS } from 'game-scenes/rules';
import { bundle, goldenRounds, openAgreementPage } from '../agreement-harness.js';

test('a recorded round of each game proves in the browser what it proves on the server', async ({ page }) => {
  await openAgreementPage(page, bundle());
  for (const game of GAME_IDS) {
    const round = goldenRounds(game).at(-1);
    if (round === undefined) throw new Error(`There is no recorded round of ${game}.`);
    const { seed, log, score, coins, ticks, stateHash } = round;
    const replayed = await page.evaluate((logs) => window.agreement.replayLogs(logs), [{ game, seed, log }]);
    expect(replayed).toMatchObject([{ ok: true, score, coins, ticks, stateHash }]);
  }
});
