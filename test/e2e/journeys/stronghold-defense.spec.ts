import type { StrongholdState } from '../../../game-scenes/src/games/stronghold-defense/rules/state.js';
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

test('Stronghold Defense held to the end of its time pays for every kill [S1.05]', async ({ page, site }) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/stronghold-defense');
  const round = await FollowedRound.start(page, site, 'stronghold-defense');
  const player = new StrongholdPlayer(round, false);
  while (!round.isOver) {
    await player.decide();
    await round.pass(LOOK_TICKS);
  }
  const state = (await round.end()) as StrongholdState;
  expect(state).toMatchObject({ tick: 7200 });
  expect(state.lives).toBeGreaterThan(0);
  expect(state.score).toBeGreaterThan(300);
  await expectVerdict(page, verdictOf(state));
  const panel = page.locator('.over');
  await expect(figure(panel, 'Wave')).toHaveText(String(state.wave));
  await expect(figure(panel, 'Towers')).toHaveText(`${state.towers.length}/8`);
  await expectHubRecord(page, verdictOf(state));
});
