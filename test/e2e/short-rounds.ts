import { expect, type Locator, type Page } from '@playwright/test';
import { newCredentials, register } from './member.js';
import { PageLife } from './page-life.js';

/**
 * Opens the page of games with a record of what it asks of the browser. Time passes for the page only when the test lets
 * it, so that no game pauses because the machine was busy.
 */
export async function openGames(page: Page): Promise<PageLife> {
  await page.clock.install();
  const life = await PageLife.watch(page);
  await register(page, newCredentials());
  await page.goto('/games');
  await page.clock.pauseAt(Date.now() + 60_000);
  return life;
}

/** Lets time pass until something is there, and presses it. */
export async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await untilVisible(page, wanted);
  await wanted.click();
}

export async function untilVisible(page: Page, wanted: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await page.clock.runFor(50);
    return wanted.isVisible();
  };
  await expect.poll(isThere, { intervals: [20] }).toBe(true);
}

/** Begins a round and waits until it plays. */
export async function play(page: Page): Promise<void> {
  await press(page, 'link', 'Play Now: Alien Clicker');
  await press(page, 'button', 'Start Game');
  await untilVisible(page, page.getByRole('button', { name: 'Pause' }));
}

/** Plays the first moments of a round, with a strike that is heard, and leaves. */
export async function playAMoment(page: Page): Promise<void> {
  await play(page);
  await page.locator('canvas').click();
  await page.clock.runFor(100);
  await press(page, 'link', 'Back to Games');
  await untilVisible(page, page.getByRole('link', { name: 'Play Now: Alien Clicker' }));
  await expect(page.locator('canvas')).toHaveCount(0);
}
