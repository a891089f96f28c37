import type { BrowserContext, Page } from '@playwright/test';
import { BOTS } from 'game-scenes/bots';
import { arrowTo, press, tabTo, type } from './keyboard-hand.js';
import { expectBalance } from './member.js';
import { settle } from './page-time.js';
import { post, registerDirectly, saveUp } from './rich-member.js';
import { expect, ONE_SIZE, test, type Site } from './site.js';

test.use({ hasDailyBonus: true });

const others: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(others.splice(0).map((context) => context.close()));
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A picture of 1×1 px. */
const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Coins for two stickers, a colour and a picture. */
const COINS = 700;

test(
  'cart, customizer, picture and the end of the account go by the keyboard alone',
  ONE_SIZE,
  async ({ page, site }) => {
    const { password } = await registerDirectly(page, site);
    const balance = await saveUp(page, site, COINS);
    await page.goto('/store');

    // Two of one item and one of another, which is removed again.
    await press(page, button(page, 'Add to Cart: Peace'));
    await press(page, button(page, 'Add to Cart: Cool'));
    await press(page, button(page, 'One Peace more'));
    await press(page, button(page, 'Remove Cool'));
    await press(page, button(page, 'Checkout'));
    await expect(page.getByText('Purchase successful!').first()).toBeVisible();
    await expectBalance(page, balance - 100);

    await page.goto('/profile');
    await press(page, button(page, 'Customize Avatar'));
    const customizer = page.getByRole('dialog', { name: 'Customize Avatar' });
    await press(page, customizer.getByRole('button', { name: /^Blue/ }));
    await press(page, customizer.getByRole('button', { name: 'Buy Blue' }));
    await expect(page.getByText('Item purchased!').first()).toBeVisible();
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
    await (await chooser).setFiles(PICTURE);
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

/** Registers a member in a new browser context. */
async function anotherMember(page: Page, site: Site): Promise<{ other: Page; name: string }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  others.push(context);
  const other = await context.newPage();
  const { username } = await registerDirectly(other, site);
  return { other, name: username };
}

test(
  'the chat, a friend, their thread and a gift go by the keyboard alone',
  ONE_SIZE,
  async ({ page, site }) => {
    const { username } = await registerDirectly(page, site);
    const { other, name } = await anotherMember(page, site);
    await saveUp(page, site, 160);

    await page.goto('/store');
    await press(page, button(page, 'Add to Cart: Love'));
    await press(page, button(page, 'One Love more'));
    await press(page, button(page, 'Checkout'));
    await expect(page.getByText('Purchase successful!').first()).toBeVisible();

    await page.goto('/livestream');
    await type(page, page.getByRole('textbox', { name: 'Message' }), 'Hello by key');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Hello by key')).toBeVisible();

    await page.goto('/friends');
    await type(page, page.getByRole('textbox', { name: 'Add a friend by their Alien ID' }), name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Request sent').first()).toBeVisible();
    await other.goto('/friends');
    await press(other, button(other, `Accept ${username}`));
    const friend = page.getByRole('link', { name: new RegExp(`^${name} `) });
    await press(page, friend);
    await type(page, page.getByRole('textbox', { name: /^Message to/ }), 'Two of these, one for you');
    await page.keyboard.press('Enter');
    await expect(page.locator('.bubble', { hasText: 'Two of these, one for you' })).toBeVisible();

    await press(page, button(page, 'Give a Copy'));
    const giving = page.getByRole('dialog');
    await tabTo(page, giving.getByRole('radio'));
    await page.keyboard.press('Space');
    await press(page, giving.getByRole('button', { name: 'Give Love' }));
    await expect(page.getByText('You gave a copy')).toBeVisible();
    await expect(giving).toHaveCount(0);
  },
);

/** A little more than the minute of a round. */
const ROUND_MS = 61_000;

/** Plays a round of Alien Clicker to its end. */
async function race(page: Page, site: Site): Promise<void> {
  const gameName = 'Alien Clicker';
  const issued = await post(page, site, '/api/games/rounds', { gameName });
  const { round, seed } = issued as { round: string; seed: string };
  const log = BOTS['alien-clicker'](seed, 'wide', 'decent').encode();
  await site.advance(ROUND_MS);
  await post(page, site, '/api/games/stats', { gameName, round, log });
}

test(
  'the filters of the leaderboard, a ranked round and the simulator go by the keyboard alone',
  ONE_SIZE,
  async ({ page, site }) => {
    const { username } = await registerDirectly(page, site);
    await race(page, site);
    await page.goto('/leaderboard');
    await tabTo(page, page.getByRole('tab', { name: 'All Games' }));
    await arrowTo(page, 'ArrowRight', page.getByRole('tab', { name: 'Alien Clicker' }));
    await expect(page).toHaveURL('/leaderboard?game=alien-clicker');
    await press(page, button(page, 'Today'));
    await expect(page).toHaveURL('/leaderboard?game=alien-clicker&range=today');
    await type(page, page.getByRole('searchbox', { name: 'Search players' }), username);
    await expect(page).toHaveURL(/&search=/);
    await press(page, page.getByRole('link', { name: `${username}: watch the round` }));
    await expect(page.getByText('Watching', { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Back to Leaderboard' }));
    await expect(page).toHaveURL(/^[^?]*\/leaderboard/);

    await page.goto('/racing');
    await press(page, button(page, 'Start Race'));
    await expect(page.getByRole('region', { name: 'Race Stats' }).getByText('1 / 3')).toBeVisible();
  },
);
