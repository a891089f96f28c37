import { expect, test } from '@playwright/test';
import { GAMES, GAME_IDS, replay, type GameId } from 'game-scenes/rules';
import { bundle, hexOf, openAgreementPage } from './agreement-harness.js';

/** Returns the minimum number of inputs of the random player; towers cost money, which suffices for two. */
const leastInputs = (game: GameId): number => (game === 'stronghold-defense' ? 2 : 50);

let pageScript: string;

// One bundle for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  pageScript = bundle('page');
});

for (const game of GAME_IDS) {
  test(`a round of ${game} proves on the server just what its scene showed at the end`, async ({ page }) => {
    await page.clock.install();
    await openAgreementPage(page, pageScript);
    const seed = hexOf(`${game} scene`).slice(0, 32);
    await page.evaluate(([id, given]) => window.agreement.openScene(id, given), [game, seed] as const);
    await expect(page.locator('canvas')).toBeVisible();
    const scenePlay = () => page.evaluate(() => window.agreement.scenePlay());
    const isOver = async (): Promise<boolean> => {
      await page.clock.runFor(5000);
      return (await scenePlay()) !== undefined;
    };
    await expect.poll(isOver, { timeout: 150_000, intervals: [0] }).toBe(true);

    const { log = '', outcome, stateHash } = (await scenePlay()) ?? {};
    const proof = replay(GAMES[game], seed, log);
    const field = await page.evaluate(() => (innerHeight > innerWidth ? 'tall' : 'wide'));
    const { score, coins, ticks } = outcome ?? {};
    expect(proof).toMatchObject({ ok: true, field, score, coins, ticks, stateHash });
    // The round was played, with a pause.
    expect(proof.ok && proof.inputs).toBeGreaterThanOrEqual(leastInputs(game));
    expect(proof.ok && proof.pausedCount).toBeGreaterThan(0);
  });
}
