import { leftOf } from '../../../game-scenes/src/games/stronghold-defense/rules/enemy-waves.js';
import type { Page } from '@playwright/test';
import type { StrongholdState } from '../../../game-scenes/src/games/stronghold-defense/rules/state.js';
import { canCall } from '../../../game-scenes/src/games/stronghold-defense/rules/wave-results.js';
import { FollowedRound } from '../followed-round.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test } from '../site.js';
import { StrongholdPlayer } from '../stronghold-player.js';
import { expectHubRecord, expectVerdict, figure } from '../verdict.js';

/** Interval at which the player looks at the field: 0.4 s. */
const LOOK_TICKS = 24;

/** Returns the expected pay of a round: coins = score / 10 (§9). */
function verdictOf({ score }: StrongholdState) {
  const amount = Math.floor(score / 10);
  const description = `Earned ${amount} coins playing Stronghold Defense`;
  return {
    gameName: 'Stronghold Defense',
    title: 'Game Over',
    score,
    lines: amount > 0 ? [{ description, amount }] : [],
  };
}

/** Plays a round to its end. Calls a wave as soon as it pays, and returns the wave in which it did. */
async function playCallingOnce(page: Page, player: StrongholdPlayer): Promise<number> {
  const { round } = player;
  let calledIn = 0;
  while (!round.isOver) {
    await player.decide();
    const { wave } = player.state;
    const calls = calledIn === 0 && canCall(player.state) && leftOf(player.state) <= 2;
    if (calls) await player.call();
    await round.pass(LOOK_TICKS);
    if (!calls) continue;
    calledIn = wave;
    await expect(figure(page.locator('.play__bar'), 'Wave')).toHaveText(String(wave + 1));
  }
  return calledIn;
}

test('Stronghold Defense held to the end of its time pays for every kill [S1.05]', async ({ page, site }) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/stronghold-defense');
  const round = await FollowedRound.start(page, site, 'stronghold-defense');
  const player = new StrongholdPlayer(round, false);
  const calledIn = await playCallingOnce(page, player);
  const state = (await round.end()) as StrongholdState;
  expect(state).toMatchObject({ tick: 7200 });
  expect(state.lives).toBeGreaterThan(0);
  expect(state.score).toBeGreaterThan(300);
  expect(state.waves.flatMap(({ isCalled }, index) => (isCalled ? [index] : []))).toEqual([calledIn]);
  await expectVerdict(page, verdictOf(state));
  const panel = page.locator('.over');
  await expect(figure(panel, 'Wave')).toHaveText(String(state.wave));
  await expect(figure(panel, 'Towers')).toHaveText(`${state.towers.length}/8`);
  await expectHubRecord(page, verdictOf(state));
});
