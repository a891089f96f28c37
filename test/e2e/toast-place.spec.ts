import type { Locator, Page } from '@playwright/test';
import { PageTime } from './page-time.js';
import { DESKTOP, PHONE, TABLET } from './playwright.config.js';
import { registerDirectly, registerRich } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

/** Desktop and tablet windows, both at 200 % zoom. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 410, height: 590 },
];

const SIZES = [DESKTOP, TABLET, PHONE, ...ZOOMED];

/** Expects that a toast covers none of these elements; hidden ones are ignored. */
async function expectClear(toast: Locator, kept: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((card) => card.getAnimations().length)).toBe(0);
  const [upper] = await boxesOf(toast);
  if (!upper) throw new Error('The toast has no place on the screen.');
  const boxes = await boxesOf(kept);
  expect(boxes.length).toBeGreaterThan(0);
  const covered = boxes.filter(
    (box) =>
      upper.left < box.right && box.left < upper.right && upper.top < box.bottom && box.top < upper.bottom,
  );
  expect(covered, JSON.stringify(upper)).toEqual([]);
}

/** Returns the rectangles of the elements with their texts. */
const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { name: element.ariaLabel ?? element.textContent, left, right, top, bottom };
      }),
  );

const toastOf = (page: Page, title: string): Locator => page.locator('.toast', { hasText: title });

test(
  'what a race begins with leaves field, figures and buttons free at every size',
  ONE_SIZE,
  async ({ page, site }) => {
    await page.clock.install();
    await registerDirectly(page, site);
    await page.goto('/games/alien-racing');
    const time = await PageTime.stop(page, site);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await time.untilVisible(page.getByText('Get ready', { exact: true }));
    const kept = page.locator('.play__stage, .play__figure, .play__header :is(a, button)');
    const toast = toastOf(page, "Race started! Let's go!");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await time.frame();
      await expect(toast).toContainText('Complete 3 laps to finish the race.');
      await expectClear(toast, kept);
    }
    await page.setViewportSize(PHONE);
    await time.untilVisible(page.getByRole('button', { name: 'Pause' }));
    await expectClear(toast, kept);
  },
);

test(
  "the store's toast covers neither what was pressed, nor the cart, nor balance and rail",
  ONE_SIZE,
  async ({ page, site }) => {
    await registerRich(page, site, 1000);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/store');
      const add = page.getByRole('button', { name: /^Add to Cart: / });
      await add.first().waitFor();
      for (const place of [0, 2, 5]) {
        await add.nth(place).evaluate((button) => button.scrollIntoView({ block: 'center' }));
        const name = await add.nth(place).getAttribute('aria-label');
        const pressed = page.getByRole('button', { name: name ?? '', exact: true });
        await pressed.click();
        const toast = toastOf(page, `${name?.slice('Add to Cart: '.length)} has been added`);
        const kept = page
          .getByRole('region', { name: 'Cart' })
          .or(page.locator('.phone-bar .coin-amount, .rail a'));
        await expectClear(toast, kept.or(pressed));
      }
    }
  },
);

test(
  "the store's toast leaves the buttons of an open cart free on a phone",
  ONE_SIZE,
  async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await registerRich(page, site, 60);
    await page.goto('/store?category=stickers');
    await page.getByRole('button', { name: 'Add to Cart: Peace' }).click();
    await page.getByRole('button', { name: /^Cart, 1 item/ }).click();
    const cart = page.getByRole('region', { name: 'Cart' });
    await expectClear(page.locator('.toast'), cart.getByRole('button'));
    await page.route('**/api/store/purchase', (route) => route.fulfill({ status: 500 }));
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await expectClear(toastOf(page, 'Purchase failed'), cart.getByRole('button'));
  },
);
