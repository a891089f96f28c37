import type { Page } from '@playwright/test';
import { FIELDS } from 'game-scenes/rules';
import { FollowedRound, type Ticket } from './followed-round.js';
import type { Site } from './site.js';

const STRIKE = 1;

/** Time between two strikes: 1.6 s. */
const TICKS_BETWEEN_STRIKES = 96;

/** The visible properties of a head. */
interface Head {
  readonly x: number;
  readonly y: number;
}

/**
 * Plays a whole round of Alien Clicker in a moment: strikes the head closest to the middle line of the field.
 * The page's clock, which must be installed, and the server's are advanced together.
 */
export async function playRoundQuickly(
  page: Page,
  site: Site,
  isTouch: boolean,
  prefetchedTicket?: Ticket,
): Promise<void> {
  const round = await FollowedRound.start(page, site, 'alien-clicker', prefetchedTicket);
  const distance = ({ y }: Head): number => Math.abs(y - FIELDS[round.field].height / 2);
  while (!round.isOver) {
    const { targets } = round.copy.state as { targets: readonly Head[] };
    const [head] = targets.toSorted((one, other) => distance(one) - distance(other));
    if (!head) throw new Error('No head falls.');
    const { x, y } = round.onPage(head.x, head.y);
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    round.copy.act({ code: STRIKE, x: Math.round(head.x), y: Math.round(head.y) });
    await round.pass(TICKS_BETWEEN_STRIKES);
  }
  await page.clock.resume();
}
