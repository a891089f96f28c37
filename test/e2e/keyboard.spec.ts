import type { Page } from '@playwright/test';
import { newCredentials, openAuth, type Credentials } from './member.js';
import { expect, test } from './site.js';

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'tab' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses++) {
    if (
      await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} '${name}'.`);
}

/**
 * Expects that a new screen is shown and its heading has the focus, so that the keyboard continues from
 * there.
 */
async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

async function registerByKeyboard(page: Page, { username, password }: Credentials): Promise<void> {
  await tabTo(page, 'tab', 'Log In');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, 'textbox', 'Choose Alien ID');
  await page.keyboard.type(username);
  await tabTo(page, 'textbox', 'Create Password');
  await page.keyboard.type(password);
  await tabTo(page, 'textbox', 'Confirm Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  // The URL changes before the screen appears, whose heading then takes the focus.
  await expectHeading(page, /./);
}

test('a newcomer registers, moves through the navigation and signs out with the keyboard alone', async ({
  page,
  isMobile,
}) => {
  const newcomer = newCredentials();
  const { username } = newcomer;
  await openAuth(page);
  await registerByKeyboard(page, newcomer);
  await tabTo(page, 'link', 'Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expectHeading(page, username);
  await tabTo(page, 'link', 'Play Games');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Games');
  await tabTo(page, 'link', 'Play Now: Alien Clicker');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Alien Clicker');

  if (isMobile) {
    await tabTo(page, 'button', 'Open menu');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'link', 'Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expectHeading(page, username);

  if (isMobile) {
    await tabTo(page, 'button', 'Open menu');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'button', 'Log Out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});
