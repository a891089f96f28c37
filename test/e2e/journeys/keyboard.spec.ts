import type { Page } from '@playwright/test';
import { arrowTo, press, tabTo, type } from '../keyboard-hand.js';
import { expectBalance, newCredentials, openAuth } from '../member.js';
import { giveCoins } from '../rich-member.js';
import { expect, test } from '../site.js';

/**
 * Expects that a new screen is shown and its heading has the focus, so that the keyboard continues from
 * there.
 */
async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a newcomer registers, buys, follows the leaderboard, starts a race and signs out with the keyboard alone', async ({
  page,
  site,
}) => {
  const { username, password } = newCredentials();
  await openAuth(page);
  await tabTo(page, page.getByRole('tab', { name: 'Log In' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Choose Alien ID' })).toBeVisible();
  await type(page, page.getByRole('textbox', { name: 'Choose Alien ID' }), username);
  await type(page, page.getByRole('textbox', { name: 'Create Password' }), password);
  await type(page, page.getByRole('textbox', { name: 'Confirm Password' }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expectHeading(page, username);

  await giveCoins(page, site, 100);
  await press(page, link(page, 'Store'));
  await expectHeading(page, /Store/);
  await press(page, button(page, 'Add to Cart: Peace'));
  await press(page, button(page, 'Checkout'));
  await expect(page.getByText('Purchase successful!').first()).toBeVisible();
  await expectBalance(page, 50);

  await press(page, link(page, 'Leaderboard'));
  await expectHeading(page, 'Leaderboard');
  await tabTo(page, page.getByRole('tab', { name: 'All Games' }));
  await arrowTo(page, 'ArrowRight', page.getByRole('tab', { name: 'Alien Clicker' }));
  await press(page, button(page, 'Today'));
  await expect(page).toHaveURL('/leaderboard?game=alien-clicker&range=today');

  await press(page, link(page, 'Racing'));
  await press(page, button(page, 'Start Race'));
  await expect(page.getByRole('region', { name: 'Race Stats' }).getByText('1 / 3')).toBeVisible();
  await page.goto('/games');
  await press(page, link(page, 'Play Now: Alien Clicker'));
  await expect(button(page, 'Start Game')).toBeFocused();
  await press(page, button(page, 'Log Out'));
  await expect(page).toHaveURL('/auth');
});
