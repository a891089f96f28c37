import { expect, test } from '@playwright/test';
import { GAMES, GAME_IDS, replay, type GameId } from 'game-scenes/rules';
import { bundle, hexOf, openAgreementPage } from './agreement-harness.js';

/** How many inputs a fidgeting player makes at least; towers cost money, which is there for two. */
const leastInputs = (game: GameId): number => (game === 'stronghold-defense' ? 2 : 50);

let pageScript: string;

// One bundle for all of them.
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
    // It was played, and paused on the way.
    expect(proof.ok && proof.inputs).toBeGreaterThanOrEqual(leastInputs(game));
    expect(proof.ok && proof.pausedCount).toBeGreaterThan(0);
  });
}
