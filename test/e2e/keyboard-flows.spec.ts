import type { Page } from '@playwright/test';
import { press, tabTo, type } from './keyboard-hand.js';
import { expectBalance } from './member.js';
import { DOT } from './pictures.js';
import { settle } from './page-time.js';
import { registerRich } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Coins for two stickers, a colour and a picture. */
const COINS = 700;

test(
  'cart, customizer, picture and the end of the account go by the keyboard alone',
  ONE_SIZE,
  async ({ page, site }) => {
    const { password } = await registerRich(page, site, COINS);
    await page.goto('/store');

    // Two of one item and one of another, which is removed again.
    await press(page, button(page, 'Add to Cart: Peace'));
    await press(page, button(page, 'Add to Cart: Cool'));
    await press(page, button(page, /^Cart, 2 items/));
    await press(page, button(page, 'One Peace more'));
    await press(page, button(page, 'Remove Cool'));
    await press(page, button(page, 'Checkout'));
    await expect(page.getByText('Purchase successful!').first()).toBeVisible();
    await expectBalance(page, COINS - 100);

    await page.goto('/profile');
    await press(page, button(page, 'Customize Avatar'));
    const customizer = page.getByRole('dialog', { name: 'Customize Avatar' });
    await press(page, customizer.getByRole('button', { name: /^Blue/ }));
    await press(page, customizer.getByRole('button', { name: 'Wear Blue' }));
    await expect(customizer.getByRole('button', { name: /^Blue.*Wearing/ })).toBeVisible();
    await tabTo(page, customizer.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(customizer.getByRole('tab', { name: 'Hats' })).toHaveAttribute('aria-selected', 'true');
    await press(page, customizer.getByRole('button', { name: /^Alien Helmet/ }));
    await press(page, customizer.getByRole('button', { name: 'Save Avatar' }));
    await expect(customizer).toHaveCount(0);
    await expect(button(page, 'Customize Avatar')).toBeFocused();

    await press(page, button(page, 'Upload Picture'));
    const upload = page.getByRole('dialog', { name: 'Profile Picture' });
    const chooser = page.waitForEvent('filechooser');
    await press(page, upload.getByRole('button', { name: 'Choose File' }));
    await (await chooser).setFiles(DOT);
    await expect(upload.getByAltText('Preview')).toBeVisible();
    await press(page, upload.getByRole('button', { name: 'Upload Picture' }));
    await expect(page.getByText('Profile picture updated').first()).toBeVisible();
    await expect(button(page, 'Change Picture')).toBeFocused();

    await press(page, button(page, 'Close Account'));
    const closing = page.getByRole('dialog', { name: 'Close your account?' });
    await expect(closing.getByLabel('Your Password', { exact: true })).toBeFocused();
    // A dialog gets the focus one task before it handles Escape; no person is that fast.
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Close Account')).toBeFocused();
    await page.keyboard.press('Enter');
    await type(page, closing.getByLabel('Your Password', { exact: true }), password);
    await press(page, closing.getByRole('button', { name: 'Close Account' }));
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Account closed').first()).toBeVisible();
  },
);
