import type { Locator, Page } from '@playwright/test';
import { PageTime } from './page-time.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test, type Site } from './site.js';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Opens the game from the hub and starts a round with the clock stopped. */
async function runningRound(page: Page, site: Site): Promise<PageTime> {
  await page.clock.install();
  await registerDirectly(page, site);
  await page.goto('/games');
  await page.getByRole('link', { name: 'Play Now: Alien Clicker' }).click();
  const time = await PageTime.stop(page, site);
  await button(page, 'Start Game').click();
  await time.countIn();
  await time.untilVisible(button(page, 'Pause'));
  return time;
}

const loseFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('blur')));

test(
  'a window that loses the focus pauses the round, says why, and is counted in again',
  ONE_SIZE,
  async ({ page, site }) => {
    const time = await runningRound(page, site);
    await loseFocus(page);
    await expect(page.getByText('Paused because this window lost focus.').first()).toBeVisible();
    await expect(page.locator('canvas')).toBeHidden();
    const left = page.locator('.play__panel').getByText(/^\d:\d\d$/);
    await expect(left).toHaveText('1:00');
    await time.pass(5000);
    await expect(left).toHaveText('1:00');

    await button(page, 'Resume').press('Enter');
    await expect(page.locator('.play__count').getByText('3')).toBeVisible();
    await time.untilVisible(button(page, 'Pause'));
    await expect(page.locator('canvas')).toBeVisible();
  },
);

test('whoever leaves a round is asked first, by link, back and closing', ONE_SIZE, async ({ page, site }) => {
  await runningRound(page, site);
  const question = page.getByRole('alertdialog', { name: 'Leave this round?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/games/alien-clicker');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;

  await page.getByRole('link', { name: 'Back to Games' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(page).toHaveURL('/games');
});
