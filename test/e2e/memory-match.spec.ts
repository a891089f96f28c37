import { keyboardInput, MemoryPlayer, PAIRS, pointerInput } from './memory-player.js';
import { PageTime } from './page-time.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';
import { expectHubRecord, expectVerdict, figure } from './verdict.js';

/** Returns the expected verdict for this many pairs (§9). */
const verdictOf = (pairs: number) => ({
  gameName: 'Memory Match',
  title: 'Game Over',
  score: 10 * pairs,
  lines: [{ description: `Earned ${2 * pairs} coins playing Memory Match`, amount: 2 * pairs }],
});

test('Memory Match is won by the keyboard alone, with every pair, and pays for eight [S1.05]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games/memory-match');
  const time = await PageTime.stop(page, site);
  await page.getByRole('button', { name: 'Start Game' }).focus();
  await page.keyboard.press('Enter');
  await time.countIn();
  await time.untilVisible(page.getByRole('button', { name: 'Pause' }));
  const player = new MemoryPlayer(time, keyboardInput(page));
  await player.find(3);

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await time.untilVisible(page.getByRole('button', { name: 'Pause' }));
  await expect(page.locator('canvas')).toBeFocused();

  await player.find(PAIRS);
  await page.clock.resume();
  await expectVerdict(page, verdictOf(PAIRS));
  await expect(figure(page.locator('.play__panel'), 'Pairs')).toHaveText('8/8');
  await expectHubRecord(page, verdictOf(PAIRS));
});

test(
  'Memory Match ends with its minute, and pays for the pairs that were found',
  ONE_SIZE,
  async ({ page, site, isMobile }) => {
    await page.clock.install();
    await registerDirectly(page, site);
    await page.goto('/games/memory-match');
    const time = await PageTime.stop(page, site);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await time.countIn();
    await time.untilVisible(page.getByRole('button', { name: 'Pause' }));
    const player = new MemoryPlayer(time, await pointerInput(page, isMobile));
    await player.find(5);

    await time.pass(60_000);
    await page.clock.resume();
    await expectVerdict(page, verdictOf(player.pairs));
    const panel = page.locator('.play__panel');
    await expect(figure(panel, 'Pairs')).toHaveText('5/8');
    await expect(figure(panel, 'Time')).toHaveText('1:00');
    await expectHubRecord(page, verdictOf(player.pairs));
  },
);
