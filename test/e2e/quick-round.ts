import type { Page } from '@playwright/test';
import { ClickerPlayer } from './clicker-player.js';
import type { Ticket } from './clicker-player.js';
import type { Site } from './site.js';

/** A frame of the page's clock while a test moves it. */
const FRAME_MS = 16;

/** Between two strikes pass 50 frames, which are exactly 48 ticks: so the player stays in step with the game. */
const MS_BETWEEN_STRIKES = 50 * FRAME_MS;
const TICKS_BETWEEN_STRIKES = 48;

/**
 * Plays a whole round in moments: the page's clock, which has to be installed, and the server's are moved on together.
 */
export async function playRoundQuickly(
  page: Page,
  site: Site,
  isTouch: boolean,
  stocked?: Ticket,
): Promise<void> {
  const pass = async (milliseconds: number): Promise<void> => {
    await site.advance(milliseconds);
    await page.clock.runFor(milliseconds);
  };
  const player = await ClickerPlayer.start(page, stocked);
  // Earlier rounds have put the page's clock ahead.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await player.untilSecondBegins(() => pass(FRAME_MS));
  while (!player.isDone()) {
    await player.strike(isTouch);
    await pass(MS_BETWEEN_STRIKES);
    player.follow(TICKS_BETWEEN_STRIKES);
  }
  await page.clock.resume();
}
