import type { Locator, Page } from '@playwright/test';
import { anEntry } from '../../frontend/test/fixtures/standing-data';
import { PHONE, TABLET } from './playwright.config.js';
import { registerDirectly } from './rich-member.js';
import { expect, ONE_SIZE, test } from './site.js';

const RAIL_WIDTH_PX = 88;
const OPEN_RAIL_WIDTH_PX = 248;
const TABLET_RAIL_WIDTH_PX = 76;

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

test('a touch does not widen the rail of a tablet', ONE_SIZE, async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, viewport: TABLET, hasTouch: true });
  await registerDirectly(page, site);
  await page.goto('/home');
  const rail = page.getByRole('banner');
  await expect.poll(() => widthOf(rail)).toBe(TABLET_RAIL_WIDTH_PX);
  await rail.locator('.coin-amount').tap();
  await rail.getByRole('link', { name: 'Games', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect.poll(() => rail.evaluate((bar) => bar.getAnimations().length)).toBe(0);
  expect(await widthOf(rail)).toBe(TABLET_RAIL_WIDTH_PX);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(rail).toHaveCount(1);
  await page.close();
});

test('the navigation is a side bar that widens on a desktop, and a top bar with a menu on a phone [S2.025, S2.026]', async ({
  page,
  site,
  isMobile,
}) => {
  await registerDirectly(page, site);
  await page.goto('/home');
  await (isMobile ? expectTopBar(page) : expectRail(page));
});

/** Unexpected layout shifts: their total score, and the elements with their old and new positions. */
interface Shifts {
  sum: number;
  moved: string[];
}

/** Runs in the page: sums the layout shifts from the first frame on. */
function recordShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node?: Node;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? node.className : 'what is gone by now';
        shifts.moved.push(`${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Mocks a leaderboard of two members, fewer than most windows show. */
async function fillWithTwo(page: Page): Promise<void> {
  const answer = { json: [anEntry(1), anEntry(2)], headers: { 'X-Total-Count': '2' } };
  await page.route(/\/api\/leaderboard(\?.*)?$/, (route) => route.fulfill(answer));
}

for (const path of ['/home', '/profile', '/leaderboard']) {
  test(`${path} holds still while it loads`, async ({ page, site }) => {
    await registerDirectly(page, site);
    await fillWithTwo(page);
    await page.addInitScript(recordShifts);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    expect(sum, `moved: ${moved.join(', ')}`).toBeLessThanOrEqual(0.02);
  });
}

/** Runs in the page: doubles the size of all text. */
function doubleText(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

test(
  'text of twice the size breaks neither the hero, nor a start panel, nor the sheet of the store on a phone',
  ONE_SIZE,
  async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(doubleText);
    await page.goto('/');
    const lines = page.getByRole('heading', { level: 1 }).locator('.slant');
    for (const line of await lines.all()) {
      const linesOf = (element: HTMLElement) =>
        element.offsetHeight / parseFloat(getComputedStyle(element).lineHeight);
      expect(await line.evaluate(linesOf)).toBeLessThan(1.5);
    }
    await registerDirectly(page, site);
    await page.goto('/games/alien-clicker');
    const gesture = page.locator('.controls__gesture').filter({ visible: true }).first();
    await expect(gesture).toBeVisible();
    expect(await widthOf(gesture)).toBe(44);
    await page.goto('/store?item=21');
    await expect(page.getByRole('heading', { name: 'Cool' }).first()).toBeVisible();
    expect(await widthOf(page.locator('.room__panel'))).toBeGreaterThan(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  },
);
