/** Browser and server play by the same rules: whatever the one makes of a log, the other makes of it too. */
import { expect, test, type Page } from '@playwright/test';
import { BOTS, BOT_SKILLS } from 'game-scenes/bots';
import { FIELDS, GAMES, GAME_IDS, replay } from 'game-scenes/rules';
import type { FieldName, ReplayResult } from 'game-scenes/rules';
import { below, bundleAgreementPage, hexOf, openAgreementPage, pick } from './agreement-harness.js';
import type { BotRound, PlayedLog } from './agreement-page.js';

/** Rounds of each game. */
const ROUNDS = process.env['TEST_STORMS'] === 'whole' ? 1000 : 100;
const EDITS_PER_ROUND = 5;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

let pageScript: string;

test.beforeAll(() => {
  pageScript = bundleAgreementPage();
});

const inBrowser = (page: Page, logs: readonly PlayedLog[]): Promise<ReplayResult[]> =>
  page.evaluate((given) => window.agreement.replay(given), logs);
const inNode = (logs: readonly PlayedLog[]): ReplayResult[] =>
  logs.map(({ game, seed, log }) => replay(GAMES[game], seed, log));

/** With the log, so that a failure can be looked into. */
const withLogs = (logs: readonly PlayedLog[], results: readonly ReplayResult[]): unknown[] =>
  logs.map((log, index) => ({ ...log, ...results[index] }));

for (const game of GAME_IDS) {
  const rounds = Array.from({ length: ROUNDS }, (_, index): BotRound => {
    const name = `${game} ${index}`;
    return {
      game,
      seed: hexOf(`${name} seed`).slice(0, 32),
      field: pick(FIELD_NAMES, `${name} field`),
      skill: pick(BOT_SKILLS, `${name} skill`),
    };
  });

  test.describe(`${game} in the browser and on the server`, () => {
    test('is the same game: bots leave the same logs, and the logs prove the same', async ({ page }) => {
      await openAgreementPage(page, pageScript);
      const logs = await page.evaluate((given) => window.agreement.play(given), rounds);
      expect(logs).toEqual(rounds.map(({ seed, field, skill }) => BOTS[game](seed, field, skill).encode()));

      const played = rounds.map(({ seed }, index) => ({ game, seed, log: logs[index] ?? '' }));
      const proofs = inNode(played);
      expect(proofs.filter(({ ok }) => ok)).toHaveLength(ROUNDS);
      expect(withLogs(played, await inBrowser(page, played))).toEqual(withLogs(played, proofs));
    });

    test('refuses the same logs for the same reasons', async ({ page }) => {
      await openAgreementPage(page, pageScript);
      const edited = rounds.flatMap(({ seed, field, skill }, index) => {
        const log = BOTS[game](seed, field, skill).encode();
        return Array.from({ length: EDITS_PER_ROUND }, (_, edit) =>
          editedLog({ game, seed, log }, `${game} ${index} edit ${edit}`),
        );
      });
      const results = inNode(edited);
      expect(withLogs(edited, await inBrowser(page, edited))).toEqual(withLogs(edited, results));
      // Both kinds came up, or the edits would be no trial.
      expect(new Set(results.map(({ ok }) => ok))).toEqual(new Set([true, false]));
    });
  });
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A log with something changed, left out, put in or cut off, or with another seed. */
function editedLog({ game, seed, log }: PlayedLog, name: string): PlayedLog {
  const at = below(log.length, `${name} at`);
  const digit = DIGITS[below(DIGITS.length, `${name} digit`)] ?? 'A';
  const [before, after] = [log.slice(0, at), log.slice(at + 1)];
  const edits: readonly PlayedLog[] = [
    { game, seed, log: before + digit + after },
    { game, seed, log: before + digit + after },
    { game, seed, log: before + after },
    { game, seed, log: before + digit + log.slice(at) },
    { game, seed, log: before },
    { game, seed, log: before + after.slice(3) },
    { game, seed, log: `${before}é ${after}` },
    { game, seed: hexOf(name).slice(0, 32), log },
    { game, seed: hexOf(name).slice(0, 31), log },
  ];
  return pick(edits, `${name} kind`);
}
