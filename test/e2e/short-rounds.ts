import { expect, type Locator, type Page } from '@playwright/test';
import { registerDirectly } from './rich-member.js';
import type { Site } from './site.js';

/**
 * Opens the page of games, where the page's clock is installed. Time passes for the page only when the test
 * advances it, so that no game pauses on a busy machine.
 */
export async function openGames(page: Page, site: Site): Promise<void> {
  await registerDirectly(page, site);
  await page.goto('/games');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Chromium's message when Playwright blocks the service worker. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Collects the page's error messages from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== WORKER_KEPT_OUT) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => void complaints.push(message));
  return complaints;
}

/**
 * Lets time pass until the element is visible, and presses it: by key, since a newly opened panel ignores
 * pointers.
 */
async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await untilVisible(page, wanted);
  await wanted.press('Enter');
}

export async function untilVisible(page: Page, wanted: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const isCounted = await page.locator('.play__countdown').isVisible();
    await page.clock.runFor(isCounted ? 500 : 50);
    return wanted.isVisible();
  };
  await expect.poll(isThere, { intervals: [20], timeout: 60_000 }).toBe(true);
}

/** For each game, a key that triggers a sound. */
const HEARD_KEYS = {
  'Alien Clicker': 'Enter',
  'Memory Match': 'Enter',
  'Stronghold Defense': 'b',
  'Alien Racing': 'ArrowLeft',
} as const;

type GameName = keyof typeof HEARD_KEYS;

export const GAME_NAMES = Object.keys(HEARD_KEYS) as GameName[];

/** Sees the demo of a game and starts a round. */
export async function beginRound(page: Page, game: GameName): Promise<void> {
  await press(page, 'link', `Play Now: ${game}`);
  await untilVisible(page, page.getByText('Demo, played by a bot'));
  await press(page, 'button', 'Start Game');
  await untilVisible(page, page.getByRole('button', { name: 'Pause' }));
}

/** Sees the demo of a game, plays the first moments of a round, with a sound, and leaves. */
export async function playAMoment(page: Page, game: GameName = 'Alien Clicker'): Promise<void> {
  await beginRound(page, game);
  await page.locator('canvas').click();
  await page.keyboard.press(HEARD_KEYS[game]);
  await page.clock.runFor(100);
  await press(page, 'link', 'Back to Games');
  await press(page, 'button', 'Leave');
  await untilVisible(page, page.getByRole('link', { name: `Play Now: ${game}` }));
  await expect(page.locator('canvas')).toHaveCount(0);
}
