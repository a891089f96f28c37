import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newCredentials } from './member.js';
import { registerDirectly } from './rich-member.js';
import { expect, test } from './site.js';

const RAIL_WIDTH_PX = 88;
const OPEN_RAIL_WIDTH_PX = 248;

const widthOf = async (locator: Locator): Promise<number | undefined> => (await locator.boundingBox())?.width;

async function expectRail(page: Page): Promise<void> {
  const rail = page.getByRole('banner');
  await expect.poll(() => widthOf(rail)).toBe(RAIL_WIDTH_PX);
  await rail.hover();
  await expect.poll(() => widthOf(rail)).toBe(OPEN_RAIL_WIDTH_PX);
  await page.mouse.move(1000, 500);
  await expect.poll(() => widthOf(rail)).toBe(RAIL_WIDTH_PX);

  // It reveals the selected page although the pointer is still over it.
  for (const [entry, title] of [
    ['Games', 'Games'],
    ['Racing', 'Racing Simulator'],
  ] as const) {
    await rail.hover();
    await expect.poll(() => widthOf(rail)).toBe(OPEN_RAIL_WIDTH_PX);
    await rail.getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => widthOf(rail)).toBe(RAIL_WIDTH_PX);
    await page.mouse.move(1000, 500);
  }

  await rail.getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => widthOf(rail)).toBe(OPEN_RAIL_WIDTH_PX);
}

async function expectTopBar(page: Page): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  expect(bar?.height).toBeLessThan(80);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
}

test('the navigation is a side bar that widens on a desktop, and a top bar with a menu on a phone [S2.025, S2.026]', async ({
  page,
  site,
  isMobile,
}) => {
  await registerDirectly(page, site);
  await page.goto('/home');
  await (isMobile ? expectTopBar(page) : expectRail(page));
});

test('a long name leans in two lines, and no line is broken', async ({ page, site }) => {
  const { password } = newCredentials();
  const last = `Wormhole_${randomBytes(4).toString('hex').slice(0, 5)}`;
  await registerDirectly(page, site, { username: `Wandering_${last}`, password });
  for (const path of ['/home', '/profile']) {
    await page.goto(path);
    const lines = page.getByRole('heading', { level: 1, name: `Wandering_${last}` }).locator('.slant--name');
    await expect(lines).toHaveText(['Wandering_', last]);
    for (const line of await lines.all()) {
      const [height, size] = await line.evaluate((element: HTMLElement) => [
        element.offsetHeight,
        parseFloat(getComputedStyle(element).fontSize),
      ]);
      expect(height).toBeLessThan(1.5 * size);
      expect(size).toBeGreaterThan(13);
    }
  }
});
