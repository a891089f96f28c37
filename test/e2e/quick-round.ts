import type { Page } from '@playwright/test';
import { ClickerPlayer } from './clicker-player.js';
import type { Ticket } from './clicker-player.js';
import { FRAME_MS, jump } from './page-time.js';
import type { Site } from './site.js';

/** Exactly 96 ticks pass between two strikes, so that the player stays in step with the game. */
const MS_BETWEEN_STRIKES = 1600;
const TICKS_BETWEEN_STRIKES = 96;

/**
 * Plays a whole round in a moment. The page's clock, which must be installed, and the server's are advanced
 * together.
 */
export async function playRoundQuickly(
  page: Page,
  site: Site,
  isTouch: boolean,
  prefetchedTicket?: Ticket,
): Promise<void> {
  const passFrame = async (): Promise<void> => {
    await site.advance(FRAME_MS);
    await page.clock.runFor(FRAME_MS);
  };
  const player = await ClickerPlayer.start(page, prefetchedTicket);
  // Earlier rounds have advanced the page's clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await player.untilSecondBegins(passFrame);
  while (!player.isDone()) {
    await player.strike(isTouch);
    await site.advance(MS_BETWEEN_STRIKES);
    await jump(page, MS_BETWEEN_STRIKES);
    player.follow(TICKS_BETWEEN_STRIKES);
  }
  await page.clock.resume();
}
