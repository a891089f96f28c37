/** Checks that the browser applies the same rules: bots leave the same logs, which prove the same. */
import { test } from '@playwright/test';
import { BASE_SEED, botRounds, bundle, expectSame, logsOf, openAgreementPage } from './agreement-harness.js';
import { ALL_GAMES } from './agreement-rules.js';

const TIMEOUT_MS = 900_000;
const ROUNDS_PER_GAME = 10_000 / ALL_GAMES.length;
const ROUNDS_PER_PIECE = 500;

let script: string;

// One bundle for all tests.
test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

test.beforeAll(() => {
  process.stdout.write(`agreement: AGREEMENT_SEED=${BASE_SEED}\n`);
  script = bundle();
});

for (const { id } of ALL_GAMES) {
  test(`${id} is the same game in the browser and on the server`, async ({ page }) => {
    await openAgreementPage(page, script);
    const all = botRounds(id, ROUNDS_PER_GAME);
    for (let start = 0; start < all.length; start += ROUNDS_PER_PIECE) {
      const rounds = all.slice(start, start + ROUNDS_PER_PIECE);
      const logs = await page.evaluate((given) => window.agreement.playRounds(given), rounds);
      const results = await page.evaluate(
        (given) => window.agreement.replayLogs(given),
        logsOf(rounds, logs),
      );
      expectSame(rounds, logs, results);
    }
  });
}
