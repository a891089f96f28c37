/** Checks that browser and server apply the same rules: both replay every log with the same result. */
import { expect, test, type Page } from '@playwright/test';
import type { ReplayResult } from 'game-scenes/rules';
import { bundle, openAgreementPage } from './agreement-harness.js';
import { inPieces, logsOf, roundsOf, withLogs } from './agreement-rounds.js';
import { ALL_GAMES, playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

const TIMEOUT_MS = 900_000;

let pageScript: string;

// One bundle for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  pageScript = bundle('page');
});

async function playedInBrowser(page: Page, rounds: readonly BotRound[]): Promise<string[]> {
  const logs: string[] = [];
  for (const some of inPieces(rounds))
    logs.push(...(await page.evaluate((given) => window.agreement.play(given), some)));
  return logs;
}

async function inBrowser(page: Page, logs: readonly PlayedLog[]): Promise<ReplayResult[]> {
  const results: ReplayResult[] = [];
  for (const some of inPieces(logs))
    results.push(...(await page.evaluate((given) => window.agreement.replay(given), some)));
  return results;
}

for (const { id } of ALL_GAMES) {
  test(`${id} is the same game in the browser: bots leave the same logs, which prove the same`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    await openAgreementPage(page, pageScript);
    const rounds = roundsOf(id);
    const logs = await playedInBrowser(page, rounds);
    expect(logs).toEqual(playRounds(rounds));

    const played = logsOf(rounds, logs);
    const proofs = replayLogs(played);
    expect(proofs.filter(({ ok }) => ok)).toHaveLength(rounds.length);
    expect(withLogs(played, await inBrowser(page, played))).toEqual(withLogs(played, proofs));
  });
}
