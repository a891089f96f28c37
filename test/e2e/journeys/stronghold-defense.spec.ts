import type { Page } from '@playwright/test';
import type { StrongholdState } from '../../../game-scenes/src/stronghold-defense/stronghold-state.rules.js';
import { FollowedRound } from '../followed-round.js';
import { registerDirectly } from '../rich-member.js';
import { expect, test, type Site } from '../site.js';
import { building, StrongholdPlayer } from '../stronghold-player.js';
import { expectHubRecord, expectVerdict, figure } from '../verdict.js';

/** Interval at which the player looks at the field: 0.4 s. */
const LOOK_TICKS = 24;

async function open(page: Page, site: Site, isTouch: boolean): Promise<StrongholdPlayer> {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/stronghold-defense');
  return new StrongholdPlayer(await FollowedRound.start(page, site, 'stronghold-defense'), isTouch);
}

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

/** Checks that Escape leaves placing mode without building, and the game continues. */
async function leavePlacing(page: Page, { round }: StrongholdPlayer): Promise<void> {
  const button = page.getByRole('button', { name: 'Build Tower' });
  await button.click();
  await round.pass(LOOK_TICKS);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await round.pass(LOOK_TICKS);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** Builds a tower by keyboard: Enter begins, arrows move the ghost from its initial place, Enter builds. */
async function buildByKeyboard(page: Page, { round, state }: StrongholdPlayer): Promise<void> {
  await page.locator('canvas').focus();
  await page.keyboard.press('Enter');
  const [ghostX, ghostY] = [keyPlace(round).x, keyPlace(round).y];
  await page.keyboard.down('ArrowRight');
  await round.pass(6);
  await page.keyboard.up('ArrowRight');
  await round.pass(3);
  await page.keyboard.press('Enter');
  // Six ticks, each 0.4 px faster than the previous one, starting at 2 px.
  const x = Math.round(ghostX + 18);
  round.copy.act(building({ x, y: ghostY }));
  await round.pass(LOOK_TICKS);
  expect(state.towers).toMatchObject([{ x, y: ghostY }]);
}

/** Returns the initial place of the ghost: right of the dome. */
function keyPlace({ field }: FollowedRound): { x: number; y: number } {
  return field === 'wide' ? { x: 480 + 110, y: 270 } : { x: 270 + 110, y: 480 };
}

test('Stronghold Defense held to the end of its time pays for every kill [S1.05]', async ({
  page,
  site,
  isMobile,
}) => {
  const player = await open(page, site, isMobile);
  const { round } = player;
  await buildByKeyboard(page, player);
  await leavePlacing(page, player);
  while (!round.isOver) {
    const place = player.canPay ? player.bestPlace() : undefined;
    if (place !== undefined) await player.build(place);
    await round.pass(LOOK_TICKS);
  }
  const state = (await round.end()) as StrongholdState;
  expect(state).toMatchObject({ tick: 7200 });
  expect(state.lives).toBeGreaterThan(0);
  expect(state.score).toBeGreaterThan(300);
  await expectVerdict(page, verdictOf(state));
  const panel = page.locator('.play__panel');
  await expect(figure(panel, 'Wave')).toHaveText(String(state.wave));
  await expect(figure(panel, 'Towers')).toHaveText(String(state.towers.length));
  await expectHubRecord(page, verdictOf(state));
});
